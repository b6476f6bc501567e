import { sign } from '@rollbook/webhook-verify/node';
import pg from 'pg';
import { nodeSender, undiciSender } from '../support/bare-sender.ts';
import { answerCalls, childOptions } from '../support/child.ts';
import { openSqlite } from '../support/modules.ts';

export interface SenderOptions {
  database: string;
  url: string;
  secret: string;
  via: 'undici' | 'node:http';
  concurrency: number;
}

interface Row {
  delivery_id: string;
  id: string;
  type: string;
  created_at: string;
  school_id: string;
  data: string;
}

const { database, url, secret, via, concurrency } = childOptions<SenderOptions>();
const messages = await readMessages();
const send = (via === 'undici' ? undiciSender : nodeSender)(new URL(url), concurrency);

async function readRows(): Promise<Row[]> {
  const query =
    'select d.id as delivery_id, e.* from deliveries d join events e on e.school_id = d.school_id and e.id = d.event_id';
  if (!database.startsWith('postgres:')) {
    const db = openSqlite(database);
    const rows = db.prepare<[], Row>(query).all();
    db.close();
    return rows;
  }
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<Row>(query);
  await client.end();
  return rows;
}

/** The bytes that the engine would send, signed beforehand. */
async function readMessages(): Promise<{ headers: Record<string, string>; body: string }[]> {
  const rows = await readRows();
  return rows.map(({ delivery_id, id, type, created_at, school_id, data }) => {
    const body = `{"id":"${id}","type":"${type}","version":"2026-10-01","created_at":"${created_at}","school_id":"${school_id}","data":${data}}`;
    const timestamp = Math.floor(Date.now() / 1000);
    const signed = sign({ body, secret, timestamp, id, type, deliveryId: delivery_id });
    return { headers: { ...signed, 'User-Agent': 'Rollbook-Webhooks/1' }, body };
  });
}

async function go(): Promise<void> {
  let at = 0;
  const lane = async () => {
    for (let message = messages[at++]; message; message = messages[at++])
      await send(message.headers, message.body);
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
}

answerCalls({ events: messages.length }, { go });
