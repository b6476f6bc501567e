import type {
  AcademicYearCreate,
  ClassCreate,
  EnrollmentCreate,
  GradeLevelCreate,
  GuardianCreate,
  LearnerCreate,
  LearnerGuardianCreate,
  StaffCreate,
  SubjectCreate,
  TermCreate,
} from '@rollbook/sdk';

/** The fields of a create body, those that refer to other records by the ids that the source has for them. */
type Row<Body, References extends string = never> = Omit<Partial<Body>, 'external_ids'> & {
  external_id: string;
} & { [K in `${References}_external_id`]: string };

/** What a row of each kind holds. */
export interface RosterFields {
  academic_years: Row<AcademicYearCreate>;
  terms: Row<TermCreate, 'academic_year'>;
  grade_levels: Row<GradeLevelCreate>;
  subjects: Row<SubjectCreate> & { grade_level_external_ids?: string[] };
  staff: Row<StaffCreate>;
  classes: Row<ClassCreate, 'academic_year' | 'grade_level'> & {
    subject_external_id?: string;
    teacher_external_id?: string;
    term_external_ids?: string[];
  };
  learners: Row<LearnerCreate> & { grade_level_external_id?: string };
  guardians: Row<GuardianCreate>;
  learner_guardians: Row<LearnerGuardianCreate, 'learner' | 'guardian'>;
  enrollments: Row<EnrollmentCreate, 'learner' | 'class' | 'term'>;
}

export type Kind = keyof RosterFields;

/** The kinds, each behind those that its rows refer to. */
export const kinds = [
  'academic_years',
  'terms',
  'grade_levels',
  'subjects',
  'staff',
  'classes',
  'learners',
  'guardians',
  'learner_guardians',
  'enrollments',
] as const satisfies readonly Kind[];

/** A line of a file. */
export interface Place {
  file: string;
  line: number;
}

export interface Fault extends Place {
  detail: string;
}

/** Something that holds for so many lines and is no fault, as people who have left. */
export interface Note {
  count: number;
  detail: string;
}

export interface RosterRow<K extends Kind = Kind> extends Place {
  fields: RosterFields[K];
}

/** A school as a folder of some format has it, in Rollbook's terms. */
export interface Roster {
  rows: { [K in Kind]: RosterRow<K>[] };
  faults: Fault[];
  notes: Note[];
}

/** What a reader finds beside the rows. */
export class Findings {
  readonly faults: Fault[] = [];
  readonly #notes = new Map<string, number>();

  fault({ file, line }: Place, detail: string): void {
    this.faults.push({ file, line, detail });
  }

  note(detail: string): void {
    this.#notes.set(detail, (this.#notes.get(detail) ?? 0) + 1);
  }

  get notes(): Note[] {
    return [...this.#notes].map(([detail, count]) => ({ count, detail }));
  }
}
