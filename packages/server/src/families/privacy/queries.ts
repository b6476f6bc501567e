import { sql } from 'kysely';
import type { PersonalTable } from '../../core/family.ts';
import { valueColumn } from '../../db/batch-queries.ts';
import { erasedResponse } from '../../db/erased-response.ts';
import { query, statement } from '../../db/query.ts';
import { rowsOf } from '../../db/rows.ts';
import { inSchool } from '../../db/school-rows.ts';
import { openMoneyOf } from './open-money-queries.ts';

type One = { school: string; id: string };
type Rows = { school: string; rows: string };

const ids = { [valueColumn('id')]: 'text' } as const;
const listedIds = (p: { rows: unknown }, dialect: 'sqlite' | 'postgres') =>
  sql`(select ${sql.ref(`r.${valueColumn('id')}`)} from ${rowsOf(p.rows, ids, dialect)})`;

/** A fee account with open money of a person. */
export const openMoney = (root: keyof typeof openMoneyOf) =>
  statement<One, { id: string }>((p) => sql`${openMoneyOf[root](p.school, p.id)} limit 1`);

/** The guardians of a learner, with whether another learner who is not erased has a link to them. */
export const guardiansOf = statement<One, { id: string; others: number }>(
  (p) => sql`select distinct k.guardian_id as id,
      (select cast(count(*) as integer) from learner_guardians as o
        join learners as l on l.school_id = o.school_id and l.id = o.learner_id
        where o.school_id = k.school_id and o.guardian_id = k.guardian_id and o.learner_id != k.learner_id
          and o.archived_at is null and l.erased_at is null) as others
    from learner_guardians as k where k.school_id = ${p.school} and k.learner_id = ${p.id}
    order by id`,
);

interface NamedRow {
  id: string;
  name: string;
  first_name: string | null;
  last_name: string | null;
  preferred_name?: string | null;
}

export const namesOfLearners = query<{ school: string }, NamedRow>((db, p) =>
  inSchool(db, 'learners', p).select(['id', 'name', 'first_name', 'last_name', 'preferred_name']),
);
export const namesOfGuardians = statement<One, NamedRow>(
  (p) => sql`select g.id, g.name, g.first_name, g.last_name from guardians as g
    where g.school_id = ${p.school} and g.id in (select k.guardian_id from learner_guardians as k
      where k.school_id = ${p.school} and k.learner_id = ${p.id})`,
);
/** The other learners of the incidents that a learner shares with them. */
export const learnersOfGroups = statement<One, { group_id: string; id: string }>(
  (p) => sql`select o.group_id, o.learner_id as id from incidents as i
    join incidents as o on o.school_id = i.school_id and o.group_id = i.group_id and o.learner_id != i.learner_id
    where i.school_id = ${p.school} and i.learner_id = ${p.id} and i.group_id is not null`,
);

export const noteErasure = query<One & { family: string; now: string }>((db, p) =>
  db
    .insertInto('erasures')
    .values({ school_id: p.school, subject_id: p.id, family: p.family, erased_at: p.now })
    .onConflict((conflict) =>
      conflict.columns(['school_id', 'subject_id', 'family']).doUpdateSet({ erased_at: p.now }),
    ),
);
/** Which of some people have records of a family that were not erased. */
export const notErased = statement<Rows & { family: string }, { id: string }>(
  (p, dialect) => sql`select ${sql.ref(`r.${valueColumn('id')}`)} as id from ${rowsOf(p.rows, ids, dialect)}
    where not exists (select 1 from erasures as e where e.school_id = ${p.school}
      and e.subject_id = ${sql.ref(`r.${valueColumn('id')}`)} and e.family = ${p.family})`,
);

/** That a learner has a medical alert says something about their health. */
export const endAlert = statement<One & { now: string }>(
  (
    p,
  ) => sql`update learners set medical_alert_until = null, row_version = row_version + 1, updated_at = ${p.now}
    where school_id = ${p.school} and id = ${p.id} and medical_alert_until is not null`,
);

export const eraseResponses = query<{ school: string; subject: string }>((db, p) =>
  db
    .updateTable('idempotency_keys')
    .set(erasedResponse)
    .where('school_id', '=', p.school)
    .where('subject_id', '=', p.subject),
);

/** What receivers of events about records returned: it can repeat what they were sent. */
export const eraseDeliveries = statement<Rows>(
  (p, dialect) => sql`update deliveries set response_body = null, response_headers = null, error = null
    where school_id = ${p.school} and event_id in (select e.id from events as e
      where e.school_id = ${p.school} and e.resource_id in ${listedIds(p, dialect)})`,
);
/** Events about records from before personal values were encrypted. */
export const plainEvents = statement<Rows, { id: string; resource_id: string; data: string }>(
  (
    p,
    dialect,
  ) => sql`select id, resource_id, data from events where school_id = ${p.school} and encrypted is null
    and resource_id in ${listedIds(p, dialect)}`,
);
export const replaceEvent = query<One & { data: string }>((db, p) =>
  db.updateTable('events').set({ data: p.data }).where('school_id', '=', p.school).where('id', '=', p.id),
);
/** Erases what import rows contain; their results remain. */
export const eraseImportRows = statement<Rows>(
  (p, dialect) => sql`update import_rows set external_id = null, detail = null, errors = '[]', sealed = null
    where school_id = ${p.school} and record_id in ${listedIds(p, dialect)}`,
);
/** A row that failed names at most the record that it conflicts with: what it has of its own record is the external id. */
export const eraseFailedRows = statement<Rows>(
  (p, dialect) => sql`update import_rows set external_id = null, detail = null, errors = '[]'
    where school_id = ${p.school} and result = 'failed' and id in (
      select f.id from external_ids as x
      join import_rows as f on f.school_id = x.school_id and f.external_id = x.external_id and f.result = 'failed'
      join imports as i on i.school_id = f.school_id and i.id = f.import_id and i.source = x.source
      where x.school_id = ${p.school} and x.record_id in ${listedIds(p, dialect)})`,
);
export const eraseExternalIds = statement<Rows>(
  (p, dialect) => sql`delete from external_ids
    where school_id = ${p.school} and record_id in ${listedIds(p, dialect)}`,
);

const rowsAbout = ({ column = '', rows }: PersonalTable, p: { school: unknown; id: unknown }) =>
  rows ? rows(p) : sql<boolean>`${sql.ref(column)} = ${p.id}`;

/** Erases the rows of a table that refer to an id. */
export const eraseRows = perTable((table) =>
  query<One>((db, p) =>
    db
      .updateTable(table.table as 'learners')
      .set(table.erased as never)
      .where('school_id', '=', p.school)
      .where(rowsAbout(table, p)),
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
function perTable<Q>(make: (table: PersonalTable) => Q): (table: PersonalTable) => Q {
  const built = new Map<PersonalTable, Q>();
  return (table) => {
    const known = built.get(table) ?? make(table);
    built.set(table, known);
    return known;
  };
}
