import { invalidField } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { DryRun, type Handler } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { classes, gradeLevels, terms } from '../classes/tables.ts';
import { LiveReferences } from '../live-references.ts';
import { draftsOf } from './generate-queries.ts';
import { issueDrafts, type Outcome } from './issuing.ts';
import { invoices } from './tables.ts';

type Issue = Partial<Schemas['InvoicesIssue']>;
type Issued = Schemas['InvoicesIssued']['data'][number];

const mostInvoices = 2000;

/** Issues the drafts that are named, or those of a term. */
export const issueAll: Handler<'invoices.issue-all'> = async (context) => {
  const { body } = context;
  const { invoice_ids, term_id, dry_run } = body;
  await checkNamed(context, body);
  const outcomes = invoice_ids
    ? await issueDrafts(context, invoice_ids)
    : await issueDrafts(
        context,
        await draftsIn(context, body),
        ({ plain, archived }) => !archived && plain.status === 'draft' && plain.term_id === term_id,
      );
  const data = outcomes.map(resultOf);
  const count = (result: Issued['result']) => data.filter((one) => one.result === result).length;
  const done = { issued: count('issued'), unchanged: count('unchanged'), failed: count('failed') };
  if (!dry_run) return { ...done, data };
  throw new DryRun({
    ...done,
    data: data.map((one) => (one.result === 'issued' ? { ...one, number: null } : one)),
  });
};

/** Rejects unknown records, and fields that do not say which drafts are issued. */
async function checkNamed(work: UnitOfWork, body: Issue): Promise<void> {
  const { invoice_ids, term_id, class_id, grade_level_id } = body;
  const references = new LiveReferences(work);
  await references.find(terms, 'term_id', term_id);
  await references.find(classes, 'class_id', class_id);
  await references.find(gradeLevels, 'grade_level_id', grade_level_id);
  await references.findAll(invoices, 'invoice_ids', invoice_ids);
  references.check();
  const selects = [term_id, class_id, grade_level_id].some((one) => one !== undefined);
  if (invoice_ids && selects)
    throw invalidField(
      '/invoice_ids',
      'not_applicable',
      'cannot be sent together with term_id, class_id or grade_level_id',
    );
  if (!invoice_ids && term_id === undefined)
    throw invalidField('/term_id', 'required', 'is required unless invoice_ids is sent');
}

async function draftsIn(
  { db, schoolId: school }: UnitOfWork,
  { term_id, class_id, grade_level_id }: Issue,
): Promise<string[]> {
  const params = { school, term: String(term_id), class: class_id ?? null, grade: grade_level_id ?? null };
  const found = await db.all(draftsOf, { ...params, most: mostInvoices + 1 });
  if (found.length > mostInvoices)
    throw invalidField(
      '/term_id',
      'too_many',
      `has more than ${mostInvoices} drafts; send class_id or grade_level_id too, or invoice_ids instead`,
    );
  return found.map(({ id }) => id);
}

function resultOf({ invoice: { plain }, problem }: Outcome): Issued {
  const { id: invoice_id, learner_id, number, total, amount_due, status } = plain;
  const common = { invoice_id, learner_id, number, total, amount_due, code: null, detail: null };
  if (!problem) return { ...common, result: 'issued' };
  // A draft can be archived, an invoice that was issued cannot.
  if (status !== 'draft' && status !== 'void') return { ...common, result: 'unchanged' };
  return { ...common, result: 'failed', code: problem.code, detail: problem.message };
}
