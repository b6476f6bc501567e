import { type FieldError, invalidBody } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { ReadWork } from '../../core/unit-of-work.ts';
import { fold } from '../../lib/fold.ts';
import { registerClass } from '../classes/queries.ts';
import { classes, gradeLevels } from '../classes/tables.ts';
import type { Learner } from './changes.ts';

type Placement = Pick<Learner, 'grade_level' | 'grade_level_id' | 'class' | 'class_id'>;

/** Whether two labels are the same, ignoring case. */
const isSame = (one: string | null, other: string | null): boolean =>
  one === other || (one !== null && other !== null && fold(one) === fold(other));

/**
 * The grade level and the class that a body sets, each by its label or its id. For a label that exists in the school,
 * ignoring case, the id is found, and for an id the label. The learner gets the spelling of the grade level or class.
 * The class is null if the body does not set it.
 */
export async function placementOf(
  { db, schoolId, records }: ReadWork,
  body: Partial<Placement>,
): Promise<{ fields: Partial<Placement>; class: Schemas['Class'] | null }> {
  const school = schoolId;
  const fields: Partial<Placement> = {};
  const fieldErrors: FieldError[] = [];
  const conflict = (field: string) =>
    fieldErrors.push({
      pointer: `/${field}`,
      code: 'conflict',
      detail: `is not the label of the record in ${field}_id; send only one of the two`,
    });

  const { grade_level: gradeLabel, grade_level_id: gradeId } = body;
  if (gradeId) {
    const label = (await records(gradeLevels).find(gradeId))?.value.label ?? null;
    if (gradeLabel !== undefined && !isSame(gradeLabel, label)) conflict('grade_level');
    Object.assign(fields, { grade_level_id: gradeId, grade_level: label });
  } else if (gradeLabel !== undefined || gradeId === null) {
    const found = gradeLabel
      ? await records(gradeLevels).findUnique('label', { label: gradeLabel })
      : undefined;
    const label = found?.value.label ?? gradeLabel ?? null;
    Object.assign(fields, { grade_level_id: found?.id ?? null, grade_level: label });
  }

  const { class: classLabel, class_id: classId } = body;
  const named =
    classLabel && !classId
      ? await db.first(registerClass, { school, label: classLabel, key: fold(classLabel) })
      : undefined;
  const id = classId ?? named?.id ?? null;
  const cls = id === null ? undefined : await records(classes).find(id);
  if (classId) {
    if (classLabel !== undefined && !isSame(classLabel, cls?.value.label ?? null)) conflict('class');
    if (cls && cls.value.kind !== 'register')
      fieldErrors.push({
        pointer: '/class_id',
        code: 'not_a_register_class',
        detail: 'must be a register class, not a subject class',
      });
    Object.assign(fields, { class_id: classId, class: cls?.value.label ?? null });
  } else if (classLabel !== undefined || classId === null) {
    Object.assign(fields, { class_id: id, class: cls?.value.label ?? classLabel ?? null });
  }
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors);
  return { fields, class: cls?.value ?? null };
}
