import { createServer } from '@rollbook/server';
import pg from 'pg';
import { connect } from '../../packages/server/src/sql/connect.ts';
import type { Database } from '../../packages/server/src/sql/database.ts';
import { Claims, type DueEndpoint } from '../../packages/server/src/webhooks/engine/claims.ts';
import { settings } from '../support/each-database.ts';
import { openSqlite } from '../support/modules.ts';
import { callsTo } from '../support/school.ts';
import { median } from '../support/stats.ts';
import { table } from './text.ts';

export interface Queue {
  endpoints: number;
  deliveries: number;
}

interface Times {
  sweep: number[];
  claim: number[];
}

const fewDeliveries = 1000;

/**
 * Compares the claims of a long queue with those of a thousand deliveries, in turns, on the same kind of database. Two empty
 * databases are given; they are filled.
 */
export async function claims(
  name: string,
  [shorter, longer]: readonly [string, string],
  { rounds, ...queue }: Queue & { rounds: number },
): Promise<string> {
  const few = { ...queue, deliveries: fewDeliveries };
  await fill(shorter, few);
  await fill(longer, queue);
  const options = { onError: (error: unknown) => console.error(error) };
  const databases = [await connect(shorter, options), await connect(longer, options)] as const;
  const own = new Claims('bench');
  const times = databases.map((): Times => ({ sweep: [], claim: [] }));
  try {
    const limit = fewDeliveries / queue.endpoints;
    for (let round = 0; round < rounds; round++)
      for (const [index, db] of databases.entries())
        await claimOnce(own, db, round, limit, times[index] as Times);
  } finally {
    for (const db of databases) await db.close();
  }
  const [a, b] = times.map(({ sweep, claim }) => ({ sweep: median(sweep), claim: median(claim) }));
  const row = (what: string, one = Number.NaN, other = Number.NaN) => [
    what,
    one.toFixed(2),
    other.toFixed(2),
    (other / one).toFixed(2),
  ];
  return `claims, ${name}: ${queue.endpoints} endpoints, medians of ${rounds} in milliseconds\n${table([
    ['', `${few.deliveries} pending`, `${queue.deliveries} pending`, 'ratio'],
    row('find the endpoints with due deliveries', a?.sweep, b?.sweep),
    row(`claim ${fewDeliveries / queue.endpoints} of one endpoint`, a?.claim, b?.claim),
  ])}`;
}

async function claimOnce(
  own: Claims,
  db: Database,
  round: number,
  limit: number,
  times: Times,
): Promise<void> {
  const now = new Date().toISOString();
  const started = performance.now();
  const due = await own.dueEndpoints(db, now);
  const found = performance.now();
  // Another endpoint each time: what was claimed before is not in its way.
  const endpoint = due[round % due.length] as DueEndpoint;
  const wanted = {
    webhook_id: endpoint.webhook_id,
    slots: limit,
    now,
    after: '',
    only_tests: 0,
    started: 1,
  } as const;
  const claimed = await db.transact((tx) => own.claim(tx, [wanted]));
  const ended = performance.now();
  if (claimed.length !== limit) throw new Error(`${claimed.length} of ${limit} deliveries were claimed`);
  await own.release(db, claimed);
  // The first ones prepare the statements.
  if (round < 3) return;
  times.sweep.push(found - started);
  times.claim.push(ended - found);
}

/** Writes a school with endpoints and deliveries that wait, without their events: claims do not read them. */
async function fill(database: string, { endpoints, deliveries }: Queue): Promise<void> {
  await using server = await createServer({
    ...settings,
    database,
    webhooks: { allowLoopbackTargets: true },
  });
  const { testKey } = await server.createSchool({ name: 'Example School' });
  const body = { url: 'http://127.0.0.1:4999/webhooks', events: ['learner.created'] };
  const made = await callsTo(server, testKey)('POST', '/v1/webhooks', body);
  const id = String(made.id);
  await server.close();
  const isPostgres = database.startsWith('postgres');
  const run = isPostgres ? await onPostgres(database) : onSqlite(database);
  const stem = id.slice(0, -5);
  const numbered = (n: string) =>
    isPostgres ? `'${stem}' || lpad((${n})::text, 5, '0')` : `printf('${stem}%05d', ${n})`;
  const delivery = (n: string) =>
    isPostgres ? `'dlv_' || lpad((${n})::text, 26, '0')` : `printf('dlv_%026d', ${n})`;
  const numbers = (last: number) =>
    `(with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${last}) select n from counted) as c`;
  const [names, others] = await run.columns('webhooks', ['id']);
  await run.all(
    `insert into webhooks (id, ${names}) select ${numbered('c.n')}, ${others} from webhooks w, ${numbers(endpoints)} where w.id = '${id}'`,
  );
  await run.all(`delete from webhooks where id = '${id}'`);
  const at = new Date(Date.now() - 60_000).toISOString();
  await run.all(
    `insert into deliveries (school_id, id, webhook_id, event_id, event_type, attempt, "trigger", status, scheduled_at, started, created_at)
     select w.school_id, ${delivery('c.n')}, ${numbered(`1 + c.n % ${endpoints}`)}, ${delivery('c.n')}, 'learner.created', 1, 'event', 'pending', '${at}', 0, '${at}'
     from (select school_id from webhooks limit 1) w, ${numbers(deliveries)}`,
  );
  await run.all('analyze');
  await run.end();
}

interface Runner {
  all(sql: string): Promise<void>;
  /** The columns of a table without some, and the same with the alias `w`. */
  columns(name: string, without: string[]): Promise<[string, string]>;
  end(): Promise<void>;
}

const both = (columns: string[]): [string, string] => [
  columns.map((name) => `"${name}"`).join(),
  columns.map((name) => `w."${name}"`).join(),
];

async function onPostgres(url: string): Promise<Runner> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    all: async (sql) => void (await client.query(sql === 'analyze' ? 'vacuum (analyze)' : sql)),
    columns: async (name, without) => {
      const { fields } = await client.query(`select * from ${name} limit 0`);
      return both(fields.map((field) => field.name).filter((column) => !without.includes(column)));
    },
    end: () => client.end(),
  };
}

function onSqlite(url: string): Runner {
  const db = openSqlite(url.replace(/^sqlite:/, ''));
  db.pragma('synchronous = off');
  return {
    all: async (sql) => void db.exec(sql),
    columns: async (name, without) => {
      const columns = db.prepare(`select * from ${name} limit 0`).columns();
      return both(columns.map((column) => column.name).filter((column) => !without.includes(column)));
    },
    end: async () => {
      db.pragma('wal_checkpoint(truncate)');
      db.close();
    },
  };
}
