import { type RawBuilder, sql } from 'kysely';
import type { RetentionFamily } from '../../contract/schemas.ts';
import type { Dialect } from '../../sql/database.ts';
import { joinByKey, joinRange, query, type Rows, recordKey, rowsOf, statement } from '../../sql/query.ts';
import { inSchool, joinSchool } from '../../sql/school-rows.ts';
import { erasedResponse, severalPeople } from '../../store/erase.ts';
import { suffixOf } from '../../store/personal.ts';
import { idIn } from '../../store/projection.ts';
import { idColumns, valueColumn } from '../../store/queries.ts';
import type { AnyResource } from '../../store/resource.ts';
import { ownTimes, timeOfSchool } from '../../store/school-clocks.ts';
import type { PersonalTable } from '../../work/family.ts';
import { type DueQueries, dueQueries } from '../../work/tasks.ts';
import { archivedOn, goneOn, isErased } from '../erased-queries.ts';
import { withMerged } from '../merged-queries.ts';

/** A value of a query: a parameter, or a column. */
type Value = unknown;

const openAccounts = (school: Value, isOf: RawBuilder<unknown>): RawBuilder<{ id: string }> =>
  sql`select a.id from fee_accounts as a
    where a.school_id = ${school} and (a.balance != 0 or a.unallocated_credit != 0) and ${isOf}`;

/**
 * The fee accounts with open money of a person: of a learner, those with an invoice of the learner that is not paid, and
 * those that are erased with the learner, because the records of nobody else on it are kept; of a guardian, those that the
 * guardian pays.
 */
export const openMoneyOf = {
  learners: (school: Value, id: Value) =>
    openAccounts(
      school,
      sql`(a.id in (select i.account_id from invoices as i
          where i.school_id = ${school} and i.learner_id = ${id} and i.status in ('issued', 'partly_paid'))
        or a.id in (select m.account_id from fee_shares as m
          where m.school_id = ${school} and m.learner_id = ${id}
            and not exists (select 1 from fee_shares as o
              where o.school_id = m.school_id and o.account_id = m.account_id and o.learner_id != m.learner_id
                and not ${isErased(sql`o.school_id`, sql`o.learner_id`, sql`'fees'`)})))`,
    ),
  guardians: (school: Value, id: Value) => openAccounts(school, idIn('a.payer_guardian_ids', id)),
};

type One = { school: string; id: string };
type OfSchool = { school: string; rows: Rows };

const listedIds = (p: { rows: unknown }, dialect: 'sqlite' | 'postgres') =>
  sql`(select ${sql.ref(`r.${valueColumn('id')}`)} from ${rowsOf(p.rows, idColumns, dialect)})`;

/** A fee account with open money of a person. */
export const openMoney = (root: keyof typeof openMoneyOf) =>
  statement<One, { id: string }>((p) => sql`${openMoneyOf[root](p.school, p.id)} limit 1`);

/** Fee accounts `a` with each guardian who pays them, as `j.value`, and each learner `m.learner_id` for whom they do. */
const paidAccounts = (dialect: Dialect) => sql`fee_accounts as a
  join fee_shares as m on m.school_id = a.school_id and m.account_id = a.id
  cross join ${
    dialect === 'postgres'
      ? sql`json_array_elements_text(cast(a.payer_guardian_ids as json)) as j (value)`
      : sql`json_each(a.payer_guardian_ids) as j`
  }`;

/**
 * The guardians of a learner, also those who only pay for them, with whether they are needed for other learners who are not
 * erased.
 */
export const guardiansOf = statement<One, { id: string; others: number }>(
  (p, dialect) => sql`select g.id, (select cast(count(*) as integer) from learners as l
        where l.school_id = g.school_id and l.id != ${p.id} and l.erased_at is null and l.id in (
          select o.learner_id from learner_guardians as o
            where o.school_id = g.school_id and o.guardian_id = g.id and o.archived_at is null
          union all select m.learner_id from ${paidAccounts(dialect)}
            where a.school_id = g.school_id and ${idIn('a.payer_guardian_ids', sql.ref('g.id'))} and j.value = g.id)) as others
    from guardians as g where g.school_id = ${p.school} and g.id in (
      select k.guardian_id from learner_guardians as k where k.school_id = ${p.school} and k.learner_id = ${p.id}
      union select j.value from ${paidAccounts(dialect)} where m.school_id = ${p.school} and m.learner_id = ${p.id})
    order by g.id`,
);

/** The guardians who have a link to a learner that is not archived. */
export const linkedGuardians = statement<One, { id: string }>(
  (p) => sql`select k.guardian_id as id from learner_guardians as k
    where k.school_id = ${p.school} and k.learner_id = ${p.id} and k.archived_at is null order by 1`,
);

interface NamedRow {
  id: string;
  name: string;
  first_name: string | null;
  last_name: string | null;
  preferred_name?: string | null;
}

/** Those of learners who were not erased: the others are all called the same. */
export const namesOfLearners = query<{ school: string }, NamedRow>((db, p) =>
  inSchool(db, 'learners', p)
    .select(['id', 'name', 'first_name', 'last_name', 'preferred_name'])
    .where('erased_at', 'is', null),
);
export const namesOfGuardians = statement<One, NamedRow>(
  (p) => sql`select g.id, g.name, g.first_name, g.last_name from guardians as g
    where g.school_id = ${p.school} and g.id in (select k.guardian_id from learner_guardians as k
      where k.school_id = ${p.school} and k.learner_id = ${p.id} and k.archived_at is null)`,
);
/** The other learners of the incidents that a learner shares with them. */
export const learnersOfGroups = statement<One, { group_id: string; id: string }>(
  (p) => sql`select o.group_id, o.learner_id as id from incidents as i
    join incidents as o on o.school_id = i.school_id and o.group_id = i.group_id and o.learner_id != i.learner_id
    where i.school_id = ${p.school} and i.learner_id = ${p.id} and i.group_id is not null`,
);

export const noteErasure = query<One & { family: string; today: string }>((db, p) =>
  db
    .insertInto('erasures')
    .values({ school_id: p.school, subject_id: p.id, family: p.family, erased_on: p.today })
    .onConflict((conflict) =>
      conflict.columns(['school_id', 'subject_id', 'family']).doUpdateSet({ erased_on: p.today }),
    ),
);
/** Destroys the keys of what somebody had in common with others because their records were merged. */
export const destroyMerged = statement<One>(
  (
    p,
  ) => sql`delete from data_keys where school_id = ${p.school} and subject_id >= 'merged/' and subject_id < 'merged0'
    and (subject_id like 'merged/' || cast(${p.id} as text) || '/%' or subject_id like '%/' || cast(${p.id} as text))`,
);
/** Which of some people have records of a family that were not erased. */
export const notErased = statement<OfSchool & { family: string }, { id: string }>(
  (
    p,
    dialect,
  ) => sql`select ${sql.ref(`r.${valueColumn('id')}`)} as id from ${rowsOf(p.rows, idColumns, dialect)}
    where not ${isErased(p.school, sql.ref(`r.${valueColumn('id')}`), p.family)}`,
);

/** That a learner has a medical alert says something about their health. */
export const endAlert = statement<One & { now: string }>(
  (
    p,
  ) => sql`update learners set medical_alert_until = null, row_version = row_version + 1, updated_at = ${p.now}
    where school_id = ${p.school} and id = ${p.id} and medical_alert_until is not null`,
);

/** The fee accounts that a learner is on, or to which something was charged or paid for them. */
export const accountsOfLearner = statement<One, { id: string }>(
  (p) => sql`select m.account_id as id from fee_shares as m
      where m.school_id = ${p.school} and m.learner_id = ${p.id}
    union select i.account_id from invoices as i
      where i.school_id = ${p.school} and i.learner_id = ${p.id} and i.account_id is not null
    union select b.account_id from payments as b where b.school_id = ${p.school} and b.learner_id = ${p.id}`,
);
export const namesOfAccounts = query<{ school: string }, { id: string; name: string; payers: string }>(
  (db, p) => inSchool(db, 'fee_accounts', p).select(['id', 'name', 'payer_guardian_ids as payers']),
);

/** An import that can still create people. */
export const importOfPeople = query<{ school: string }, { id: string }>((db, p) =>
  inSchool(db, 'imports', p)
    .select('id')
    .where('status', 'in', ['queued', 'running'])
    .where('kind', 'in', ['learners', 'guardians', 'staff'])
    .where('dry_run', '=', 0)
    .limit(1),
);

export const eraseResponses = query<{ school: string; subject: string }>((db, p) =>
  db
    .updateTable('idempotency_keys')
    .set(erasedResponse)
    .where('school_id', '=', p.school)
    .where('subject_id', 'in', [p.subject, severalPeople]),
);

/** What receivers of events about records returned: it can repeat what they were sent. */
export const eraseDeliveries = statement<OfSchool>(
  (p, dialect) => sql`update deliveries set response_body = null, response_headers = null
    where school_id = ${p.school} and event_id in (select e.id from events as e
      where e.school_id = ${p.school} and e.resource_id in ${listedIds(p, dialect)})`,
);
/** Erases what import rows contain; their results remain. */
export const eraseImportRows = statement<OfSchool>(
  (p, dialect) => sql`update import_rows set external_id = null, detail = null, errors = '[]', sealed = null,
      undo_detail = null
    where school_id = ${p.school} and record_id in ${listedIds(p, dialect)}`,
);
/** The previous values of records: an import can then not be undone for them. */
export const eraseImportChanges = statement<OfSchool>(
  (p, dialect) => sql`delete from import_changes
    where school_id = ${p.school} and record_id in ${listedIds(p, dialect)}`,
);
/** A row that failed names at most the record that it conflicts with: what it has of its own record is the external id. */
export const eraseFailedRows = statement<OfSchool>(
  (p, dialect) => sql`update import_rows set external_id = null, detail = null, errors = '[]'
    where school_id = ${p.school} and result = 'failed' and id in (
      select f.id from external_ids as x
      join import_rows as f on f.school_id = x.school_id and f.external_id = x.external_id and f.result = 'failed'
      join imports as i on i.school_id = f.school_id and i.id = f.import_id and i.source = x.source
      where x.school_id = ${p.school} and x.record_id in ${listedIds(p, dialect)})`,
);
/** A row of a dry run names nobody: what it has of somebody who was imported later is the external id. */
export const eraseTriedRows = statement<OfSchool>(
  (p, dialect) => sql`update import_rows set external_id = null, detail = null, errors = '[]'
    where school_id = ${p.school} and id in (
      select t.id from external_ids as x
      join imports as i on i.school_id = x.school_id and i.source = x.source and i.dry_run = 1 and i.counted is null
      join import_rows as t on t.school_id = i.school_id and t.import_id = i.id and t.external_id = x.external_id
      where x.school_id = ${p.school} and x.record_id in ${listedIds(p, dialect)})`,
);
export const eraseExternalIds = statement<OfSchool>(
  (p, dialect) => sql`delete from external_ids
    where school_id = ${p.school} and record_id in ${listedIds(p, dialect)}`,
);
export const eraseNameWords = statement<OfSchool>(
  (p, dialect) => sql`delete from name_words
    where school_id = ${p.school} and record_id in ${listedIds(p, dialect)}`,
);

const rowsAbout = ({ column = '', rows }: PersonalTable, p: { school: unknown; id: unknown }) =>
  rows ? rows(p) : sql<boolean>`${sql.ref(column)} = ${p.id}`;

/** Whether a row of a table has a personal value that was not erased. */
const isKept = ({ erased }: PersonalTable): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    Object.entries(erased).map(([column, text]) =>
      text === null ? sql`${sql.ref(column)} is not null` : sql`${sql.ref(column)} != ${sql.lit(text)}`,
    ),
    sql` or `,
  )})`;

/** Erases the rows of a table that refer to an id. */
export const eraseRows = perTable((table) =>
  query<One>((db, p) =>
    db
      .updateTable(table.table as 'learners')
      .set(table.erased as never)
      .where('school_id', '=', p.school)
      .where(rowsAbout(table, p))
      .where(isKept(table)),
  ),
);

/** Reads the rows of a table that refer to an id. */
export const rowsOfTable = perTable((table) =>
  statement<One, Record<string, unknown>>(
    (p) =>
      sql`select * from ${sql.table(table.table)} where school_id = ${p.school}
        and ${table.exported ? table.exported.rows(p) : rowsAbout(table, p)}`,
  ),
);

/** A query that is built once for each table. */
function perTable<Q, T = PersonalTable>(make: (table: T) => Q): (table: T) => Q {
  const built = new Map<T, Q>();
  return (table) => {
    const known = built.get(table) ?? make(table);
    built.set(table, known);
    return known;
  };
}

/** Families whose texts stay while money is open: it could not be claimed from anybody. */
const needSettled: ReadonlySet<RetentionFamily> = new Set(['learners', 'fees']);

type Root = keyof typeof openMoneyOf | 'staff';

const settled = (root: keyof typeof openMoneyOf) =>
  sql`not exists (${openMoneyOf[root](sql.ref('x.school_id'), sql.ref('x.id'))})`;

/** The day from which the months are counted, of people `x`. */
const archivedDay = archivedOn('x');
const learnerDay = goneOn('x');
const staffDay = sql<string | null>`coalesce(case when x.status = 'left' then x.ends_on end, ${archivedDay})`;

type Day = typeof archivedDay;

/** The day that is a number of months after another one. */
const monthsAfter = (from: Day, months: unknown, dialect: Dialect): Day =>
  dialect === 'postgres'
    ? sql`to_char((${from})::date + make_interval(months => cast(${months} as integer)), 'YYYY-MM-DD')`
    : sql`date(${from}, '+' || ${months} || ' months', 'floor')`;

const mayGo = (root: Root, family: RetentionFamily): RawBuilder<unknown> =>
  root !== 'staff' && needSettled.has(family) ? settled(root) : sql`true`;

/** The action of the retention rule of a family of a school `s`, and the day from which it is due. */
function ruleOf(family: RetentionFamily, from: Day, dialect: Dialect) {
  const member = (name: string) =>
    dialect === 'postgres'
      ? sql`(s.retention::json -> ${sql.lit(family)} ->> ${sql.lit(name)})`
      : sql`json_extract(s.retention, ${sql.lit(`$.${family}.${name}`)})`;
  return { action: member('action'), day: monthsAfter(from, member('months'), dialect) };
}

/** The people, as `x`, for whom the rule of a family is due. Who was merged is erased with the person who remains. */
const dueFor = (root: Root, family: RetentionFamily, from: Day, isLeft: RawBuilder<unknown>): DueQueries =>
  dueQueries((ofSchools) =>
    statement((p, dialect) => {
      const { action, day } = ruleOf(family, from, dialect);
      const isDue = sql`${day} <= ${timeOfSchool(p.now)}`;
      // What is open is only looked for if the day has come: PostgreSQL would look for it for everybody who has left.
      return sql`select x.school_id, x.id from ${sql.table(root)} as x ${joinSchool('x')}
      left join ${ownTimes(p.clocks, dialect)} on own.school = x.school_id
      where ${ofSchools(p)} and x.merged_into_id is null and ${action} = 'anonymise' and ${isDue}
        and ${isLeft} and case when ${isDue} then ${mayGo(root, family)} else false end
      order by x.school_id, x.id limit ${p.limit}`;
    }),
  );

type Preview = { school: string; today: string; months: number };

/** Counts the people of a school for whom a family would be due after a number of months, and who are due already. */
const previewOf = (
  root: Root,
  family: RetentionFamily,
  from: Day,
  hasMore: (dialect: Dialect) => RawBuilder<unknown>,
) =>
  statement<Preview, { due: number; due_already: number }>((p, dialect) => {
    const { action, day } = ruleOf(family, from, dialect);
    const isDue = sql`${monthsAfter(from, p.months, dialect)} <= ${p.today}`;
    const isDueAlready = sql`(${action} = 'anonymise' and ${day} <= ${p.today})`;
    return sql`select count(case when ${isDue} then 1 end) as due, count(case when ${isDueAlready} then 1 end) as due_already
      from ${sql.table(root)} as x ${joinSchool('x')} where x.school_id = ${p.school} and x.merged_into_id is null
        and (${isDue} or ${isDueAlready}) and ${mayGo(root, family)} and ${hasMore(dialect)}`;
  });

/** The learner `x`, and those who were merged into it, directly or through others. */
const allOf = (dialect: Dialect) => withMerged('learners', sql.ref('x.school_id'), sql.ref('x.id'), dialect);

/**
 * Whether the learner `x` has records of a family, or rows that are not records. Records about one learner were written with a
 * data key of the learner, so they need not be read. What several have in common is erased with the last of them.
 */
function hasRecords(
  family: RetentionFamily,
  tables: readonly PersonalTable[],
  dialect: Dialect,
): RawBuilder<boolean> {
  const ofTables = tables
    .filter((table) => table.root === 'learners' && table.family === family)
    .map((table) => {
      const about = rowsAbout(table, { school: sql.ref('x.school_id'), id: sql.ref('x.id') });
      return sql`exists (select 1 from ${sql.table(table.table)} where school_id = x.school_id and ${about} and ${isKept(table)})`;
    });
  const isOfOne = sql`k.school_id = x.school_id and k.subject_id = m.id || ${sql.lit(suffixOf('learners', family))}`;
  const withKey = sql`exists (select 1 from ${allOf(dialect)} as m ${joinRange('data_keys', 'k', isOfOne, dialect)})`;
  return sql<boolean>`(${sql.join([withKey, ...ofTables], sql` or `)})`;
}

/**
 * Whether the records of a family were erased after a learner left or was archived. What was written later needs a data
 * key, so then the family is due again.
 */
const isDone = (
  family: RetentionFamily,
) => sql`${isErased(sql.ref('x.school_id'), sql.ref('x.id'), sql.lit(family))}
  and not exists (select 1 from data_keys as k
    where k.school_id = x.school_id and k.subject_id = x.id || ${sql.lit(suffixOf('learners', family))})`;

const notErasedYet = (family: RetentionFamily) =>
  sql`(x.status = 'left' or x.archived_at is not null) and not (${isDone(family)})`;

/** Learners who left, or were archived, so long ago that the records of a family are due, and were not erased yet. */
export const dueOf = (family: RetentionFamily): DueQueries =>
  dueFor('learners', family, learnerDay, notErasedYet(family));

/** Counts learners who have records of a family that are due. */
export const learnersDueAfter = perFamily((family, tables) =>
  previewOf(
    'learners',
    family,
    learnerDay,
    (dialect) => sql`${notErasedYet(family)} and ${hasRecords(family, tables, dialect)}`,
  ),
);

/** Which of some learners have something that an erasure of a family would erase. */
export const learnersWith = perFamily((family, tables) =>
  statement<OfSchool, { id: string }>((p, dialect) => {
    const isOne = sql`x.school_id = ${p.school} and x.id = ${sql.ref(`r.${valueColumn('id')}`)}`;
    // PostgreSQL would otherwise look for the records of all learners, if it takes the school for a small one.
    return sql`select x.id from ${rowsOf(p.rows, idColumns, dialect)} ${joinRange('learners', 'x', isOne, dialect)}
      where ${hasRecords(family, tables, dialect)}`;
  }),
);

/** A query that is built once for each family, with all tables of the school's families. */
function perFamily<Q>(make: (family: RetentionFamily, tables: readonly PersonalTable[]) => Q) {
  const built = new Map<RetentionFamily, Q>();
  return (family: RetentionFamily, tables: readonly PersonalTable[]): Q => {
    const known = built.get(family) ?? make(family, tables);
    built.set(family, known);
    return known;
  };
}

/** Whether a family of a learner's records was erased and nothing was written since. */
export const doneOf = (family: RetentionFamily) =>
  statement<{ school: string; id: string }, { id: string }>(
    (p) => sql`select x.id from learners as x
      where x.school_id = ${p.school} and x.id = ${p.id} and ${isDone(family)}`,
  );

const notErasedAlone = sql`x.archived_at is not null and x.erased_at is null`;

/** Guardians without learners who were archived so long ago that they are due. */
export const guardiansDue = dueFor('guardians', 'learners', archivedDay, notErasedAlone);

export const guardiansDueAfter = previewOf('guardians', 'learners', archivedDay, () => notErasedAlone);

/** The condition of the index `staff_gone`. */
const staffNotErased = sql`(x.status = 'left' or x.archived_at is not null) and x.erased_at is null`;

/** Staff members who left, or were archived, so long ago that they are due. */
export const staffDue = dueFor('staff', 'staff', staffDay, staffNotErased);

export const staffDueAfter = previewOf('staff', 'staff', staffDay, () => staffNotErased);

/** Counts guardians who are erased with the last of their learners, if the learners due after a number of months are. */
export const guardiansOfLast = statement<Preview, { due: number }>(
  (p, dialect) => sql`with gone as (select x.id from learners as x
      where x.school_id = ${p.school} and x.merged_into_id is null and ${monthsAfter(learnerDay, p.months, dialect)} <= ${p.today}
        and ${notErasedYet('learners')} and ${settled('learners')})
    select count(*) as due from guardians as x
    where x.school_id = ${p.school} and x.erased_at is null and x.merged_into_id is null
      and not (x.archived_at is not null and ${monthsAfter(archivedDay, p.months, dialect)} <= ${p.today}
        and ${settled('guardians')})
      and x.id in (select k.guardian_id from learner_guardians as k
          where k.school_id = ${p.school} and k.learner_id in (select id from gone)
        union select j.value from ${paidAccounts(dialect)}
          where a.school_id = ${p.school} and m.learner_id in (select id from gone))
      and not exists (select 1 from learner_guardians as o
        join learners as l on l.school_id = o.school_id and l.id = o.learner_id
        where o.school_id = x.school_id and o.guardian_id = x.id and o.archived_at is null and l.erased_at is null
          and l.id not in (select id from gone))
      and x.id not in (select j.value from ${paidAccounts(dialect)}
        join learners as l on l.school_id = m.school_id and l.id = m.learner_id
        where a.school_id = ${p.school} and l.erased_at is null and l.id not in (select id from gone))`,
);

/** The fields with what people call a record: the first that it has. */
export const labelFields = ['name', 'title', 'label', 'number'];

/** What people call records of a kind; undefined if it has no such field. */
export const labelsOf = perTable(({ table, plain }: AnyResource) => {
  const field = labelFields.find((one) => plain.has(one));
  if (field === undefined) return undefined;
  return statement<{ rows: Rows }, { id: string; label: string }>(
    (p, dialect) => sql`
      select t.id, t.${sql.id(field)} as label from ${rowsOf(p.rows, recordKey, dialect)}
      ${joinByKey(table, 't', { school_id: 'r.school_id', id: 'r.id' }, dialect)}`,
  );
});
