import { sql } from 'kysely';
import { dataKeyContext } from '../../crypto/sealed-columns.ts';
import { query, statement } from '../query.ts';
import type { Definer, Preparation } from './define.ts';

const batchRows = 200;
/** The families whose values were encrypted with the data key that bears the id of the learner. */
const families = ['medical', 'attendance', 'discipline'];

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
 * Each family of a learner's records gets a data key of its own, so that it can be erased alone. What is stored
 * already stays as it is: its family has the same key under another name.
 */
export async function prepare({ database, cipher }: Preparation): Promise<void> {
  let last = { school_id: '', subject_id: '' };
  for (;;) {
    const { school_id: school, subject_id: subject } = last;
    const keys = await database.all(keysAfter, { school, subject, limit: batchRows });
    await database.transact(async (tx) => {
      for (const key of keys) {
        const secret = cipher.decrypt(key.sealed, dataKeyContext(key.subject_id));
        for (const family of families) {
          const name = `${key.subject_id}/${family}`;
          await tx.run(keep, {
            school: key.school_id,
            subject: name,
            sealed: cipher.encrypt(secret, dataKeyContext(name)),
          });
        }
      }
    });
    if (keys.length < batchRows) return;
    last = keys.at(-1) ?? last;
  }
}

export async function up({ addColumns, table }: Definer): Promise<void> {
  // The part with personal values, encrypted with the data key of this name.
  for (const name of ['audit_log', 'events'])
    await addColumns(name, { encrypted: 'text', subject_key: 'text' });
  // The person whom a stored response is about.
  await addColumns('idempotency_keys', { subject_id: 'text' });
  for (const name of ['learners', 'guardians']) await addColumns(name, { erased_at: 'text' });
  // What was erased, so that it is not due again.
  await table('erasures', ['school_id', 'subject_id', 'family'], {
    school_id: 'text!',
    subject_id: 'text!',
    family: 'text!',
    erased_at: 'text!',
  });
}
