import { createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSigner } from '@rollbook/webhook-verify/node';
import { answerCalls, childOptions } from '../support/child.ts';
import { openSqlite, undici } from '../support/modules.ts';

export interface DurableOptions {
  database: string;
  url: string;
  secret: string;
  concurrency: number;
}

interface Key {
  school_id: string;
  id: string;
}

interface Row {
  delivery_id: string;
  id: string;
  type: string;
  school_id: string;
  created_at: string;
  data: string;
  encrypted: string | null;
  subject_key: string;
  data_key: string;
}

interface Result {
  school: string;
  delivery: string;
  sentAt: string;
  completedAt: string;
  status: number;
  headers: string;
  totalMs: number;
}

const batch = 256;

/**
 * Sends a backlog with the bare parts of what the engine promises, and nothing else: a delivery is claimed before it is
 * sent, the event is decrypted with the key of its person, the body is signed twice, and the result is on the disk. It
 * knows one endpoint, one process and success only.
 */
async function sendBacklog({ database, url, secret, concurrency }: DurableOptions): Promise<void> {
  const db = openSqlite(database);
  const master = createSecretKey(Buffer.from(readFileSync(`${database}.key`, 'utf8').trim(), 'hex'));
  const { origin, pathname } = new URL(url);
  const pool = new (undici().Pool)(origin, { connections: concurrency, pipelining: 1 });
  const sign = createSigner({ secret });
  const claim = db.prepare<[], Key>(`
    update deliveries set claimed_by = 'bench', started = 1 where (school_id, id) in (
      select school_id, id from deliveries indexed by deliveries_queue
      where status = 'pending' and claimed_by is null limit ${batch})
    returning school_id, id`);
  const read = db.prepare<[string], Row>(`
    select d.id as delivery_id, e.id, e.type, e.school_id, e.created_at, e.data, e.encrypted, e.subject_key, k.sealed as data_key
    from json_each(?) as j cross join deliveries as d on d.school_id = j.value ->> 'school_id' and d.id = j.value ->> 'id'
    cross join events as e on e.school_id = d.school_id and e.id = d.event_id
    left join data_keys as k on k.school_id = e.school_id and k.subject_id = e.subject_key`);
  const record = db.prepare<[string, string, string, number, string, number, string, string]>(`
    update deliveries set status = 'succeeded', claimed_by = null, sent_at = ?, completed_at = ?, first_attempt_at = ?,
      response_status = ?, response_headers = ?, response_body = '', total_ms = ? where school_id = ? and id = ?`);
  const write = db.transaction((results: Result[]) => {
    for (const { school, delivery, sentAt, completedAt, status, headers, totalMs } of results)
      record.run(sentAt, completedAt, sentAt, status, headers, totalMs, school, delivery);
  });

  const post = (row: Row): Promise<Result> => {
    const whole = row.encrypted === null ? row.data : decryptEvent(row, row.encrypted, master);
    const body = Buffer.from(
      `{"id":"${row.id}","type":"${row.type}","version":"2026-10-01","created_at":"${row.created_at}","school_id":"${row.school_id}","data":${whole}}`,
    );
    const at = Date.now();
    const signed = sign({
      body,
      timestamp: Math.floor(at / 1000),
      id: row.id,
      type: row.type,
      deliveryId: row.delivery_id,
    });
    const result = {
      school: row.school_id,
      delivery: row.delivery_id,
      sentAt: new Date(at).toISOString(),
      status: 0,
      headers: '',
    };
    return new Promise((resolve, reject) => {
      pool.dispatch(
        { path: pathname, method: 'POST', headers: { ...signed, 'User-Agent': 'bench' }, body },
        {
          onRequestStart() {},
          onResponseStart(_, status, headers) {
            Object.assign(result, { status, headers: JSON.stringify(headers) });
          },
          onResponseData() {},
          onResponseEnd() {
            const now = Date.now();
            resolve({ ...result, completedAt: new Date(now).toISOString(), totalMs: now - at });
          },
          onResponseError: (_, error) => reject(error),
        },
      );
    });
  };

  let waiting: Row[] = [];
  const results: Result[] = [];
  const next = (): Row | undefined => {
    if (waiting.length === 0) waiting = read.all(JSON.stringify(claim.all()));
    return waiting.pop();
  };
  const lane = async () => {
    for (let row = next(); row; row = next()) {
      results.push(await post(row));
      if (results.length >= batch) write(results.splice(0));
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  write(results.splice(0));
  db.close();
  await pool.close();
}

const nameLength = 'mk_0123456789ab:'.length;

function decryptEvent({ id, data_key, subject_key }: Row, encrypted: string, master: KeyObject): string {
  const key = decrypt(master, data_key.slice(nameLength), `data_keys ${subject_key}`);
  return decrypt(createSecretKey(Buffer.from(key, 'base64')), encrypted, `events ${id}`);
}

function decrypt(key: KeyObject, sealed: string, context: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(12, 28));
  const text = decipher.update(bytes.subarray(28));
  decipher.final();
  return text.toString('utf8');
}

const options = childOptions<DurableOptions>();
answerCalls({}, { go: () => sendBacklog(options) });
