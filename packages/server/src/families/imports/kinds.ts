import type { OperationId, Schemas } from '../../contract.ts';
import type { AnyResource } from '../../db/resource.ts';
import type { ReadingWork } from '../../school-work.ts';
import { classes } from '../classes/class-tables.ts';
import { academicYears, gradeLevels, subjects, terms } from '../classes/tables.ts';
import { enrollments, openEnrollments } from '../enrollments/tables.ts';
import { guardians, learnerGuardians, learners } from '../learners/tables.ts';
import { staff } from '../staff/tables.ts';

export type ImportKind = Schemas['Import']['kind'];

export interface KindOfRow {
  resource: AnyResource;
  create: OperationId;
  update: OperationId;
  /** What becomes of a record that a full snapshot does not have any more. */
  remove: OperationId;
  /** Brings back a record that was archived. */
  restore?: OperationId;
  /** States in which a record is over: a row that names it begins another. */
  over?: readonly string[];
  /** States in which a record can be removed, where it is not archived but ended. */
  open?: readonly string[];
  /** What a row means its record by, where that is not what is unique of the kind. */
  known?: readonly string[];
  /** Finds the record that a row means by more than one of its fields. */
  find?(work: ReadingWork, fields: Record<string, unknown>): Promise<string | undefined>;
}

/** What rows of each kind are made into, and by which operations. */
export const kinds: Record<ImportKind, KindOfRow> = {
  academic_years: {
    resource: academicYears,
    create: 'academic-years.create',
    update: 'academic-years.update',
    remove: 'academic-years.archive',
    restore: 'academic-years.restore',
  },
  terms: {
    resource: terms,
    create: 'terms.create',
    update: 'terms.update',
    remove: 'terms.archive',
    restore: 'terms.restore',
  },
  grade_levels: {
    resource: gradeLevels,
    create: 'grade-levels.create',
    update: 'grade-levels.update',
    remove: 'grade-levels.archive',
    restore: 'grade-levels.restore',
  },
  subjects: {
    resource: subjects,
    create: 'subjects.create',
    update: 'subjects.update',
    remove: 'subjects.archive',
    restore: 'subjects.restore',
  },
  staff: {
    resource: staff,
    create: 'staff.create',
    update: 'staff.update',
    remove: 'staff.archive',
    restore: 'staff.restore',
  },
  classes: {
    resource: classes,
    create: 'classes.create',
    update: 'classes.update',
    remove: 'classes.archive',
    restore: 'classes.restore',
  },
  learners: {
    resource: learners,
    create: 'learners.create',
    update: 'learners.update',
    remove: 'learners.archive',
    restore: 'learners.restore',
  },
  guardians: {
    resource: guardians,
    create: 'guardians.create',
    update: 'guardians.update',
    remove: 'guardians.archive',
    restore: 'guardians.restore',
  },
  learner_guardians: {
    resource: learnerGuardians,
    create: 'learner-guardians.create',
    update: 'learner-guardians.update',
    remove: 'learner-guardians.archive',
  },
  enrollments: {
    resource: enrollments,
    create: 'enrollments.create',
    update: 'enrollments.update',
    remove: 'enrollments.withdraw',
    restore: 'enrollments.restore',
    known: ['learner_id'],
    over: ['withdrawn', 'transferred', 'cancelled'],
    open: ['active'],
    async find({ db, scope }, { learner_id: learner, class_id: cls, term_id: term }) {
      if (typeof learner !== 'string') return undefined;
      const open = await db.all(openEnrollments, { school: scope.schoolId, learner });
      return open.find(({ class_id, term_id }) => class_id === cls && term_id === term)?.id;
    },
  },
};
