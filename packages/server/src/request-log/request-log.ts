import { sql } from 'kysely';
import type { OperationId } from '../contract/schemas.ts';
import { operations } from '../generated/operations.ts';
import { iso } from '../lib/clock.ts';
import { isAnyId } from '../lib/ids.ts';
import { yieldToEventLoop } from '../lib/timers.ts';
import { type Database, Unavailable } from '../sql/database.ts';
import { insertRows } from '../sql/insert.ts';
import { type RowColumns, type Rows, statement } from '../sql/query.ts';

/** A request and its response, as the listener knows them. */
export interface Exchanged {
  id: string;
  /** Epoch milliseconds, by the clock of the school. */
  at: number;
  schoolId: string;
  actor: { type: string; id: string | null };
  method: string;
  operation: OperationId;
  params: Readonly<Record<string, string>>;
  /** The query, without its `?`. */
  search: string;
  version: string | null;
  status: number;
  /** The body, if it is an error. */
  problem: string | null;
  ms: number;
}

export const columns = {
  school_id: 'text',
  id: 'text',
  occurred_at: 'text',
  method: 'text',
  path: 'text',
  operation: 'text',
  query_parameters: 'text',
  status: 'integer',
  error_code: 'text',
  error_fields: 'text',
  actor_type: 'text',
  actor_id: 'text',
  api_version: 'text',
  duration_ms: 'real',
} as const satisfies RowColumns;

/** A row of the log. */
export type Entry = Record<keyof typeof columns, string | number | null> & { school_id: string };

const mostNames = 20;
/** What replaces a text that a client chose freely: it could be personal. */
const anyText = '*';

/** The row of a request: without bodies, values of the query, and texts in the path that are not identifiers. */
function entryOf({ operation, actor, ...request }: Exchanged): Entry {
  const { code, fields } = errorOf(request.problem);
  return {
    school_id: request.schoolId,
    id: request.id,
    occurred_at: iso(request.at),
    method: request.method,
    path: shownPath(operation, request.params),
    operation,
    query_parameters: request.search === '' ? '[]' : JSON.stringify(namesIn(request.search)),
    status: request.status,
    error_code: code,
    error_fields: JSON.stringify(fields),
    actor_type: actor.type,
    actor_id: actor.id,
    api_version: request.version,
    duration_ms: Math.round(request.ms * 100) / 100,
  };
}

/** The path of the operation with the identifiers of the request; other texts stay parameters, such as `{learner_id}`. */
const shownPath = (operation: OperationId, params: Readonly<Record<string, string>>): string =>
  operations[operation].path.replace(/\{(\w+)\}/g, (parameter, name: string) => {
    const value = params[name];
    return value !== undefined && isAnyId(value) ? value : parameter;
  });

const name = /^\w{1,40}$/;
const shownName = (text: string): string => (name.test(text) ? text : anyText);

const namesIn = (search: string): string[] =>
  [...new Set(Array.from(new URLSearchParams(search).keys(), shownName))].slice(0, mostNames);

interface Field {
  pointer: string;
  code: string;
}

function errorOf(problem: string | null): { code: string | null; fields: Field[] } {
  if (problem === null) return { code: null, fields: [] };
  const { code, errors = [] } = JSON.parse(problem) as { code: string; errors?: Field[] };
  const fields = errors.slice(0, mostNames).map((field) => ({
    pointer: shownPointer(field.pointer),
    code: field.code,
  }));
  return { code, fields };
}

/** `?limit`, or a JSON pointer such as `/rows/3/name`. */
const shownPointer = (pointer: string): string =>
  pointer.startsWith('?')
    ? `?${shownName(pointer.slice(1))}`
    : pointer
        .split('/')
        .slice(0, mostNames)
        .map((part, index) => (index === 0 && part === '' ? '' : shownName(part)))
        .join('/');

/** Entries in memory, at about half a kilobyte each; more requests than that are counted, not recorded. */
const mostWaiting = 10_000;
/** Each commit waits for the disk, on SQLite with everything else of the process. */
const rowsOfCommit = 5000;
/** Rows that one statement writes: one or two milliseconds, in which nothing else runs on SQLite. */
const rowsAtOnce = 200;
const hourMs = 3_600_000;

/** Not of a school that was deleted since. */
const isKept = sql`r.school_id not in (
  select deleted.school_id from suspended_schools as deleted where deleted.deleting_since is not null)`;

// If it was unknown whether the rows were committed, they are written again.
const insert = statement<{ rows: Rows }>(
  (p, dialect) => sql`
    ${insertRows('request_log', columns, p.rows, dialect)} and ${isKept} on conflict (school_id, id) do nothing`,
);

const gapColumns = { school_id: 'text', hour: 'text', requests: 'integer' } as const;
const addGaps = statement<{ rows: Rows }>(
  (p, dialect) => sql`
    ${insertRows('request_log_gaps', gapColumns, p.rows, dialect)} and ${isKept}
    on conflict (school_id, hour) do update set requests = request_log_gaps.requests + excluded.requests`,
);

interface Gap {
  school_id: string;
  hour: string;
  requests: number;
}

export interface RequestLogParts {
  db: Database;
  /** Days for which requests are kept; 0 if none are recorded. */
  days: number;
  /** Requests that are kept for each school. */
  rows: number;
  onError: (error: unknown) => void;
}

/**
 * The log of the requests of schools. Requests are collected in memory and written in batches, outside of the turn of any
 * school: no request waits for it, and one that cannot be recorded is counted.
 */
export class RequestLog {
  readonly days: number;
  readonly rows: number;
  readonly #parts: RequestLogParts;
  readonly #waiting: Entry[] = [];
  #gaps = new Map<string, Gap>();
  #lost = 0;
  #flushing: Promise<void> | undefined;

  constructor(parts: RequestLogParts) {
    this.#parts = parts;
    this.days = parts.days;
    this.rows = parts.rows;
  }

  get isOn(): boolean {
    return this.days > 0;
  }

  note(exchanged: Exchanged): void {
    if (!this.isOn) return;
    if (this.#waiting.length >= mostWaiting) this.#lose(exchanged.schoolId, iso(exchanged.at));
    else this.#waiting.push(entryOf(exchanged));
  }

  /** Entries that wait to be written, how many can wait, and how many requests were not recorded since the start. */
  load(): { waiting: number; limit: number; lost: number } {
    return { waiting: this.#waiting.length, limit: mostWaiting, lost: this.#lost };
  }

  /** Writes what was noted before the call. It waits for the next call if the database is unavailable. */
  flush(): Promise<void> {
    this.#flushing ??= this.#write().finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  /** Writes the rest at the end of the process, and says how many could not be written. */
  async stop(): Promise<void> {
    await this.flush();
    const lost = this.#waiting.length;
    if (lost > 0)
      this.#parts.onError(
        new Error(`${lost} requests are missing in the request log, because the database is unavailable`),
      );
  }

  async #write(): Promise<void> {
    const { db, onError } = this.#parts;
    while (this.#waiting.length > 0 || this.#gaps.size > 0) {
      const batch = this.#waiting.splice(0, rowsOfCommit);
      // In one order, so that two processes never wait for each other.
      const gaps = [...this.#gaps].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, gap]) => gap);
      this.#gaps = new Map();
      try {
        await db.transact(async (tx) => {
          for (let start = 0; start < batch.length; start += rowsAtOnce) {
            if (start > 0) await yieldToEventLoop();
            await tx.run(insert, { rows: batch.slice(start, start + rowsAtOnce) });
          }
          if (gaps.length > 0) await tx.run(addGaps, { rows: gaps });
        });
      } catch (error) {
        onError(error);
        for (const gap of gaps) this.#addGap(gap);
        if (!(error instanceof Unavailable)) {
          for (const { school_id, occurred_at } of batch) this.#lose(school_id, String(occurred_at));
          return;
        }
        this.#waiting.unshift(...batch);
        return;
      }
    }
  }

  #lose(schoolId: string, at: string): void {
    this.#lost++;
    this.#addGap({ school_id: schoolId, hour: hourOf(at), requests: 1 });
  }

  #addGap(gap: Gap): void {
    const key = `${gap.school_id} ${gap.hour}`;
    const known = this.#gaps.get(key);
    if (known) known.requests += gap.requests;
    else this.#gaps.set(key, { ...gap });
  }
}

const hourOf = (at: string): string => {
  const ms = Date.parse(at);
  return iso(ms - (ms % hourMs));
};
