import { type FieldError, invalidBody, invalidField, unknownReference } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { yieldPeriodically } from '../../lib/timers.ts';
import { idsParameter } from '../../sql/query.ts';
import { DryRun, type Handler } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { classes, gradeLevels, terms } from '../classes/tables.ts';
import { LiveReferences } from '../live-references.ts';
import { noFigures } from './figures.ts';
import { type Charged, chargedIn, learnersOf } from './generate-queries.ts';
import { takeNumbers } from './ledger-queries.ts';
import { lineOfItem, total } from './lines.ts';
import { type ItemRow, itemsAmong } from './queries.ts';
import { invoices } from './tables.ts';

type Generate = Schemas['InvoiceGenerate'];

const mostLearners = 2000;

/** Creates a draft for each of many learners, with the fee items for which they have not been charged in the term. */
export const generate: Handler<'invoices.generate'> = async (context) => {
  const { body, records, db, schoolId: school } = context;
  const { term_id: term, due_date, fee_item_ids, dry_run } = body;
  await checkNamed(context, body);
  const items = await itemsOf(context, fee_item_ids);
  const [{ currency } = { currency: '' }] = items;
  // One request at a time, so that no two charge the same.
  await db.first(takeNumbers, { school, series: 'generated', count: 1 });
  const learners = await learnersIn(context, body);
  const charged = await db.all(chargedIn, { school, term, rows: idsParameter(learners.map(({ id }) => id)) });
  const known = new Set(charged.map(({ learner_id, item }) => `${learner_id} ${item}`));
  const data = [];
  const writes = [];
  for (const [index, { id: learner_id, grade_level_id }] of learners.entries()) {
    await yieldPeriodically(index);
    const own = items.filter(
      ({ id, grades }) =>
        !known.has(`${learner_id} ${id}`) &&
        (grades.length === 0 || (grade_level_id !== null && grades.includes(grade_level_id))),
    );
    if (own.length === 0) {
      const reason = items.some(({ id }) => known.has(`${learner_id} ${id}`))
        ? 'already_charged'
        : 'no_fee_item';
      data.push({ learner_id, grade_level_id, invoice_id: null, total: 0, reason } as const);
      continue;
    }
    const lines = total(own.map((item) => lineOfItem(context, item)));
    const fields = { learner_id, term_id: term, due_date, currency };
    const id = context.newId(invoices.prefix);
    writes.push({ fields: { id, ...fields, ...noFigures, ...lines } });
    data.push({ learner_id, grade_level_id, invoice_id: id, total: lines.total, reason: null });
  }
  await records(invoices).saveAll(writes);
  const created = data.filter(({ invoice_id }) => invoice_id !== null).length;
  const result = { created, unchanged: data.length - created, data };
  if (dry_run) throw new DryRun({ ...result, data: data.map((one) => ({ ...one, invoice_id: null })) });
  return result;
};

/** Rejects unknown records, and more or fewer than one of the fields that say for whom. */
async function checkNamed(work: UnitOfWork, body: Generate): Promise<void> {
  const references = new LiveReferences(work);
  await references.find(terms, 'term_id', body.term_id);
  await references.find(classes, 'class_id', body.class_id);
  await references.find(gradeLevels, 'grade_level_id', body.grade_level_id);
  references.check();
  const named = [body.learner_ids, body.class_id, body.grade_level_id].filter((one) => one !== undefined);
  if (named.length !== 1)
    throw invalidField('/learner_ids', 'required', 'send one of learner_ids, class_id and grade_level_id');
}

async function itemsOf({ db, schoolId: school }: UnitOfWork, ids: readonly string[]) {
  const found = new Map(
    (await db.all(itemsAmong, { school, rows: idsParameter(ids) })).map((item) => [item.id, item]),
  );
  const errors: FieldError[] = [];
  const items: (ItemRow & { grades: string[] })[] = [];
  for (const [index, id] of ids.entries()) {
    const pointer = `/fee_item_ids/${index}`;
    const item = found.get(id);
    const [first] = items;
    if (!item) errors.push(unknownReference(pointer, 'fee_item'));
    else if (item.active === 0)
      errors.push({ pointer, code: 'not_active', detail: 'must be the id of a fee item that is active' });
    else if (first && first.currency !== item.currency)
      errors.push({
        pointer,
        code: 'currency_mismatch',
        detail: `is in ${item.currency}, but others are in ${first.currency}`,
      });
    else items.push({ ...item, grades: JSON.parse(item.grade_level_ids) });
  }
  if (errors.length === 0) return items;
  const isUnknown = errors.every(({ code }) => code === 'unknown_reference');
  throw invalidBody(errors, isUnknown ? 'unknown_reference' : undefined);
}

async function learnersIn(
  { db, schoolId: school }: UnitOfWork,
  { term_id: term, class_id, grade_level_id, learner_ids }: Generate,
): Promise<Charged[]> {
  const found = await db.all(learnersOf, {
    school,
    term,
    class: class_id ?? null,
    grade: grade_level_id ?? null,
    rows: learner_ids ? idsParameter(learner_ids) : null,
    most: mostLearners + 1,
  });
  if (found.length > mostLearners)
    throw invalidField(
      class_id === undefined ? '/grade_level_id' : '/class_id',
      'too_many',
      `must have at most ${mostLearners} learners; send learner_ids instead`,
    );
  const known = new Set(found.map(({ id }) => id));
  const errors = (learner_ids ?? []).flatMap((id, index): FieldError[] => {
    return known.has(id) ? [] : [unknownReference(`/learner_ids/${index}`, 'learner')];
  });
  if (errors.length > 0) throw invalidBody(errors.slice(0, 100), 'unknown_reference');
  return found;
}
