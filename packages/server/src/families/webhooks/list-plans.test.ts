import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, inject, it, onTestFinished } from 'vitest';
import { filledPostgres, rowsRead, stepsOf } from '../../../../../test/support/query-plans.ts';
import { scratchFolder } from '../../../../../test/support/scratch.ts';
import { newestVersion } from '../../contract/versions/index.ts';
import { compile, type Query } from '../../sql/query.ts';
import { sqliteCompiler } from '../../sql/sqlite/statements.ts';
import { deliveryLog } from './delivery-log.ts';
import { eventHandlers } from './events.ts';

type Given = Record<string, string | boolean>;

/** Filters by the state of attempts, and the index that has them. */
const states: [Given, index: string][] = [
  [{}, 'key'],
  [{ waiting: false }, 'made'],
  [{ status: 'succeeded' }, 'made'],
  [{ status_class: '2xx' }, 'made'],
  [{ given_up: false }, 'made'],
  [{ status: 'failed' }, 'failed'],
  [{ status: 'retrying', waiting: false }, 'failed'],
  [{ given_up: true }, 'failed'],
  [{ error: 'timeout' }, 'failed'],
  [{ status_class: '5xx' }, 'failed'],
  [{ status_class: 'none' }, 'failed'],
  [{ waiting: true }, 'unsent'],
  [{ status: 'held' }, 'unsent'],
  [{ status: 'cancelled' }, 'unsent'],
];
const ofSome: Given[] = [
  {},
  { webhook_id: 'wh_0' },
  { event_type: 'type.1' },
  { webhook_id: 'wh_0', event_type: 'type.1' },
];
const times: Given = { sent_since: '2026-01-01T01:00:00.000Z', sent_before: '2026-01-01T09:00:00.000Z' };

interface List {
  state: Given;
  some: Given;
  query: Given;
  index: string;
  order: 'asc' | 'desc';
  isAfter: boolean;
}

/** Lists of the log with all of these filters, in both orders, from the beginning and from a row on. */
const lists: List[] = states.flatMap(([state, index]) =>
  ofSome.flatMap((some) =>
    (['asc', 'desc'] as const).flatMap((order) =>
      [false, true].flatMap((isAfter) => {
        const list = { state, some, index, order, isAfter };
        const whole: List = { ...list, query: { ...state, ...some } };
        const isMade = index === 'made' || index === 'failed';
        return isMade ? [whole, { ...list, query: { ...state, ...some, ...times } }] : [whole];
      }),
    ),
  ),
);

const cursor = 'dlv_00000000000000000000020000';
const readsAll = new Set(['read:events', 'read:sensitive']);

/** The query of a list of the log. */
async function queryOf({ query, order, isAfter }: List): Promise<[Query<never, unknown>, object]> {
  const found: [Query<never, unknown>, object][] = [];
  const db = {
    all: async (...call: [Query<never, unknown>, object]) => {
      found.push(call);
      return [];
    },
    first: async () => ({ id: cursor, time: '2026-01-01T05:33:20.000Z' }),
  };
  const page = { limit: 25, order, ...(isAfter && { starting_after: cursor }) };
  // What the handler uses of its context.
  const context = { db, schoolId: 'sch_1', query: { ...query, ...page }, scopes: readsAll };
  await deliveryLog.list(context as never);
  const [only] = found;
  if (!only || found.length > 1) throw new Error('The list is not one query');
  return only;
}

const titleOf = ({ query, order, isAfter }: List): string => JSON.stringify({ ...query, order, isAfter });

/** The index that has exactly the attempts of a list, in its order. */
function indexOf({ index, some }: List): string {
  const [by] = Object.keys(some);
  if (index !== 'key' && index !== 'made') return index;
  const suffix = by && { webhook_id: 'by_webhook', event_type: 'by_type' }[by];
  if (index === 'made') return suffix ? `made_${suffix}` : 'made';
  return suffix ?? 'key';
}

it.each(['with statistics', 'without statistics'])(
  'SQLite %s lists the log of deliveries by an index in the order of the list',
  async (which) => {
    const file = join(await scratchFolder('plans'), 'school.db');
    copyFileSync(inject('templates').sqlite, file);
    const database = new Sqlite(file);
    onTestFinished(() => void database.close());
    if (which === 'without statistics') {
      database.exec('delete from sqlite_stat1');
      database.exec('analyze sqlite_schema');
    }
    const wrong: string[] = [];
    for (const list of lists) {
      const [query] = await queryOf(list);
      const { sql, bind } = compile(sqliteCompiler(), 'sqlite', query);
      const steps = database
        .prepare<unknown[], { parent: number; detail: string }>(`explain query plan ${sql}`)
        .all(...bind(new Proxy({}, { get: () => 1 }) as never))
        .filter(({ parent }) => parent === 0)
        .map(({ detail }) => detail);
      const name = indexOf(list) === 'key' ? 'PRIMARY KEY' : `INDEX deliveries_${indexOf(list)}`;
      const [first = ''] = steps;
      const isBounded = !list.isAfter || /[<>]/.test(first);
      if (
        !first.startsWith(`SEARCH deliveries USING ${name} (school_id=?`) ||
        !isBounded ||
        steps.some((step) => step.includes('ORDER BY'))
      )
        wrong.push(`${titleOf(list)}: ${steps.join('; ')}`);
    }
    expect(lists.length).toBeGreaterThan(300);
    expect(wrong).toEqual([]);
  },
);

const readsLearners = new Set(['read:events', 'read:learners']);

it('SQLite lists the events of a type by an index in the order of the list', async () => {
  const database = new Sqlite(inject('templates').sqlite, { readonly: true });
  onTestFinished(() => void database.close());
  const plans: string[] = [];
  const db = {
    all: async (query: Query<never, unknown>) => {
      const { sql, places } = compile(sqliteCompiler(), 'sqlite', query);
      const steps = database
        .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
        .all(...Array(places).fill(1));
      plans.push(steps.map(({ detail }) => detail).join('; '));
      return [];
    },
  };
  for (const order of ['asc', 'desc'] as const)
    await eventHandlers.list({
      ...{ db, schoolId: 'sch_1', version: newestVersion, services: {}, scopes: readsLearners },
      query: { limit: 25, order, type: 'learner.created' },
    } as never);
  expect(plans).toHaveLength(2);
  for (const plan of plans)
    expect(plan).toMatch(
      /SEARCH events USING INDEX events_by_type \(school_id=\? AND type=\?\)(?!; USE TEMP)/,
    );
});

const endpoints = `
  insert into webhooks (school_id, id, row_version, created_at, updated_at, url, events, scopes, filters, header_names, status,
    version, failed_events, secret_sealed, selected_at, external_ids, metadata)
  select 'sch_1', 'wh_' || n, 1, '', '', '', '[]', '[]', '[]', '[]', 'active', '', 0, '', '', '{}', '{}'
  from generate_series(0, 39) as n`;

/** Attempts of a school, every eighth of which failed and every tenth of which was not sent. */
const fill = (deliveries: number): string => `
  insert into deliveries (school_id, id, webhook_id, event_id, event_type, attempt, trigger, status, scheduled_at, sent_at,
    completed_at, started, error, response_status, created_at)
  select 'sch_1', 'dlv_' || lpad(n::text, 26, '0'), 'wh_' || case when n % 20 < 18 then 0 else n % 40 end,
    'evt_' || lpad((n / 2)::text, 26, '0'), 'type.' || n % 7, 1, 'event',
    case when n % 10 = 0 then (array['pending', 'held', 'cancelled'])[1 + n / 10 % 3]
      when n % 8 = 1 then (array['failed', 'retrying'])[1 + n / 8 % 2] else 'succeeded' end, at,
    case when n % 10 > 0 then at end, case when n % 10 > 0 or n / 10 % 3 = 2 then at end, 0,
    case when n % 10 > 0 and n % 8 = 1 then case when n % 3 = 0 then 'timeout' else 'http_status' end end,
    case when n % 10 = 0 or (n % 8 = 1 and n % 3 = 0) then null when n % 8 = 1 then 503 else 204 end, at
  from (select n, to_char(timestamp '2026-01-01' + n * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from generate_series(1, ${deliveries}) as n) as one`;

/** A page of 25, with those beside it that have another status, endpoint or type. */
const most = 1_500;

it.each(['with statistics', 'without statistics'])(
  'PostgreSQL %s reads of a list of the log what is near its page, however many deliveries there are',
  async (which) => {
    const connection = await filledPostgres(`${endpoints}; ${fill(100_000)}`);
    if (which === 'with statistics') await connection.query('analyze deliveries');
    const wrong: string[] = [];
    for (const list of lists) {
      const [query, params] = await queryOf(list);
      const steps = await stepsOf(connection, query, params as never);
      // Others are read for what is shown of those of the list.
      const read = rowsRead(steps.filter((step) => step.Alias === 'deliveries'));
      if (read > most) wrong.push(`${titleOf(list)}: ${read}`);
    }
    expect(wrong).toEqual([]);
  },
);
