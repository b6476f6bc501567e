import { createHmac, randomBytes } from 'node:crypto';
import { Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import {
  type Dialect,
  type OpenDatabase,
  onEachDatabase,
  type TestDatabase,
} from '../../../../../test/support/databases.ts';
import { everythingStored } from '../../../../../test/support/inspect.ts';
import { masterKeysOf } from '../../../../../test/support/master-keys.ts';
import type { Cipher } from '../../crypto/cipher.ts';
import type { MasterKeys } from '../../crypto/master-keys.ts';
import { createServer } from '../../index.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { dataKeyOf } from './0014-plain-fields-dropped.ts';
import {
  type AnyDb,
  apiKey,
  fillSchool,
  formerDatabase,
  idOf,
  migrateInterrupted,
  record,
  school_id,
} from './test-former.ts';

const sensitive = {
  national_id: '8001015009087',
  passport_number: 'CANARY-PASSPORT',
  citizenship: null,
  lurits_number: '190000007',
  race: 'canary-race',
  religion: 'canary-religion',
};
const texts = {
  title: 'canary-title',
  details: 'canary-details',
  triggers: null,
  response: 'canary-response',
  medication: null,
  doctor_name: 'canary-doctor',
  doctor_phone: null,
};
const attached = {
  external_ids: { 'canary-source': 'canary-id' },
  metadata: { 'canary-key': 'canary-value' },
};
const canary = /canary|8001015009087|9202204720083|190000007/i;

const learner = (number: number, fields: object = {}) => ({
  ...record(idOf('lrn', number)),
  name: `Learner ${number}`,
  name_folded: `learner ${number}`,
  status: 'active',
  boarder: 0,
  ...fields,
});
const many = 450;

/** Writes a school like the previous version did. */
async function fill(db: AnyDb, key: Cipher): Promise<void> {
  const insert = (table: string, values: object) => db.insertInto(table).values(values).execute();
  await fillSchool(db);
  await insert('learners', learner(1, { ...sensitive, social_grant: 1 }));
  await insert('learners', learner(2));
  for (let number = 3; number < many; number++)
    await insert('learners', learner(number, { race: `canary-race-${number}` }));
  const person = { channels: '{"email":true,"sms":true,"push":true,"letter":true}', portal_status: 'none' };
  const guardian = {
    ...record(idOf('gdn', 1)),
    name: 'Nomsa Example',
    name_folded: 'nomsa example',
    ...person,
  };
  await insert('guardians', { ...guardian, national_id: '9202204720083' });
  const none = { reports: true, attendance: true, fees: true, discipline: true, announcements: true };
  await insert('learner_guardians', {
    ...record(idOf('lgd', 1)),
    learner_id: idOf('lrn', 1),
    guardian_id: idOf('gdn', 1),
    relationship: 'mother',
    ...{
      is_primary: 1,
      legal_guardian: 1,
      lives_with: 1,
      emergency_contact: 0,
      fee_payer: 0,
      pickup_authorised: 0,
    },
    access: 'limited',
    receives: JSON.stringify(none),
    restriction_note: 'canary-restriction',
  });
  await insert('staff', {
    ...record(idOf('stf', 1)),
    name: 'Sam Example',
    email: 'sam@example.org',
    staff_type: 'teacher',
    employment: 'state',
    subjects: '[]',
    status: 'active',
    login_identity: JSON.stringify({ issuer: 'https://login.example.org', subject: 'canary-subject' }),
  });
  const note = idOf('med', 1);
  const sealed = Object.entries(texts).map(([field, text]) => [
    field,
    text === null ? null : key.encrypt(text, `medical_notes ${note} ${field}`),
  ]);
  await insert('medical_notes', {
    ...record(note),
    ...Object.fromEntries(sealed),
    learner_id: idOf('lrn', 1),
    kind: 'allergy',
    severity: 'critical',
    consent_on_file: 0,
    external_ids: JSON.stringify(attached.external_ids),
    metadata: JSON.stringify(attached.metadata),
  });
  await insert('external_ids', {
    school_id,
    resource: 'medical_notes',
    source: 'canary-source',
    external_id: 'canary-id',
    record_id: note,
  });
}

/** A database of the schema before this migration, with a school in it. */
async function filledDatabase(
  open: OpenDatabase,
  dialect: Dialect,
): Promise<{ testDatabase: TestDatabase; database: Database; cipher: MasterKeys }> {
  const { testDatabase, database } = await formerDatabase(open, dialect, '0014');
  const cipher = masterKeysOf(testDatabase.masterKey);
  const key = await database.transact((tx) => dataKeyOf(tx, cipher, school_id, idOf('lrn', 1)));
  await database.migrating((db) => fill(db, key));
  expect(await everythingStored(testDatabase)).toMatch(canary);
  return { testDatabase, database, cipher };
}

onEachDatabase('a database whose sensitive fields are stored in plain text', (open, dialect) => {
  it('has them encrypted, whenever the work was interrupted, and no plain text is left', async () => {
    const { testDatabase, database, cipher } = await filledDatabase(open, dialect);
    expect((await migrateInterrupted(database, cipher, [0, 2, 3])).at(0)).toBe('0014-plain-fields-dropped');
    expect(await migrate(database, cipher)).toEqual([]);
    await database.close();
    expect(await everythingStored(testDatabase)).not.toMatch(canary);

    const { url, masterKey } = testDatabase;
    await using server = await createServer({ database: url, masterKey });
    const client = new Rollbook({ apiKey, baseUrl: server.url });
    const [first, second, last] = [1, 2, many - 1].map((number) => idOf('lrn', number)) as [
      string,
      string,
      string,
    ];
    expect(await client.learners.get(first)).toMatchObject({ ...sensitive, social_grant: true });
    const nothing = Object.fromEntries(Object.keys(sensitive).map((field) => [field, null]));
    expect(await client.learners.get(second)).toMatchObject({ ...nothing, social_grant: null });
    expect(await client.learners.get(last)).toMatchObject({ ...nothing, race: `canary-race-${many - 1}` });
    expect(await client.guardians.get(idOf('gdn', 1))).toMatchObject({ national_id: '9202204720083' });
    expect((await client.learnerGuardians.list(first)).data).toMatchObject([
      { restriction_note: 'canary-restriction' },
    ]);
    expect(await client.staff.get(idOf('stf', 1))).toMatchObject({
      login_identity: { issuer: 'https://login.example.org', subject: 'canary-subject' },
    });
    const { data } = await client.medicalNotes.list(first, { external_id: 'canary-source:canary-id' });
    expect(data).toMatchObject([{ ...texts, ...attached }]);
  });

  it('is left as it is by a master key that is not its own', async () => {
    const { testDatabase, database } = await filledDatabase(open, dialect);
    await database.migrating(async (typed) => {
      const db: AnyDb = typed;
      const value = createHmac('sha256', testDatabase.masterKey).update('rollbook master key').digest('hex');
      await db.insertInto('instance').values({ name: 'master_key_fingerprint', value }).execute();
    });
    await database.close();
    const before = await everythingStored(testDatabase);
    const start = createServer({ database: testDatabase.url, masterKey: randomBytes(32) });
    await expect(start).rejects.toThrow('The master key is not the one');
    if (dialect === 'postgres') expect(await everythingStored(testDatabase)).toBe(before);
    else expect(await everythingStored(testDatabase)).toMatch(canary);
  });
});
