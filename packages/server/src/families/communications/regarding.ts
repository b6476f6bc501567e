import type { Receives } from '../../communications/eligibility.ts';
import { invalidField, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { ReadWork, UnitOfWork } from '../../core/unit-of-work.ts';
import { termReports } from '../assessments/report-tables.ts';
import { excuses } from '../attendance/tables.ts';
import { visible } from '../discipline/visible.ts';
import { invoices } from '../fees/tables.ts';
import { learners } from '../learners/tables.ts';

type Regarding = NonNullable<Schemas['Message']['regarding']>;

/** What guardians must receive to be sent a message about a record of each kind. */
const kinds: Record<Regarding['type'], Receives | null> = {
  learner: null,
  incident: 'discipline',
  excuse: 'attendance',
  invoice: 'fees',
  term_report: 'reports',
};

export interface Subject {
  /** The learner whom a message is about; null if it is about nobody in particular. */
  learnerId: string | null;
  receives: Receives | null;
}

/** The learner whom a message is about, by the record that it is about. */
export async function subjectOf(work: UnitOfWork, regarding: Regarding | null | undefined): Promise<Subject> {
  if (!regarding) return { learnerId: null, receives: null };
  const { type, id } = regarding;
  try {
    return { learnerId: await learnerOf(work, type, id), receives: kinds[type] };
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'not_found') throw error;
    throw invalidField(
      '/regarding/id',
      'unknown_reference',
      `must be the id of a record of the type ${type}`,
      'unknown_reference',
    );
  }
}

async function learnerOf(work: UnitOfWork, type: Regarding['type'], id: string): Promise<string> {
  const { records } = work;
  if (type === 'learner') return (await records(learners).get(id)).id;
  if (type === 'incident') return (await visible(work, id)).plain.learner_id;
  if (type === 'excuse') return (await records(excuses).get(id)).plain.learner_id;
  if (type === 'invoice') return (await records(invoices).get(id)).plain.learner_id;
  return (await records(termReports).get(id)).plain.learner_id;
}

/** Whether a caller can see a message: one about a confidential incident only with the scope for these. */
export async function sees(
  work: ReadWork,
  { regarding }: Pick<Schemas['Message'], 'regarding'>,
): Promise<void> {
  if (regarding?.type === 'incident') await visible(work, regarding.id);
}
