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
import type { Line } from '../report/line.ts';
import { because, type Item, type Reason } from '../report/report.ts';

/** The fields of a create body, with references to other records as external ids. */
type Row<Body, References extends string = never> = Omit<Partial<Body>, 'external_ids'> & {
  external_id: string;
} & { [K in `${References}_external_id`]: string };

/** The fields of a row of each kind. */
interface RosterFields {
  academic_years: Row<AcademicYearCreate>;
  terms: Row<TermCreate, 'academic_year'>;
  grade_levels: Row<GradeLevelCreate>;
  subjects: Row<SubjectCreate> & { grade_level_external_ids?: string[] };
  staff: Row<StaffCreate>;
  classes: Row<ClassCreate, 'academic_year'> & {
    grade_level_external_id?: string;
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

/** The kinds, each after the kinds that its rows refer to. */
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

type RowResult = 'created' | 'updated' | 'unchanged' | 'rejected' | 'not_sent' | 'unconfirmed';

/** Fields of a new record that are not in the files as such, with the item of the report, if there is one. */
export interface WhenNew<K extends Kind> {
  fields: Partial<RosterFields[K]>;
  line: Line;
  columns: readonly string[];
  reason: Reason | undefined;
}

/** A row to import. It has one result, which is also the result of the lines that it was built from. */
export class RosterRow<K extends Kind = Kind> {
  readonly kind: K;
  readonly fields: RosterFields[K];
  /** The lines that it was built from. The first one is the main one. */
  readonly lines: readonly [Line, ...Line[]];
  /** Fields that are sent only if the record is new. The others must not change what the school has entered. */
  whenNew: WhenNew<K> | undefined;
  /** Whether the record is new; undefined if that is not known. */
  isNew: boolean | undefined;
  #outcome: { result: RowResult; reason?: Reason } | undefined;
  #warning: Reason | undefined;

  constructor(kind: K, fields: RosterFields[K], ...lines: [Line, ...Line[]]) {
    this.kind = kind;
    this.fields = fields;
    this.lines = lines;
    for (const line of new Set(lines)) line.addRow(this as RosterRow);
  }

  /** Sets the result, once. Until then it is undefined. */
  resolve(result: RowResult, reason?: Reason): void {
    if (this.#outcome) throw new Error(`the row ${this.fields.external_id} has two results`);
    this.#outcome = reason ? { result, reason } : { result };
  }

  /** Sets what is unusual about the record, although it was imported. */
  warn(reason: Reason): void {
    this.#warning = reason;
  }

  /** The item of a line for the warning of the row, which is reported once. */
  warningItemFor(line: Line): Item | undefined {
    if (!this.#warning || line !== this.lines[0]) return undefined;
    const { kind, fields } = this;
    return {
      ...{ severity: 'notice', result: 'warning', file: line.file, line: line.number, column: null },
      ...{ reason: this.#warning, kind, external_id: fields.external_id },
    };
  }

  /** The fields to send. */
  get body(): Partial<RosterFields[K]> {
    return { ...this.fields, ...(this.isNew ? this.whenNew?.fields : {}) };
  }

  get result(): RowResult | undefined {
    return this.#outcome?.result;
  }

  get isImported(): boolean {
    return this.result === 'created' || this.result === 'updated' || this.result === 'unchanged';
  }

  /** The item of a line for the fields that are sent only if the record is new; undefined if it is not new. */
  whenNewItemFor(line: Line): Item | undefined {
    const isExisting = this.isNew === false || ['updated', 'unchanged'].includes(this.result ?? '');
    if (!this.whenNew || this.whenNew.line !== line || isExisting) return undefined;
    const { columns, reason } = this.whenNew;
    if (!reason || this.result === 'rejected' || this.result === 'not_sent') return undefined;
    const { file, number } = line;
    return { severity: 'notice', result: 'assumed', file, line: number, column: line.title(columns), reason };
  }

  /** The item of a line of this row; undefined if the record is in the school. */
  itemFor(line: Line): Item | undefined {
    if (this.isImported) return undefined;
    const { kind } = this;
    const [first] = this.lines;
    const own = this.#outcome?.reason ?? because`was not sent`;
    const reason = line === first ? own : because`belongs to ${first.place}, which was not imported`;
    const result = (this.result ?? 'not_sent') as 'rejected' | 'not_sent' | 'unconfirmed'; // It is not imported.
    const { external_id } = this.fields;
    return {
      severity: 'error',
      result,
      file: line.file,
      line: line.number,
      column: null,
      reason,
      kind,
      external_id,
    };
  }
}

/** The rows of a school. */
export type RosterRows = { [K in Kind]: RosterRow<K>[] };
