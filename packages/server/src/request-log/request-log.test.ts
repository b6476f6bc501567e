import { expect, it } from 'vitest';
import { ConnectionLost, type Database, type Transaction } from '../sql/database.ts';
import { RequestLog } from './request-log.ts';

const at = Date.parse('2026-11-21T10:20:30Z');
const request = (id: string) => ({
  ...{ id, at, schoolId: 'sch_1', actor: { type: 'api_key', id: 'key_1' }, method: 'GET' },
  ...{ operation: 'learners.list' as const, params: {}, search: '', version: null },
  ...{ status: 200, problem: null, ms: 1 },
});

/** A log on a database that keeps what is written, and rejects it while `error` is set. */
function newLog(days = 7) {
  const written: { id?: string; requests?: number; hour?: string }[] = [];
  const errors: unknown[] = [];
  const state: { error?: Error } = {};
  const tx = {
    run: async (_query: unknown, { rows }: { rows: object[] }) => written.push(...rows),
  };
  // What the log uses of a database.
  const db = {
    transact: async (work: (tx: Transaction) => Promise<unknown>) => {
      if (state.error) throw state.error;
      return work(tx as unknown as Transaction);
    },
  } as unknown as Database;
  const log = new RequestLog({ db, days, rows: 100, onError: (error) => errors.push(error) });
  return { log, written, errors, state };
}

it('keeps entries while the database is unavailable, and writes each once', async () => {
  const { log, written, errors, state } = newLog();
  state.error = new ConnectionLost('gone');
  for (let i = 0; i < 600; i++) log.note(request(`req_${i}`));
  await log.flush();
  expect(errors).toEqual([state.error]);
  expect(log.load()).toMatchObject({ waiting: 600, lost: 0 });
  delete state.error;
  log.note(request('req_600'));
  await log.flush();
  expect(written.map(({ id }) => id)).toEqual(Array.from({ length: 601 }, (_, i) => `req_${i}`));
  expect(log.load().waiting).toBe(0);
});

it('keeps at most 10,000 entries, and writes how many requests are missing', async () => {
  const { log, written, state } = newLog();
  state.error = new ConnectionLost('gone');
  for (let i = 0; i < 10_012; i++) log.note(request(`req_${i}`));
  await log.flush();
  expect(log.load()).toEqual({ waiting: 10_000, limit: 10_000, lost: 12 });
  delete state.error;
  await log.flush();
  expect(written).toHaveLength(10_001);
  expect(written.filter(({ id }) => id === undefined)).toEqual([
    { school_id: 'sch_1', hour: '2026-11-21T10:00:00.000Z', requests: 12 },
  ]);
});

it('counts entries that the database rejects', async () => {
  const { log, written, errors, state } = newLog();
  state.error = new Error('no such table');
  log.note(request('req_1'));
  await log.flush();
  delete state.error;
  await log.flush();
  expect(errors).toHaveLength(1);
  expect(log.load()).toMatchObject({ waiting: 0, lost: 1 });
  expect(written).toEqual([{ school_id: 'sch_1', hour: '2026-11-21T10:00:00.000Z', requests: 1 }]);
});

it('says at the end how many entries could not be written', async () => {
  const { log, errors, state } = newLog();
  state.error = new ConnectionLost('gone');
  log.note(request('req_1'));
  await log.stop();
  expect(errors.map(String)).toEqual([
    String(state.error),
    'Error: 1 requests are missing in the request log, because the database is unavailable',
  ]);
});

it('notes nothing if it is off', async () => {
  const { log, written } = newLog(0);
  log.note(request('req_1'));
  await log.flush();
  expect(written).toEqual([]);
});
