import { isDeepStrictEqual } from 'node:util';
import { type FieldError, Problem, refuseErrors } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { RecordWork } from '../../store/rules.ts';
import { publishedWith } from './scale-queries.ts';

export type GradingScale = Schemas['GradingScale'];
type Level = Schemas['GradingLevel'];

/** The scale of South Africa's National Protocol for Assessment, with which every school begins. */
export const firstScale = {
  name: 'CAPS-7',
  levels: [
    { level: 7, label: 'Outstanding', min: 80 },
    { level: 6, label: 'Meritorious', min: 70 },
    { level: 5, label: 'Substantial', min: 60 },
    { level: 4, label: 'Adequate', min: 50 },
    { level: 3, label: 'Moderate', min: 40 },
    { level: 2, label: 'Elementary', min: 30 },
    { level: 1, label: 'Not achieved', min: 0 },
  ],
  default: true,
} satisfies Partial<GradingScale>;

/** The level of a whole percentage. The levels are those of a scale, highest first. */
export const levelOf = (levels: readonly Level[], percentage: number): Level | undefined =>
  levels.find(({ min }) => min <= percentage);

/** Levels are stored highest first. */
export const inOrder = async ({ levels }: GradingScale) => ({
  levels: levels.toSorted((one, other) => other.min - one.min),
});

/** The levels divide 0 to 100 without gaps, and do not change while a published assessment uses them. */
export async function checkScale(
  next: GradingScale,
  previous: GradingScale | undefined,
  { db, schoolId: school }: RecordWork,
): Promise<void> {
  refuseErrors(levelErrors(next.levels));
  if (!previous || (next.name === previous.name && isDeepStrictEqual(next.levels, previous.levels))) return;
  if (await db.first(publishedWith, { school, scale: next.id }))
    throw new Problem(
      'scale_in_use',
      'A published assessment uses this grading scale, so its name and levels cannot be changed. Clone it and change the clone.',
    );
}

function levelErrors(levels: readonly Level[]): FieldError[] {
  const fieldErrors: FieldError[] = [];
  const fieldError = (detail: string) =>
    fieldErrors.push({ pointer: '/levels', code: 'invalid_levels', detail });
  if (levels.at(-1)?.min !== 0)
    fieldError('must have a level with the min 0, so that every percentage has a level');
  if (new Set(levels.map(({ min }) => min)).size < levels.length)
    fieldError('must not have the same min twice');
  const steps = levels.slice(1).map(({ level }, index) => Math.sign((levels[index]?.level ?? 0) - level));
  if (steps.includes(0) || new Set(steps).size > 1)
    fieldError('must either always increase or always decrease from the lowest level to the highest');
  return fieldErrors;
}
