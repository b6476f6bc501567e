import { createHmac, createPrivateKey, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { Rollbook } from '@rollbook/sdk';
import { check } from '@rollbook/webhook-verify/node';
import { expect, it } from 'vitest';
import { newFolder, rollbook } from '../../../../../test/support/command.ts';
import { onEachDatabase } from '../../../../../test/support/databases.ts';
import { runSql } from '../../../../../test/support/inspect.ts';
import { startReceiver } from '../../../../../test/support/receiver.ts';
import { toLoopback } from '../../../../../test/support/server.ts';
import { newestVersion } from '../../contract/versions/index.ts';
import { Cipher } from '../../crypto/cipher.ts';
import { createServer } from '../../index.ts';
import { type AnyDb, apiKey, fillSchool, formerDatabase, idOf, record, school_id } from './test-former.ts';

const secret = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
const endpoint = idOf('wh', 1);
const learner = idOf('lrn', 1);

/** The public key of the heads that earlier versions signed: its seed was derived from the master key. */
function publicKeyOf(masterKey: Uint8Array): string {
  const seed = hkdfSync('sha256', masterKey, '', 'rollbook audit head signing key v1', 32);
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.from(seed)]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return spki.subarray(-32).toString('base64');
}

const learnerRow = {
  ...record(learner),
  name: 'Thandi Example',
  name_folded: 'thandi example',
  status: 'active',
  boarder: 0,
};

/** Writes values like the previous version did: encrypted without the name of the key. */
async function fill(db: AnyDb, masterKey: Uint8Array, url: string): Promise<void> {
  const cipher = new Cipher(masterKey);
  const insert = (table: string, row: object) => db.insertInto(table).values(row).execute();
  const fingerprint = createHmac('sha256', masterKey).update('rollbook master key').digest('hex');
  await insert('instance', { name: 'master_key_fingerprint', value: fingerprint });
  await fillSchool(db);
  const key = randomBytes(32);
  const sealed = cipher.encrypt(key.toString('base64'), `data_keys ${learner}`);
  await insert('data_keys', { school_id, subject_id: learner, sealed });
  const encrypted = new Cipher(key).encrypt(JSON.stringify({ race: 'coloured' }), `learners ${learner}`);
  await insert('learners', { ...learnerRow, encrypted });
  const events = '["*"]';
  const secret_sealed = cipher.encrypt(secret, `webhooks ${endpoint}`);
  const state = { status: 'active', failed_events: 0, version: newestVersion };
  await insert('webhooks', { ...record(endpoint), url, events, ...state, secret_sealed });
  await insert('webhook_subscriptions', { school_id, webhook_id: endpoint, event_type: '*' });
}

onEachDatabase('a database of a version that had one master key', (open, dialect) => {
  it('keeps its keys and signatures, and takes another master key once it is migrated', async () => {
    const { testDatabase, database } = await formerDatabase(open, dialect, '0097');
    const { url, masterKey } = testDatabase;
    const receiver = await startReceiver();
    await database.migrating((db) => fill(db, masterKey, receiver.url));
    await database.close();
    const next = randomBytes(32);

    const tooEarly = createServer({ database: url, masterKey: next, previousMasterKeys: [masterKey] });
    await expect(tooEarly).rejects.toThrow(/Migrate it with the previous key/);

    const use = async (keys: { masterKey: Uint8Array; previousMasterKeys?: Uint8Array[] }) => {
      await using server = await createServer({
        database: url,
        ...keys,
        ...toLoopback,
      });
      const client = new Rollbook({ apiKey, baseUrl: server.url, maxRetries: 0 });
      expect(await client.learners.get(learner)).toMatchObject({ race: 'coloured' });
      await client.learners.create({ name: 'A' });
      await server.drainDeliveries();
      const { body, headers } = receiver.at(receiver.received.length);
      expect(check({ body, headers, secret })).toMatchObject({ ok: true });
      expect(await client.auditLog.head()).toMatchObject({ public_key: publicKeyOf(masterKey) });
      expect(await client.auditLog.verify()).toMatchObject({ valid: true });
    };
    await use({ masterKey });
    await use({ masterKey: next, previousMasterKeys: [masterKey] });
    const env = {
      DATABASE_URL: url,
      ROLLBOOK_MASTER_KEY: next.toString('hex'),
      ROLLBOOK_PREVIOUS_MASTER_KEYS: Buffer.from(masterKey).toString('base64'),
    };
    const rotated = await rollbook(['key', 'rotate-master'], { cwd: await newFolder(), env });
    expect(rotated, rotated.stderr).toMatchObject({ code: 0 });
    await use({ masterKey: next });
    const stored = await runSql(testDatabase, 'select sealed as value from data_keys');
    expect(stored.filter(({ value }) => !/^mk_[0-9a-f]{12}:/.test(String(value)))).toEqual([]);
  });
});
