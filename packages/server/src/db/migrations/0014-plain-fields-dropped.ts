import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Cipher } from '../../crypto/cipher.ts';
import { DataKeys } from '../../crypto/data-keys.ts';
import type { MasterKeys } from '../../crypto/master-keys.ts';
import { dataKeyContext } from '../../crypto/sealed-columns.ts';
import type { Transaction } from '../database.ts';
import { type Params, type Query, query } from '../query.ts';
import { encryptionContext } from '../readable-records.ts';
import type { Definer, Preparation } from './define.ts';

const batchRows = 200;

type Kind = 'text' | 'boolean' | 'json';
/** A table of records: the columns to encrypt, and the column with the id of the person they concern. */
interface Source {
  table: 'records';
  subject: string;
  columns: Record<string, Kind>;
  /** The values of the columns after encryption. */
  empty: '' | null;
}

const text = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'text' as const]));
const source = (
  table: string,
  subject: string,
  columns: Record<string, Kind>,
  empty: '' | null = null,
): Source => ({ table: table as 'records', subject, columns, empty });
const ofLearners = text('national_id', 'passport_number', 'citizenship', 'lurits_number', 'race', 'religion');
const plain = [
  source('learners', 'id', { ...ofLearners, social_grant: 'boolean' }),
  source('guardians', 'id', text('national_id')),
  source('learner_guardians', 'learner_id', text('restriction_note')),
  source('staff', 'id', { login_identity: 'json' }),
];
// Each of these texts was encrypted separately, in its own column.
const noteTexts = text(
  ...['title', 'details', 'triggers', 'response', 'medication', 'doctor_name', 'doctor_phone'],
);
const notes = source(
  'medical_notes',
  'learner_id',
  { ...noteTexts, external_ids: 'json', metadata: 'json' },
  '',
);

export async function up({ dropColumns }: Definer): Promise<void> {
  for (const { table, columns } of [...plain, notes]) await dropColumns(table, Object.keys(columns));
}

type Row = Record<string, string | number | null> & { school_id: string; id: string; subject: string };

/**
 * Encrypts the existing values, a batch in each transaction; values that an earlier run has encrypted are skipped.
 */
export async function prepare({ database, cipher }: Preparation): Promise<void> {
  const keys = new DataKeys(cipher);
  const inBatches = async (rows: Query<Params, Row>, work: (tx: Transaction, row: Row) => Promise<void>) => {
    for (let last = { school_id: '', id: '' }; ; ) {
      const batch = await database.transact(async (tx) => {
        const some = await tx.all(rows, { school: last.school_id, after: last.id, limit: batchRows });
        for (const row of some) await work(tx, row);
        return some;
      });
      last = batch.at(-1) ?? last;
      if (batch.length < batchRows) return;
    }
  };
  for (const each of plain) {
    const { table, columns } = each;
    const update = encrypted(each);
    await inBatches(unencrypted(each), async (tx, row) => {
      const key = await dataKeyOf(tx, cipher, row.school_id, row.subject);
      const fields = Object.fromEntries(
        Object.entries(columns).map(([name, kind]) => [name, fieldOf(row[name] ?? null, kind)]),
      );
      const sealed = key.encrypt(JSON.stringify(fields), encryptionContext(table, row.id));
      await tx.run(update, { school: row.school_id, id: row.id, encrypted: sealed });
    });
  }
  const update = encrypted(notes);
  await inBatches(unencrypted(notes), async (tx, row) => {
    const key = await dataKeyOf(tx, cipher, row.school_id, row.subject);
    const fields = Object.fromEntries(
      Object.entries(notes.columns).map(([name, kind]) => {
        const value = row[name] ?? null;
        const isText = kind === 'text' && value !== null;
        return [
          name,
          isText ? key.decrypt(String(value), `medical_notes ${row.id} ${name}`) : fieldOf(value, kind),
        ];
      }),
    );
    const sealed = key.encrypt(JSON.stringify(fields), encryptionContext(notes.table, row.id));
    await tx.run(update, { school: row.school_id, id: row.id, encrypted: sealed });
  });
  await inBatches(plainExternalIds, async (tx, { school_id: school, source: name, subject }) => {
    const hash = keys.lookupHash(`${school} medical_notes`, `${name}:${subject}`);
    await tx.run(hashExternalId, { school, source: String(name), external_id: subject, hash });
  });
  if (await database.first(anyDataKey, {}))
    await database.rewrite([...plain, notes].map(({ table }) => table));
}

type Key = { school: string; subject: string };

const keepKey = query<Key & { sealed: string }>((db, p) =>
  db
    .insertInto('data_keys')
    .values({ school_id: p.school, subject_id: p.subject, sealed: p.sealed })
    .onConflict((conflict) => conflict.doNothing()),
);
const findKey = query<Key, { sealed: string }>((db, p) =>
  db
    .selectFrom('data_keys')
    .select('sealed')
    .where('school_id', '=', p.school)
    .where('subject_id', '=', p.subject),
);

/** The data key of a person, created on first use, in the schema of this migration. */
export async function dataKeyOf(
  tx: Transaction,
  keys: MasterKeys,
  school: string,
  subject: string,
): Promise<Cipher> {
  const context = dataKeyContext(subject);
  const sealed = keys.encrypt(randomBytes(32).toString('base64'), context);
  await tx.run(keepKey, { school, subject, sealed });
  const kept = await tx.first(findKey, { school, subject });
  if (!kept) throw new Error(`The data key of ${subject} was not stored`);
  return new Cipher(Buffer.from(keys.decrypt(kept.sealed, context), 'base64'));
}

function fieldOf(value: string | number | null, kind: Kind): unknown {
  if (value === null || kind === 'text') return value;
  return kind === 'boolean' ? value === 1 : JSON.parse(String(value));
}

/** Rows with values to encrypt, in the order of their ids. */
const unencrypted = ({ table, subject, columns }: Source): Query<Params, Row> =>
  query((db, p, dialect) => {
    const names = Object.keys(columns);
    const select = db
      .selectFrom(table)
      .select(['school_id', 'id', ...names])
      .select(sql.ref<string>(subject).as('subject'))
      .where('encrypted', 'is', null)
      .where(sql<boolean>`(school_id, id) > (${p.school}, ${p.after})`)
      .where((or) => or.or(names.map((name) => or(name, 'is not', null))))
      .orderBy('school_id')
      .orderBy('id')
      .limit(p.limit as number)
      .$castTo<Row>();
    return dialect === 'postgres' ? select.forUpdate() : select;
  });

/** Writes the encrypted fields, and clears the plain columns. */
const encrypted = ({ table, columns, empty }: Source): Query<Params, unknown> =>
  query((db, p) => {
    const emptied = Object.fromEntries(Object.keys(columns).map((name) => [name, empty]));
    return db
      .updateTable(table)
      .set({ ...emptied, encrypted: p.encrypted as string })
      .where('school_id', '=', p.school as string)
      .where('id', '=', p.id as string);
  });

const anyDataKey = query<Record<never, never>, { subject_id: string }>((db) =>
  db.selectFrom('data_keys').select('subject_id').limit(1),
);

/** External ids of medical notes as they were sent; a hashed one has no source. */
const plainExternalIds = query<Params, Row>((db, p) =>
  db
    .selectFrom('external_ids')
    .select(['school_id', 'record_id as id', 'source', 'external_id as subject'])
    .where('resource', '=', 'medical_notes')
    .where('source', '!=', '')
    .limit(p.limit as number)
    .$castTo<Row>(),
);
const hashExternalId = query<Params>((db, p) =>
  db
    .updateTable('external_ids')
    .set({ source: '', external_id: p.hash as string })
    .where('school_id', '=', p.school as string)
    .where('resource', '=', 'medical_notes')
    .where('source', '=', p.source as string)
    .where('external_id', '=', p.external_id as string),
);
