import type { GradeLevel } from '@rollbook/sdk';

/** How grade levels are written: by the codes of the Common Education Data Standards, or by their own labels. */
export const gradeWords = ['codes', 'labels'] as const;
export type GradeWords = (typeof gradeWords)[number];

const others = ['IT', 'PR', 'PK', 'TK', 'KG', 'PS', 'UG', 'Other'];
const names: Readonly<Record<string, string>> = {
  r: 'KG',
  rr: 'PK',
  reception: 'KG',
  kindergarten: 'KG',
  'pre-r': 'PK',
};

/** The code for a label; null if it is unknown. */
export function gradeCode(label: string): string | null {
  const exact = others.find((code) => code.toLowerCase() === label.trim().toLowerCase());
  if (exact !== undefined) return exact;
  const named =
    names[
      label
        .trim()
        .toLowerCase()
        .replace(/^grade\s+/, '')
    ];
  if (named !== undefined) return named;
  const [number, second] = label.match(/\d+/g) ?? [];
  if (number === undefined || second !== undefined) return null;
  const grade = Number(number);
  return grade >= 1 && grade <= 13 ? String(grade).padStart(2, '0') : null;
}

/** What is written for each grade level, by its id. Levels that would have the same code keep their labels. */
export function gradesOf(
  levels: readonly GradeLevel[],
  words: GradeWords,
): { written: Map<string, string>; withoutCode: GradeLevel[] } {
  const codes = new Map(levels.map(({ id, label }) => [id, gradeCode(label)]));
  const shared = (code: string) => [...codes.values()].filter((other) => other === code).length > 1;
  const codeOf = ({ id }: GradeLevel) => {
    const code = codes.get(id) ?? null;
    return code === null || shared(code) ? null : code;
  };
  if (words === 'labels')
    return { written: new Map(levels.map(({ id, label }) => [id, label])), withoutCode: [] };
  return {
    written: new Map(levels.map((level) => [level.id, codeOf(level) ?? level.label])),
    withoutCode: levels.filter((level) => codeOf(level) === null),
  };
}
