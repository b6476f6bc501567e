import { sql } from 'kysely';
import { dataKeyContext } from '../../crypto/sealed-columns.ts';
import { query, statement } from '../query.ts';
import type { Definer, Preparation } from './define.ts';

const batchRows = 200;

interface Key {
  school_id: string;
  subject_id: string;
  sealed: string;
}

const keysAfter = statement<{ school: string; subject: string; limit: number }, Key>(
  (p) => sql`select school_id, subject_id, sealed from data_keys
    where (school_id, subject_id) > (${p.school}, ${p.subject}) and subject_id like 'lrn%' and subject_id not like '%/%'
    order by school_id, subject_id limit ${p.limit}`,
);
const keep = query<{ school: string; subject: string; sealed: string }>((db, p) =>
  db
    .insertInto('data_keys')
    .values({ school_id: p.school, subject_id: p.subject, sealed: p.sealed })
    .onConflict((conflict) => conflict.doNothing()),
);

/**
 * Messages get a data key of their own for each learner, so that they can be erased without the learner. What is stored
 * already stays as it is: the same key is stored under a second name.
 */
export async function prepare({ database, cipher }: Preparation): Promise<void> {
  let last = { school_id: '', subject_id: '' };
  for (;;) {
    const { school_id: school, subject_id: subject } = last;
    const keys = await database.all(keysAfter, { school, subject, limit: batchRows });
    await database.transact(async (tx) => {
      for (const key of keys) {
        const name = `${key.subject_id}/communications`;
        const secret = cipher.decrypt(key.sealed, dataKeyContext(key.subject_id));
        const sealed = cipher.encrypt(secret, dataKeyContext(name));
        await tx.run(keep, { school: key.school_id, subject: name, sealed });
      }
    });
    if (keys.length < batchRows) return;
    last = keys.at(-1) ?? last;
  }
}

export async function up({ addColumns, table, index, run }: Definer): Promise<void> {
  await addColumns('messages', { concerned_learner_ids: 'text!' }, { concerned_learner_ids: '[]' });
  // The learners whom messages concern.
  await table('message_learners', ['school_id', 'learner_id', 'message_id'], {
    school_id: 'text!',
    learner_id: 'text!',
    message_id: 'text!',
  });
  await run({
    sqlite: `insert into message_learners (school_id, learner_id, message_id)
      select school_id, learner_id, id from messages where learner_id is not null
      union select m.school_id, e.value, m.id from messages as m, json_each(m."to", '$.learner_ids') as e`,
    postgres: `insert into message_learners (school_id, learner_id, message_id)
      select school_id, learner_id, id from messages where learner_id is not null
      union select m.school_id, e.value, m.id
        from messages as m cross join json_array_elements_text(m."to"::json -> 'learner_ids') as e`,
  });
  await run({
    sqlite: `update messages set concerned_learner_ids = (select json_group_array(l.learner_id)
      from message_learners as l where l.school_id = messages.school_id and l.message_id = messages.id)`,
    postgres: `update messages set concerned_learner_ids = coalesce((select '[' || string_agg('"' || l.learner_id || '"', ',') || ']'
      from message_learners as l where l.school_id = messages.school_id and l.message_id = messages.id), '[]')`,
  });
  await index('message_recipients_by_learner', 'message_recipients', ['school_id', 'learner_id', 'id'], {
    where: 'learner_id is not null',
  });
}
