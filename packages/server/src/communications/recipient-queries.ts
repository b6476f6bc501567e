import { sql } from 'kysely';
import { statement } from '../db/query.ts';
import { joinByKey, rowsOf } from '../db/rows.ts';
import type { Reachable } from './addresses.ts';
import type { Link } from './eligibility.ts';

type ByIds = { school: string; rows: string };

export interface Guardian extends Reachable {
  name: string;
  /** As JSON. */
  channels: string;
}

/** The guardians with these ids who are not archived. */
export const guardiansByIds = statement<ByIds, Guardian>(
  (p, dialect) => sql`
    select g.id, g.name, g.email, g.phone, g.address, g.channels from ${rowsOf(p.rows, { id: 'text' }, dialect)}
    join guardians g on g.school_id = ${p.school} and g.id = r.id
    where g.archived_at is null order by g.id`,
);

const link = sql`k.guardian_id, k.learner_id, k.access, k.receives`;

/** The links of these guardians to learners who are not archived. */
export const linksOfGuardians = statement<ByIds, Link>(
  (p, dialect) => sql`
    select ${link} from ${rowsOf(p.rows, { id: 'text' }, dialect)}
    join guardians g on g.school_id = ${p.school} and g.id = r.id
    ${joinByKey('learner_guardians', 'k', { school_id: 'g.school_id', guardian_id: 'g.id' }, dialect)}
    ${joinByKey('learners', 'l', { school_id: 'k.school_id', id: 'k.learner_id' }, dialect)}
    where k.archived_at is null and l.archived_at is null order by k.guardian_id, k.learner_id`,
);

/** The links of these learners, who are not archived, to guardians. */
export const linksOfLearners = statement<ByIds, Link>(
  (p, dialect) => sql`
    select ${link} from ${rowsOf(p.rows, { id: 'text' }, dialect)}
    join learners l on l.school_id = ${p.school} and l.id = r.id
    ${joinByKey('learner_guardians', 'k', { school_id: 'l.school_id', learner_id: 'l.id' }, dialect)}
    where k.archived_at is null and l.archived_at is null order by k.guardian_id, k.learner_id`,
);
