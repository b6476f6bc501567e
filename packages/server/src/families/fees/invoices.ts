import { isDeepStrictEqual } from 'node:util';
import {
  type FieldError,
  invalidBody,
  invalidField,
  Problem,
  unknownReference,
} from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { dayIn } from '../../lib/dates.ts';
import { yieldPeriodically } from '../../lib/timers.ts';
import { idRows } from '../../sql/query.ts';
import { DryRun, type Handler, type Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { classes, gradeLevels, terms } from '../classes/tables.ts';
import { LiveReferences } from '../live-references.ts';
import type { Decision, MergeRule } from '../merged-records.ts';
import { schools } from '../school/tables.ts';
import { listOf, standard } from '../standard.ts';
import { sum, times } from './amounts.ts';
import { creditInvoice, lockInvoice } from './credit-notes.ts';
import { lastDueDate, readInstalments } from './instalments.ts';
import { issueDrafts, type Outcome } from './issuing.ts';
import { takeNumbers } from './ledger-queries.ts';
import { noFigures, post, reasonFor, reversalsOf, reverseAll } from './post.ts';
import {
  appliedCredits,
  type Charged,
  type ChargedItem,
  chargedIn,
  type DraftOfTerm,
  draftsOf,
  type ItemRow,
  itemsAmong,
  learnersOf,
} from './queries.ts';
import { allocations, creditNotes, currencyOf, invoices as invoice } from './tables.ts';

type Line = Schemas['InvoiceLine'];
type SentLine = Schemas['InvoiceLineSent'];

/** The lines of an invoice and their sum. */
interface Lines {
  lines: Line[];
  total: number;
}

/** Rejects a draft with a fee item that another invoice has charged to the learner for the term in the meantime. */
async function refuseChargedAgain(
  { db, schoolId: school }: UnitOfWork,
  { learner_id, term_id: term, lines }: Schemas['Invoice'],
): Promise<void> {
  if (term === null) return;
  const charged = await db.all(chargedIn, { school, term, rows: idRows([learner_id]) });
  const again = chargedAgain(charged, { lines });
  if (!again) return;
  const { description } = lines.find(({ fee_item_id }) => fee_item_id === again.item) ?? {};
  throw new Problem(
    'already_exists',
    `The fee item ${again.item} (${description}) was charged to the learner for the term with another invoice: ${again.invoice}. Archive or void that one first, or create a draft without it.`,
    { members: { existing_id: again.invoice } },
  );
}

/** The first fee item of an invoice that was charged with another one. */
const chargedAgain = (charged: readonly ChargedItem[], { lines }: Pick<Schemas['Invoice'], 'lines'>) =>
  charged.find(({ item }) => lines.some(({ fee_item_id }) => fee_item_id === item));

/** Fees that both records of a learner were charged for a term are charged twice now. */
export const invoiceRule: MergeRule = {
  async decide({ db, schoolId: school }, { kind, into }, moves) {
    const decisions = new Map<string, Decision>();
    if (kind !== 'learners') return decisions;
    const counted = moves
      .map(({ current: { id, archived, plain } }) => ({
        id,
        archived,
        plain: plain as unknown as Schemas['Invoice'],
      }))
      .filter(({ plain, archived }) => !archived && plain.status !== 'void');
    for (const term of new Set(counted.flatMap(({ plain }) => plain.term_id ?? []))) {
      const charged = await db.all(chargedIn, { school, term, rows: idRows([into]) });
      for (const { id, plain } of counted.filter((one) => one.plain.term_id === term)) {
        const again = chargedAgain(charged, plain);
        if (!again) continue;
        const detail = `Both were charged the fee item ${again.item} for the term, also with ${again.invoice}. Archive one of the two if it is a draft, or void it.`;
        const notice = { existing_id: again.invoice, code: 'charged_twice', detail };
        decisions.set(id, { outcome: 'moved', notice });
      }
    }
    return decisions;
  },
};

/** The lines that were sent, completed from their fee items. */
async function readLines(work: UnitOfWork, currency: string, sent: readonly SentLine[]): Promise<Lines> {
  const { db, schoolId: school } = work;
  const ids = [...new Set(sent.flatMap(({ fee_item_id: id }) => id ?? []))];
  const found = ids.length === 0 ? [] : await db.all(itemsAmong, { school, rows: idRows(ids) });
  const items = new Map(found.map((item) => [item.id, item]));
  const errors = sent.flatMap((line, index) => errorsIn(line, items, currency, `/lines/${index}`));
  if (errors.length > 0)
    throw invalidBody(
      errors,
      errors.every(({ code }) => code === 'unknown_reference') ? 'unknown_reference' : undefined,
    );
  return total(sent.map((line) => lineOf(work, line, items.get(line.fee_item_id ?? ''))));
}

/** A line of one unit of a fee item. */
const lineOfItem = (work: Pick<UnitOfWork, 'newId'>, item: ItemRow): Line => lineOf(work, {}, item);

/** The sum of lines, which must not be negative. */
function total(lines: Line[]): Lines {
  const all = sum(...lines.map(({ amount }) => amount));
  if (all < 0)
    throw invalidField('/lines', 'negative_total', `must not add up to less than 0; they add up to ${all}`);
  return { lines, total: all };
}

function lineOf(work: Pick<UnitOfWork, 'newId'>, line: Partial<SentLine>, item?: ItemRow): Line {
  const { quantity = 1, unit_amount = item?.amount ?? 0 } = line;
  return {
    id: work.newId('ili'),
    description: line.description ?? item?.name ?? '',
    fee_item_id: item?.id ?? null,
    category: line.category === undefined ? (item?.category ?? null) : line.category,
    quantity,
    unit_amount,
    amount: times(quantity, unit_amount),
  };
}

function errorsIn(
  { description, unit_amount, fee_item_id: id }: SentLine,
  items: ReadonlyMap<string, ItemRow>,
  currency: string,
  at: string,
): FieldError[] {
  if (id === undefined || id === null)
    return Object.entries({ description, unit_amount }).flatMap(([field, value]) =>
      value === undefined
        ? [{ pointer: `${at}/${field}`, code: 'required', detail: 'is required without a fee_item_id' }]
        : [],
    );
  const item = items.get(id);
  const pointer = `${at}/fee_item_id`;
  if (!item) return [unknownReference(pointer, 'fee_item')];
  if (item.active === 0)
    return [{ pointer, code: 'not_active', detail: 'must be the id of a fee item that is active' }];
  if (item.currency !== currency)
    return [
      {
        pointer,
        code: 'currency_mismatch',
        detail: `is in ${item.currency}, but the invoice is in ${currency}`,
      },
    ];
  return [];
}

type Generate = Schemas['InvoiceGenerate'];

const mostLearners = 2000;

/** Creates a draft for each of many learners, with the fee items for which they have not been charged in the term. */
const generate: Handler<'invoices.generate'> = async (context) => {
  const { body, records, db, schoolId: school } = context;
  const { term_id: term, due_date, fee_item_ids, dry_run } = body;
  await checkNamed(context, body);
  const items = await itemsOf(context, fee_item_ids);
  const [{ currency } = { currency: '' }] = items;
  // One request at a time, so that no two charge the same.
  await db.first(takeNumbers, { school, series: 'generated', count: 1 });
  const learners = await learnersIn(context, body);
  const charged = await db.all(chargedIn, { school, term, rows: idRows(learners.map(({ id }) => id)) });
  const known = new Map(
    charged.map(({ learner_id, item, partly }) => [`${learner_id} ${item}`, partly === 1]),
  );
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
      const charges = items.flatMap(({ id }) => known.get(`${learner_id} ${id}`) ?? []);
      const wasCharged = charges.includes(true) ? 'partly_charged' : 'already_charged';
      const reason = charges.length > 0 ? wasCharged : 'no_fee_item';
      data.push({ learner_id, grade_level_id, invoice_id: null, total: 0, reason } as const);
      continue;
    }
    const lines = total(own.map((item) => lineOfItem(context, item)));
    const fields = { learner_id, term_id: term, due_date, currency };
    const id = context.newId(invoice.prefix);
    writes.push({ fields: { id, ...fields, ...noFigures, ...lines } });
    data.push({ learner_id, grade_level_id, invoice_id: id, total: lines.total, reason: null });
  }
  await records(invoice).saveAll(writes);
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
    (await db.all(itemsAmong, { school, rows: idRows(ids) })).map((item) => [item.id, item]),
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
    listed: learner_ids ? 1 : 0,
    rows: idRows(learner_ids ?? []),
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

type Issue = Partial<Schemas['InvoicesIssue']>;
type Issued = Schemas['InvoicesIssued']['data'][number];

const mostInvoices = 2000;

/** Issues the drafts that are named, or those of a term. */
const issueAll: Handler<'invoices.issue-all'> = async (context) => {
  const { body } = context;
  const { invoice_ids, term_id, dry_run } = body;
  await checkNamedDrafts(context, body);
  const outcomes = invoice_ids
    ? await issueDrafts(context, invoice_ids)
    : await issueTerm(context, String(term_id), await draftsIn(context, body));
  const data = outcomes.map(resultOf);
  const count = (result: Issued['result']) => data.filter((one) => one.result === result).length;
  const done = { issued: count('issued'), unchanged: count('unchanged'), failed: count('failed') };
  if (!dry_run) return { ...done, data };
  throw new DryRun({
    ...done,
    data: data.map((one) => (one.result === 'issued' ? { ...one, number: null } : one)),
  });
};

/**
 * Issues the drafts of a term, except for those of learners who left or were archived before it begins, or are of another
 * grade level in it, and those with a fee item that has ended.
 */
async function issueTerm(work: UnitOfWork, term: string, drafts: readonly DraftOfTerm[]): Promise<Outcome[]> {
  const { time_zone } = (await work.records(schools).get(work.schoolId)).plain;
  const refused = new Map<string, Problem>();
  const ways = 'Archive the draft, or send its id in invoice_ids.';
  for (const { id, last_day: day, other_item: item, ended_item: ended, ...draft } of drafts) {
    if (ended !== null) {
      const detail = `The fee item ${ended} is no longer active. ${ways}`;
      refused.set(id, new Problem('fee_item_not_applicable', detail));
    }
    if (item !== null) {
      const detail = `The fee item ${item} does not apply to the grade level of the learner in the term. ${ways}`;
      refused.set(id, new Problem('fee_item_not_applicable', detail));
    }
    if (day !== null) {
      const detail = `The last day of the learner is ${day}, before the term begins. ${ways}`;
      refused.set(id, new Problem('learner_not_active', detail));
    }
    if (draft.archived_at !== null && dayIn(time_zone, Date.parse(draft.archived_at)) < draft.term_starts_on)
      refused.set(id, new Problem('learner_not_active', `The learner was archived before the term. ${ways}`));
  }
  return issueDrafts(
    work,
    drafts.map(({ id }) => id),
    ({ plain, archived }) => !archived && plain.status === 'draft' && plain.term_id === term,
    refused,
  );
}

/** Rejects unknown records, and fields that do not say which drafts are issued. */
async function checkNamedDrafts(work: UnitOfWork, body: Issue): Promise<void> {
  const { invoice_ids, term_id, class_id, grade_level_id } = body;
  const references = new LiveReferences(work);
  await references.find(terms, 'term_id', term_id);
  await references.find(classes, 'class_id', class_id);
  await references.find(gradeLevels, 'grade_level_id', grade_level_id);
  await references.findAll(invoice, 'invoice_ids', invoice_ids);
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
): Promise<DraftOfTerm[]> {
  const params = { school, term: String(term_id), class: class_id ?? null, grade: grade_level_id ?? null };
  const found = await db.all(draftsOf, { ...params, most: mostInvoices + 1 });
  if (found.length > mostInvoices)
    throw invalidField(
      '/term_id',
      'too_many',
      `has more than ${mostInvoices} drafts; send class_id or grade_level_id too, or invoice_ids instead`,
    );
  return found;
}

function resultOf({ invoice: { plain }, problem }: Outcome): Issued {
  const { id: invoice_id, learner_id, number, total, amount_due, status } = plain;
  const common = { invoice_id, learner_id, number, total, amount_due, code: null, detail: null };
  if (!problem) return { ...common, result: 'issued' };
  // A draft can be archived, an invoice that was issued cannot.
  if (status !== 'draft' && status !== 'void') return { ...common, result: 'unchanged' };
  return { ...common, result: 'failed', code: problem.code, detail: problem.message };
}

export const invoices: Handlers<'invoices'> = {
  ...standard('invoices', invoice),

  async create(context) {
    const { body, records } = context;
    const currency = await currencyOf(context, body.currency);
    const lines = await readLines(context, currency, body.lines);
    const instalments = readInstalments(body.instalments ?? [], lines.total);
    lastDueDate(instalments, body.due_date);
    return records(invoice).create({ ...body, ...noFigures, ...lines, currency, instalments });
  },

  async update(context) {
    const { params, body, records } = context;
    const { id, plain } = await records(invoice).current(params.invoice_id);
    const { lines: sent, instalments: plan, ...fields } = body;
    const isFixed = plain.status !== 'draft';
    const isFrozen = sent !== undefined || (fields.term_id !== undefined && fields.term_id !== plain.term_id);
    if (isFixed && isFrozen) throw issued();
    if (plain.status === 'void' && (fields.due_date !== undefined || plan)) throw issued();
    const lines = sent ? await readLines(context, plain.currency, sent) : { total: plain.total };
    const instalments = readInstalments(plan ?? plain.instalments, lines.total);
    const due_date = lastDueDate(instalments, fields.due_date) ?? plain.due_date;
    const plans = { due_date, instalments };
    const before = {
      due_date: plain.due_date,
      instalments: readInstalments(plain.instalments, plain.total),
    };
    const isRescheduled = isFixed && !isDeepStrictEqual(plans, before);
    const action = isRescheduled ? { action: 'rescheduled' } : {};
    return records(invoice).update(id, { ...fields, ...lines, ...plans }, action);
  },

  async archive({ params, records }) {
    const { id, plain } = await records(invoice).current(params.invoice_id, 'any');
    if (plain.status !== 'draft') throw issued();
    return (await records(invoice).archive(id)).record;
  },

  async restore(context) {
    const { params, records } = context;
    const current = await records(invoice).current(params.invoice_id, 'any');
    if (current.archived) await refuseChargedAgain(context, current.plain);
    return (await records(invoice).restore(current.id)).record;
  },

  async issue(context) {
    const { params, records } = context;
    const { id } = await records(invoice).get(params.invoice_id);
    const [outcome] = await issueDrafts(context, [id]);
    if (outcome?.problem) throw outcome.problem;
    return records(invoice).current(id);
  },

  'issue-all': issueAll,

  async void(context) {
    const { params, body, records, db, schoolId: school } = context;
    const { id, plain } = await records(invoice).get(params.invoice_id);
    const current = await lockInvoice(context, params.invoice_id);
    records(invoice).allow(current, 'void');
    if (current.plain.paid_total > 0)
      throw new Problem(
        'invoice_has_payments',
        `Payments of ${current.plain.paid_total} are allocated to the invoice. Reverse the allocations first.`,
      );
    const credits = await db.all(appliedCredits, { school, invoice: id });
    const sources = [id, ...credits.map((credit) => credit.id)];
    const reason = await reasonFor(context, plain, body.reason);
    const voided = { id, action: 'voided', fields: { status: 'void' as const, void_reason: reason } };
    await post(context, {
      journals: await reversalsOf(context, sources, 'Void'),
      invoices: [reason === null ? voided : { ...voided, reason }],
    });
    const held = await records(creditNotes).currentAll(credits.map((credit) => credit.id));
    await reverseAll(records(creditNotes), [...held.values()], () =>
      reason === null ? null : `The invoice ${plain.number} was voided`,
    );
    return records(invoice).current(id);
  },

  async 'write-off'(context) {
    const { params, body, records } = context;
    const current = await lockInvoice(context, params.invoice_id);
    records(invoice).allow(current, 'write-off');
    const { plain } = current;
    await creditInvoice(context, plain, {
      kind: 'write_off',
      amount: plain.amount_due,
      reason: await reasonFor(context, plain, body.reason),
    });
    return records(invoice).current(plain.id);
  },

  generate,

  allocations: listOf(allocations).list,
};

const issued = (): Problem =>
  new Problem(
    'invoice_issued',
    'The invoice was issued. Create a credit note, or void it and create another one.',
  );
