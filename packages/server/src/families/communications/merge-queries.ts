import { sql } from 'kysely';
import { type Rows, rowsOf, statement } from '../../sql/query.ts';
import type { People } from '../merged-records.ts';
import { copiesAbout } from './queries.ts';

type OfSchool = { school: string; rows: Rows };

export const withoutIndex = statement<OfSchool & { from: string; into: string }>(
  (p, dialect) => sql`delete from message_learners where school_id = ${p.school}
    and learner_id in (${p.from}, ${p.into})
    and message_id in (select r.id from ${rowsOf(p.rows, { id: 'text' }, dialect)})`,
);
export const renderedOf = statement<OfSchool, { id: string; rendered: string }>(
  (p, dialect) => sql`select m.id, m.rendered from ${rowsOf(p.rows, { id: 'text' }, dialect)}
    join messages as m on m.school_id = ${p.school} and m.id = r.id where m.rendered is not null`,
);
export const setRendered = statement<OfSchool>(
  (p, dialect) => sql`update messages set rendered = r.rendered
    from ${rowsOf(p.rows, { id: 'text', rendered: 'text' }, dialect)}
    where messages.school_id = ${p.school} and messages.id = r.id`,
);

const columnOf = { learners: 'learner_id', guardians: 'guardian_id', staff: 'staff_id' } as const;

export interface Copy {
  id: string;
  message_id: string;
  person_id: string;
  about: string;
  address_encrypted: string | null;
  text_encrypted: string | null;
  /** The copy that the person who remains has of the same message. */
  other: string | null;
}

const isAbout = (p: { school: unknown; from: unknown }, kind: People['kind']) =>
  kind === 'learners' ? copiesAbout({ school: p.school, id: p.from }) : sql<boolean>`false`;
const copiesOfKind = (kind: People['kind']) =>
  statement<{ school: string; from: string; into: string }, Copy>(
    (p) => sql`select c.id, c.message_id, c.person_id, c.about, c.address_encrypted, c.text_encrypted,
        (select o.id from message_recipients as o where o.school_id = c.school_id
          and o.message_id = c.message_id and o.person_id = ${p.into}) as other
      from message_recipients as c where c.school_id = ${p.school} and c.id in (
        select id from message_recipients where school_id = ${p.school} and ${sql.ref(columnOf[kind])} = ${p.from}
        union select id from message_recipients where school_id = ${p.school} and ${isAbout(p, kind)})
      order by c.id`,
  );
export const copiesOf = {
  learners: copiesOfKind('learners'),
  guardians: copiesOfKind('guardians'),
  staff: copiesOfKind('staff'),
};
export const copiesById = statement<OfSchool, Omit<Copy, 'other'>>(
  (p, dialect) => sql`select c.id, c.message_id, c.person_id, c.about, c.address_encrypted, c.text_encrypted
    from ${rowsOf(p.rows, { id: 'text' }, dialect)}
    join message_recipients as c on c.school_id = ${p.school} and c.id = r.id order by c.id`,
);
const changed = {
  id: 'text',
  person_id: 'text',
  about: 'text',
  address_encrypted: 'text',
  text_encrypted: 'text',
} as const;
const setCopiesOfKind = (kind: People['kind']) =>
  statement<OfSchool & { from: string; into: string }>(
    (
      p,
      dialect,
    ) => sql`update message_recipients set about = r.about, address_encrypted = r.address_encrypted,
        text_encrypted = r.text_encrypted, person_id = r.person_id,
        ${sql.id(columnOf[kind])} = case when ${sql.ref(columnOf[kind])} = ${p.from} then r.person_id else ${sql.ref(columnOf[kind])} end
      from ${rowsOf(p.rows, changed, dialect)}
      where message_recipients.school_id = ${p.school} and message_recipients.id = r.id`,
  );
export const setCopies = {
  learners: setCopiesOfKind('learners'),
  guardians: setCopiesOfKind('guardians'),
  staff: setCopiesOfKind('staff'),
};
