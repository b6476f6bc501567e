import { invalidField, Problem } from '../../contract/errors.ts';
import type { RetentionFamily, Schemas } from '../../contract/schemas.ts';
import { later } from '../../lib/dates.ts';
import { allNames, fullNames, type Named, NameMatcher, textsIn, unmistakableNames } from '../../lib/names.ts';
import { asRead } from '../../messages/text.ts';
import { erasedText, keyNameOf, listsOf } from '../../store/personal.ts';
import { idValues } from '../../store/queries.ts';
import type { Stored } from '../../store/read.ts';
import type { AnyResource } from '../../store/resource.ts';
import type { PersonalTable } from '../../work/family.ts';
import type { Handler } from '../../work/operation.ts';
import type { Services } from '../../work/services.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { termReports } from '../assessments/tables.ts';
import { feeAccounts } from '../fees/tables.ts';
import { forgetSourcesOf } from '../imports/source.ts';
import { guardians, learners } from '../learners/tables.ts';
import { mergedRecords } from '../merged-queries.ts';
import { refuseMerged } from '../merged-records.ts';
import { schools } from '../school/tables.ts';
import { setLoginKey } from '../staff/queries.ts';
import { staff } from '../staff/tables.ts';
import { formerNames, knownNames } from './known-names.ts';
import * as queries from './queries.ts';

type Families = ReadonlySet<RetentionFamily>;

const mergedLearners = mergedRecords('learners');
const mergedGuardians = mergedRecords('guardians');

/** A person, or a record with a data key of its own that stands for several people. */
interface Subject {
  /** The resource of the id. */
  root: string;
  id: string;
}

/** What all parts of an erasure have in common. */
interface Erasure {
  readonly work: UnitOfWork;
  readonly services: Pick<Services, 'resources' | 'personalTables'>;
  readonly families: Families;
  /** The ids of the records that were erased so far, by their kinds. */
  readonly done: Map<AnyResource, string[]>;
}

/**
 * Erases families of a learner's records, and of what concerns only this learner: guardians without other learners,
 * fee accounts whose other learners were erased. The data keys are destroyed, so the values are unreadable in the
 * audit log, in events and in backups too. The same is done for records that were merged into that of the learner; returns
 * the ids of all, and whether something was erased that others had in common with the learner.
 */
export async function eraseFamilies(
  work: UnitOfWork,
  services: Erasure['services'],
  learner: string,
  families: Families,
): Promise<{ ids: string[]; hasShared: boolean }> {
  const merged = await work.db.all(mergedLearners, { school: work.schoolId, id: learner });
  const ids = [...merged.map(({ id }) => id), learner];
  // Before they are erased.
  const known: Named[] = [];
  for (const id of ids) {
    const { plain } = await work.records(learners).get(id);
    if (plain.erased_at === null) known.push(...(await knownNames(work, id, plain)));
  }
  const called = calledOf(known);
  let hasShared = false;
  for (const id of ids)
    hasShared = (await eraseLearner({ work, services, families, done: new Map() }, id, called)) || hasShared;
  return { ids, hasShared };
}

/** Records that all personal values of a learner were erased, with an event for each record. */
export async function noteErased(
  work: UnitOfWork,
  ids: readonly string[],
  families: Families,
  reason: string,
): Promise<void> {
  const marked = { before: null, after: work.now };
  for (const id of ids) {
    const erased = await work.records(learners).get(id);
    const changes = {
      ...(erased.plain.archived_at === work.now && { archived_at: marked }),
      erased_at: marked,
      families: { before: null, after: [...families] },
    };
    work.record({ action: 'learner.erased', resource: { type: 'learner', id }, changes, reason }, erased);
  }
}

/**
 * Erases one record of a learner: there are several if they were merged. Returns whether something was erased that others had
 * in common with the learner.
 */
async function eraseLearner(erasure: Erasure, learner: string, called: Called): Promise<boolean> {
  const { work, families } = erasure;
  const { db, schoolId: school, now } = work;
  const subject = { root: 'learners', id: learner };
  // Before they are erased.
  const linked = families.has('learners') ? await db.all(queries.guardiansOf, { school, id: learner }) : [];
  await eraseSubject(erasure, subject, { archived_at: now, erased_at: now });
  await eraseDrafts(erasure, learner);
  if (families.has('learners')) await db.run(queries.destroyMerged, { school, id: learner });
  if (families.has('medical')) await db.run(queries.endAlert, { school, id: learner, now: work.changedAt });
  await forgetSourcesOf(work);
  const shared = await sharedSubjects(erasure, subject, called.names);
  for (const one of shared) {
    // Nothing is due on it.
    if (one.root === feeAccounts.name) await work.records(feeAccounts).archive(one.id);
    await eraseSubject(erasure, one);
  }
  if (families.has('learners')) {
    const own = new Set(
      (await db.all(queries.accountsOfLearner, { school, id: learner })).map(({ id }) => id),
    );
    await leaveAccounts(work, ({ id }) => own.has(id), called);
  }
  for (const { id, others } of linked) if (others === 0) await erasePerson(erasure, guardianAlone, id);
  await eraseTraces(erasure);
  return shared.length > 0;
}

/**
 * Erases the drafts of reports of a learner, which were given to nobody, although reports are kept. Their key is that of the
 * reports, and stays if there is one.
 */
async function eraseDrafts(erasure: Erasure, learner: string): Promise<void> {
  const { work, families, done } = erasure;
  if (!families.has('learners') || families.has('term_reports')) return;
  const all = await work.records(termReports).findAll('learner_id', learner);
  const drafts = all.filter(({ plain }) => plain.status === 'draft');
  if (drafts.length === 0) return;
  if (drafts.length === all.length)
    return eraseSubject(
      { ...erasure, families: new Set(['term_reports']) },
      { root: 'learners', id: learner },
    );
  for (const { id } of drafts) await work.records(termReports).erase('id', id);
  done.set(
    termReports,
    drafts.map(({ id }) => id),
  );
}

/** What texts call a person who is erased: in records that refer to them, and in any others. */
interface Called {
  readonly names: NameMatcher;
  readonly unmistakable: NameMatcher;
}

const calledOf = (known: readonly Named[], namesOf = allNames): Called => ({
  names: new NameMatcher(known.flatMap(namesOf), []),
  unmistakable: new NameMatcher(known.flatMap(unmistakableNames), []),
});

/**
 * Takes the names of somebody who is erased out of fee accounts that stay. What the audit log and events have of an account that
 * was called like them was written with its data key, so that is destroyed.
 */
async function leaveAccounts(
  work: UnitOfWork,
  isOwn: (account: { id: string; payers: string }) => boolean,
  { names, unmistakable }: Called,
): Promise<void> {
  const { db, schoolId: school } = work;
  for (const account of await db.all(queries.namesOfAccounts, { school })) {
    const { id, name } = account;
    const own = isOwn(account);
    const isNamed = (own ? names : unmistakable).isIn(name);
    const former = own && !isNamed ? await formerNames(work, id) : [];
    if (!isNamed && !textsIn(former).some((one) => names.isIn(one))) continue;
    const current = await work.records(feeAccounts).current(id, 'any');
    const to = isNamed ? await nameByLearner(work, current) : name;
    // Somebody else on it has the same name.
    if (isNamed && to === name) continue;
    await work.dataKeys.destroyAll(db, school, [id]);
    await db.run(queries.eraseResponses, { school, subject: id });
    await db.run(queries.eraseDeliveries, { school, rows: idValues([id]) });
    if (to !== name)
      await work.records(feeAccounts).saveAll([{ current, fields: { name: to }, rewritten: ['name'] }]);
  }
}

/** The name of a learner on an account who was not erased. */
async function nameByLearner(
  { records }: UnitOfWork,
  { plain }: Stored<Schemas['FeeAccount']>,
): Promise<string> {
  const found = await Promise.all(plain.learner_ids.map((id) => records(learners).get(id)));
  return found.find((one) => one.plain.erased_at === null)?.plain.name ?? erasedText;
}

/** A kind of people who can be erased alone, and not only with a learner. */
export interface Alone {
  readonly kind: AnyResource;
  /** The family whose retention rule decides. */
  readonly family: 'learners' | 'staff';
  readonly merged: typeof mergedGuardians;
  /** Ends what refers to somebody in another way than by a reference, before their record is erased. */
  leave(work: UnitOfWork, id: string, named: Named): Promise<unknown>;
}

export const guardianAlone: Alone = {
  kind: guardians,
  family: 'learners',
  merged: mergedGuardians,
  async leave(work, id, named) {
    const called = calledOf(await knownNames(work, id, named), fullNames);
    await leaveAccounts(work, ({ payers }) => payers.includes(id), called);
  },
};

/** What they did still refers to them. */
export const staffAlone: Alone = {
  kind: staff,
  family: 'staff',
  merged: mergedRecords('staff'),
  leave: ({ db, schoolId: school }, id) => db.run(setLoginKey, { school, id, key: null }),
};

/** Erases families of the records of a person, and of what concerns nobody else. */
export async function eraseAlone(
  work: UnitOfWork,
  services: Erasure['services'],
  who: Alone,
  { id, families, reason }: { id: string; families: Families; reason: string },
): Promise<void> {
  const erasure: Erasure = { work, services, families, done: new Map() };
  await forgetSourcesOf(work);
  await erasePerson(erasure, who, id, reason);
  await eraseTraces(erasure);
}

/** Erases the record of a person, and those that were merged into it; each is one change with its event. */
async function erasePerson(
  erasure: Erasure,
  { kind, merged, leave }: Alone,
  person: string,
  reason?: string,
): Promise<void> {
  const { work } = erasure;
  const { db, schoolId: school, records } = work;
  for (const { id } of [...(await db.all(merged, { school, id: person })), { id: person }]) {
    const { plain } = (await records(kind).get(id)) as Stored<Named & { erased_at: string | null }>;
    if (plain.erased_at !== null) continue;
    await leave(work, id, plain);
    await eraseRecord(erasure, kind, id, reason);
  }
}

/** Erases the record of a person, and of what concerns nobody else, which is one change with its event. */
async function eraseRecord(erasure: Erasure, kind: AnyResource, id: string, reason?: string): Promise<void> {
  const { work } = erasure;
  const erased_at = work.now;
  const subject = { root: kind.name, id };
  await eraseSubject(erasure, subject, { archived_at: erased_at, erased_at });
  await work.db.run(queries.destroyMerged, { school: work.schoolId, id });
  for (const shared of await sharedSubjects(erasure, subject)) await eraseSubject(erasure, shared);
  const erased = (await work.records(kind).get(id)) as Stored<{ archived_at: string | null }>;
  const marked = { before: null, after: erased_at };
  const changes = {
    ...(erased.plain.archived_at === erased_at && { archived_at: marked }),
    erased_at: marked,
  };
  const { object: type } = kind;
  work.record(
    { action: `${type}.erased`, resource: { type, id }, changes, ...(reason && { reason }) },
    erased,
  );
}

/** Erases all records of some families that have a subject's data keys, and destroys these keys. */
async function eraseSubject(
  { work, services: { resources, personalTables }, families, done }: Erasure,
  { root, id }: Subject,
  marks: Record<string, unknown> = {},
): Promise<void> {
  const tables = personalTables.filter(({ family }) => families.has(family));
  const { db, schoolId: school, today, now } = work;
  const own = resources.flatMap((resource) => {
    const { personal, name } = resource;
    const isRoot = name === root;
    const isOwn = personal && families.has(personal.family) && (isRoot || personal.root === root);
    return isOwn ? [{ resource, personal, name, isRoot }] : [];
  });
  // First, because it ends what others are writing with the keys.
  // The day of archiving is that of UTC, which can be the next one already.
  const on = later(today, now.slice(0, 10));
  for (const family of families) await db.run(queries.noteErasure, { school, id, family, today: on });
  const keys = own.map(({ personal, isRoot }) => (isRoot ? id : `${id}${personal.suffix}`));
  await work.dataKeys.destroyAll(db, school, keys);
  for (const { resource, personal, name, isRoot } of own) {
    const erased = await work
      .records(resource)
      .erase(isRoot ? 'id' : personal.subject, id, isRoot ? marks : {});
    if (erased.length > 0) done.set(resource, [...(done.get(resource) ?? []), ...erased]);
    if (!isRoot) for (const one of erased) await eraseTables(work, tables, { root: name, id: one });
  }
  await eraseTables(work, tables, { root, id });
  await db.run(queries.eraseResponses, { school, subject: id });
}

/** Erases the rows that belong to a person or a record and are not records. */
async function eraseTables(
  { db, schoolId: school }: UnitOfWork,
  tables: readonly PersonalTable[],
  { root, id }: Subject,
): Promise<void> {
  for (const table of tables) if (table.root === root) await db.run(queries.eraseRows(table), { school, id });
}

/** Erases what else was stored about records: responses of receivers, and results of imports. */
async function eraseTraces({ work: { db, schoolId: school }, done }: Erasure): Promise<void> {
  const rows = idValues([...done].flatMap(([, ids]) => ids));
  await db.run(queries.eraseDeliveries, { school, rows });
  await db.run(queries.eraseImportRows, { school, rows });
  await db.run(queries.eraseImportChanges, { school, rows });
  await db.run(queries.eraseFailedRows, { school, rows });
  await db.run(queries.eraseTriedRows, { school, rows });
  await db.run(queries.eraseExternalIds, { school, rows });
  await db.run(queries.eraseNameWords, { school, rows });
}

/** A record about several people is erased with the last of those of a kind and of the kinds before it. */
const peopleKinds = [learners.name, guardians.name, staff.name];

/**
 * Records with a data key of their own that refer to a person: they are erased with the last of the people whose
 * records of the family are erased: with the last learner, although it went to guardians and staff too. A message is erased with
 * the first learner whom its texts name.
 */
async function sharedSubjects(
  { work, services: { resources }, families }: Erasure,
  { root, id: person }: Subject,
  names?: NameMatcher,
): Promise<Subject[]> {
  const found: Subject[] = [];
  const people = peopleKinds.slice(0, peopleKinds.indexOf(root) + 1);
  for (const resource of resources) {
    const { personal, name } = resource;
    if (!personal || !families.has(personal.family)) continue;
    if (peopleKinds.includes(name)) continue;
    const idsIn = (record: Record<string, unknown>) =>
      people.flatMap((one) => listsOf(resource, one).flatMap(({ idsOf }) => idsOf(record)));
    for (const filter of [
      ...listsOf(resource, root).map((list) => list.filter),
      ...otherFields(resource, root),
    ]) {
      for (const record of await work.records(resource).findAll(filter, person)) {
        const { id, plain, value } = record as Stored<Record<string, unknown>>;
        if (keyNameOf(personal, { ...plain, id }) !== id) continue;
        const { schoolId: school } = work;
        const rows = idValues(idsIn(plain));
        const [left] = await work.db.all(queries.notErased, { school, rows, family: personal.family });
        const isMessage = personal.family === 'communications';
        if (!left || (isMessage && names && (await isNamedIn(value, names)))) found.push({ root: name, id });
      }
    }
  }
  return found;
}

async function isNamedIn(value: unknown, names: NameMatcher): Promise<boolean> {
  for (const text of textsIn(value)) if (names.isIn(await asRead(text))) return true;
  return false;
}

const openMoneyOfLearner = queries.openMoney('learners');
const openMoneyOfGuardian = queries.openMoney('guardians');

/** The fields with one person of a kind whose records can be about somebody else instead, such as calendar feeds. */
function otherFields({ personal, references }: AnyResource, root: string): string[] {
  const isOptional = references.some(({ field, outlives }) => field === personal?.subject && outlives);
  if (!isOptional) return [];
  return references
    .filter(({ field, isList, targets }) => !isList && field !== personal?.subject && targets.includes(root))
    .map(({ field }) => field);
}

/** Rejects the erasure of a learner that the school cannot want. */
async function checkErasable(
  { db, schoolId: school }: UnitOfWork,
  learner: Schemas['Learner'],
  rules: Schemas['Retention'],
): Promise<void> {
  if (learner.status !== 'left' && learner.archived_at === null)
    throw new Problem(
      'learner_active',
      `The learner is ${learner.status}. Record that the learner has left, or archive the learner, first.`,
    );
  checkRule(rules);
  checkSettled(await db.first(openMoneyOfLearner, { school, id: learner.id }));
}

/** Rejects the erasure of a guardian that the school cannot want. */
async function checkGuardianErasable(
  { db, schoolId: school }: UnitOfWork,
  guardian: Stored<Schemas['Guardian']>,
  rules: Schemas['Retention'],
): Promise<void> {
  if (!guardian.archived)
    throw new Problem(
      'guardian_active',
      'The guardian is not archived. Archive the links to learners first, then the guardian.',
    );
  checkRule(rules);
  checkSettled(await db.first(openMoneyOfGuardian, { school, id: guardian.id }));
}

/** Rejects the erasure of a staff member that the school cannot want. */
function checkStaffErasable(
  { plain, archived }: Stored<Schemas['Staff']>,
  rules: Schemas['Retention'],
): void {
  if (plain.status !== 'left' && !archived)
    throw new Problem(
      'staff_active',
      `The staff member is ${plain.status}. Record that they have left, or archive them, first.`,
    );
  checkRule(rules, 'staff');
}

function checkRule(rules: Schemas['Retention'], family: 'learners' | 'staff' = 'learners'): void {
  if (rules[family].action === 'keep')
    throw new Problem(
      'retention_keeps',
      `The retention rule of the family \`${family}\` is \`keep\`. Change it with \`PATCH /v1/school/retention\` first.`,
    );
}

function checkSettled(open: { id: string } | undefined): void {
  if (open)
    throw new Problem(
      'open_money',
      `The fee account ${open.id} has an amount due or credit. Allocate, refund or write off these amounts first.`,
    );
}

/** Rejects an erasure while rows that were sent before it could create the person again. */
async function checkImported({ db, schoolId: school }: UnitOfWork): Promise<void> {
  const running = await db.first(queries.importOfPeople, { school });
  if (running)
    throw new Problem(
      'import_running',
      `The import ${running.id} has rows left, which could create the person again. Erase the person after it has ended, or cancel it first.`,
    );
}

/** The families whose rule does not keep them. */
export const erasable = (rules: Schemas['Retention']): Set<RetentionFamily> =>
  new Set(
    (Object.keys(rules) as (keyof typeof rules)[]).filter((family) => rules[family].action === 'anonymise'),
  );

/** Rejects an erasure without the id of the person as confirmation. */
function checkConfirmed({ confirm }: { confirm: string }, id: string, person: string): void {
  if (confirm === id) return;
  throw invalidField(
    '/confirm',
    'not_confirmed',
    `must be the id of the ${person}, because this cannot be undone`,
  );
}

export const erase: Handler<'learners.erase'> = async (context) => {
  const { params, body, records, services, schoolId } = context;
  const { value: school } = await records(schools).get(schoolId);
  const current = await records(learners).current(params.learner_id, 'any');
  if (current.plain.erased_at !== null) return current;
  refuseMerged(current.plain, 'Erase that record: this one is erased with it.');
  checkConfirmed(body, current.id, 'learner');
  await checkErasable(context, current.plain, school.retention);
  await checkImported(context);
  const families = erasable(school.retention);
  const { ids } = await eraseFamilies(context, services, current.id, families);
  await noteErased(context, ids, families, body.reason);
  return records(learners).get(current.id);
};

export const eraseGuardian: Handler<'guardians.erase'> = async (context) => {
  const { params, body, records, services, schoolId } = context;
  const { value: school } = await records(schools).get(schoolId);
  const current = await records(guardians).current(params.guardian_id, 'any');
  const { id } = current;
  if (current.plain.erased_at !== null) return current;
  refuseMerged(current.plain, 'Erase that record: this one is erased with it.');
  checkConfirmed(body, id, 'guardian');
  await checkGuardianErasable(context, current, school.retention);
  await checkImported(context);
  const families = erasable(school.retention);
  await eraseAlone(context, services, guardianAlone, { id, families, reason: body.reason });
  return records(guardians).get(id);
};

export const eraseStaffMember: Handler<'staff.erase'> = async (context) => {
  const { params, body, records, services, schoolId } = context;
  const { value: school } = await records(schools).get(schoolId);
  const current = await records(staff).current(params.staff_id, 'any');
  const { id } = current;
  if (current.plain.erased_at !== null) return current;
  refuseMerged(current.plain, 'Erase that record: this one is erased with it.');
  checkConfirmed(body, id, 'staff member');
  checkStaffErasable(current, school.retention);
  await checkImported(context);
  const families = erasable(school.retention);
  await eraseAlone(context, services, staffAlone, { id, families, reason: body.reason });
  return records(staff).get(id);
};
