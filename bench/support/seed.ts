import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from '@rollbook/server';
import { openSqlite } from './modules.ts';

// Scenarios that send put an address of their own in its place.
const nowhere = 'http://127.0.0.1:4999/webhooks';

type Row = Record<string, unknown>;
/** One row of each table that the creation of a learner writes to. */
export type WriteRows = { table: string; row: Row }[];

/** A database with one school, its learners and one endpoint for `learner.created`, and what is needed to use it. */
export interface Seed {
  path: string;
  apiKey: string;
  secret: string;
  learnerIds: string[];
  /** A learner as the API gives it. */
  sample: Row;
  rows: WriteRows;
}

/** Makes the database through the server itself, then multiplies the one learner in SQL. */
export async function seed(dir: string, count: number): Promise<Seed> {
  const path = join(dir, 'seed.db');
  const server = await createServer({
    database: `sqlite:${path}`,
    worker: false,
    checkResponses: false,
    webhooks: { allowLoopbackTargets: true },
  });
  const { testKey } = await server.createSchool({ name: 'Bench School' });
  const { post, apiKey, secret } = await endpointAndKey(server.url, testKey);
  const { warnings: _none, ...sample } = await post('/v1/learners', firstLearner);
  await server.close();
  const learnerIds = Array.from({ length: count }, (_, index) => `lrn_${String(index).padStart(26, '0')}`);
  const rows = multiply(path, String(sample.id), learnerIds);
  return { path, apiKey, secret, learnerIds, sample, rows };
}

/** Makes what each school has: an endpoint for `learner.created`, and the API key of the requests. */
export async function endpointAndKey(url: string, testKey: string) {
  const postWith = (key: string) => async (path: string, body: object) => {
    const headers = {
      Authorization: `Bearer ${key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': crypto.randomUUID(),
      'User-Agent': '',
    };
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const created = (await response.json()) as Row;
    if (!response.ok) throw new Error(`the seed was refused: ${JSON.stringify(created)}`);
    return created;
  };
  const setUp = postWith(testKey);
  const webhook = await setUp('/v1/webhooks', { url: nowhere, events: ['learner.created'] });
  // What it reads has no sensitive fields: the floor has no part that decrypts them.
  const scopes = ['read:learners', 'write:learners', 'read:events'];
  const apiKey = String((await setUp('/v1/api-keys', { name: 'Bench', scopes })).secret);
  return { post: postWith(apiKey), apiKey, secret: String(webhook.signing_secret) };
}

/** A copy of a database that nobody has open, with the key beside it. */
export function copyDatabase(from: string, to: string): string {
  copyFileSync(from, to);
  if (existsSync(`${from}.key`)) copyFileSync(`${from}.key`, `${to}.key`);
  return to;
}

const firstLearner = {
  name: 'Thandeka Mokoena',
  first_name: 'Thandeka',
  last_name: 'Mokoena',
  date_of_birth: '2013-04-17',
  grade_level: 'Grade 7',
  class: '7A',
  admission_number: '2020-0001',
  metadata: { bus_route: '14' },
};

function multiply(path: string, id: string, ids: readonly string[]): WriteRows {
  const db = openSqlite(path);
  const first = (table: string, where = '1', ...values: string[]): WriteRows[number] => ({
    table,
    row: db.prepare<string[], Row>(`select * from ${table} where ${where}`).get(...values) ?? {},
  });
  const learner = first('learners', 'id = ?', id);
  const rows = [
    learner,
    first('events'),
    first('deliveries'),
    first('audit_log', 'resource_id = ?', id),
    first('idempotency_keys', 'subject_id = ?', id),
    first('data_keys', 'subject_id = ?', id),
    first('name_words', 'record_id = ?', id),
  ];
  const columns = Object.keys(learner.row);
  const insert = db.prepare(
    `insert into learners (${columns}) values (${columns.map((column) => `@${column}`)})`,
  );
  db.transaction(() => {
    // The seed's own work is not what is measured: its event is not sent, and the first learner goes away again.
    for (const table of ['deliveries', 'events', 'idempotency_keys']) db.exec(`delete from ${table}`);
    db.prepare('delete from learners where id = ?').run(id);
    for (const [index, each] of ids.entries()) {
      const name = `Thandeka Mokoena ${index}`;
      insert.run({
        ...learner.row,
        id: each,
        name,
        name_folded: name.toLowerCase(),
        admission_number: `2020-${index}`,
        admission_number_key: `2020-${index}`,
      });
    }
  })();
  db.pragma('wal_checkpoint(truncate)');
  db.close();
  return rows;
}
