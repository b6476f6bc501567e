import type { OperationId, Schemas } from '../../contract.ts';
import type { ReadWork } from '../../core/unit-of-work.ts';
import type { AnyResource } from '../../db/resource.ts';
import { operations } from '../../generated/operations.ts';
import { academicYears, classes, gradeLevels, subjects, terms } from '../classes/tables.ts';
import { enrollments, openEnrollments, places } from '../enrollments/tables.ts';
import { placementOf } from '../learners/placement.ts';
import { guardians, learnerGuardians, learners } from '../learners/tables.ts';
import { staff } from '../staff/tables.ts';

export type ImportKind = Schemas['Import']['kind'];

export interface KindOfRow {
  resource: AnyResource;
  /** The schema of a row. */
  row: string;
  create: OperationId;
  update: OperationId;
  /** What becomes of a record that a full snapshot does not have any more. */
  remove: OperationId;
  /** Brings back a record that was archived. */
  restore?: OperationId;
  /** States in which a record is over: a row that names it begins another. */
  over?: readonly string[];
  /** States in which a record is completed: a row that leaves a field empty takes nothing away from it. */
  completed?: readonly string[];
  /** States in which a record can be removed, where it is not archived but ended. */
  open?: readonly string[];
  /** Whether any two rows can concern each other, as those whose days may not overlap. */
  inOrder?: true;
  /** By what rows can concern each other, where that is more than what is unique of the kind. */
  shared?: readonly string[];
  /** What a row says without naming it, for `shared`. */
  implied?(work: ReadWork, fields: Record<string, unknown>): Promise<Record<string, unknown>>;
  /** Whether a record of those in `shared` takes so many rows: then none of them depends on another by it. */
  hasRoom?(work: ReadWork, field: string, id: string, rows: number): Promise<boolean>;
  /** Finds the record that a row means by more than one of its fields. */
  find?(work: ReadWork, fields: Record<string, unknown>): Promise<string | undefined>;
}

/** The field that takes the ids of records, for one that names them by their external ids. */
export const referenceOf = (field: string): string => field.replace(/_external_(ids?)$/, '_$1');

/** The operations of a resource, by the names that all resources have for them. */
function kindOf(name: string, resource: AnyResource): KindOfRow {
  const operation = (verb: string): OperationId => {
    const id = `${name}.${verb}`;
    if (!isOperation(id)) throw new TypeError(`${id} is no operation`);
    return id;
  };
  const restore = `${name}.restore`;
  const create = operation('create');
  return {
    resource,
    row: operations[create].body?.replace(/Create$/, 'Row') ?? '',
    create,
    update: operation('update'),
    remove: operation('archive'),
    ...(isOperation(restore) ? { restore } : {}),
  };
}

const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id);

/** The id of a record in its source, as text; undefined where a row has none. */
export function externalIdOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return value;
  return Number.isSafeInteger(value) ? String(value) : undefined;
}

/** Whether a class has places for so many more in every term. */
const roomInClass: KindOfRow['hasRoom'] = async ({ db, schoolId: school, records }, field, id, rows) => {
  if (field !== 'class_id') return false;
  const capacity = (await records(classes).find(id))?.value.capacity ?? null;
  if (capacity === null) return true;
  const [fullest] = await db.all(places, { school, class: id });
  return (fullest?.taken ?? 0) + rows <= capacity;
};

/** What rows of each kind are made into, and by which operations. */
export const kinds: Record<ImportKind, KindOfRow> = {
  academic_years: { ...kindOf('academic-years', academicYears), inOrder: true },
  terms: { ...kindOf('terms', terms), inOrder: true },
  grade_levels: kindOf('grade-levels', gradeLevels),
  subjects: kindOf('subjects', subjects),
  staff: kindOf('staff', staff),
  classes: kindOf('classes', classes),
  learners: {
    ...kindOf('learners', learners),
    shared: ['admission_number', 'class_id'],
    hasRoom: roomInClass,
    implied: async (work, fields) => (await placementOf(work, fields)).fields,
  },
  guardians: kindOf('guardians', guardians),
  learner_guardians: {
    ...kindOf('learner-guardians', learnerGuardians),
    shared: ['guardian_id', 'learner_id'],
  },
  enrollments: {
    ...kindOf('enrollments', enrollments),
    remove: 'enrollments.withdraw',
    shared: ['learner_id', 'class_id'],
    hasRoom: roomInClass,
    over: ['withdrawn', 'transferred', 'cancelled'],
    completed: ['completed'],
    open: ['active'],
    async find({ db, schoolId: school }, { learner_id: learner, class_id: cls, term_id: term }) {
      if (typeof learner !== 'string') return undefined;
      const open = await db.all(openEnrollments, { school, learner });
      return open.find(({ class_id, term_id }) => class_id === cls && term_id === term)?.id;
    },
  },
};
