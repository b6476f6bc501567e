import { type Import, type ImportCreate, Rollbook } from '@rollbook/sdk';

type Row = NonNullable<ImportCreate['rows']>[number];
type Verdict = 'created' | 'updated' | 'unchanged' | 'skipped' | 'failed';

export interface Behaviour {
  /** The result of a row. */
  judge?: (row: Row, kind: string) => Verdict;
  /** Rejects the whole request because of this row. */
  cannotRead?: (row: Row) => boolean;
  /** Maximum number of rows in a request. */
  maxRows?: number;
  /** The state of an import, and the number of rows that have a result; by default all. */
  state?: (asked: number) => { status: Import['status']; done?: number };
  /** The network fails after this number of requests. */
  requests?: number;
  /** The learners that the school has. By default the API key cannot read them. */
  learners?: object[];
  onRequest?: (call: string) => void;
}

/** An in-memory server for imports with configurable results and failures. */
export class ImportServer {
  readonly calls: string[] = [];
  readonly bodies: ImportCreate[] = [];
  readonly #behaviour: Behaviour;
  #asked = 0;

  constructor(behaviour: Behaviour = {}) {
    this.#behaviour = behaviour;
  }

  get client(): Rollbook {
    return new Rollbook({
      apiKey: 'sk_test_00000000000000000000000000000000',
      baseUrl: 'http://127.0.0.1:1',
      maxRetries: 0,
      fetch: async (url, init) => {
        const method = init?.method ?? 'GET';
        const { pathname, searchParams } = new URL(String(url));
        this.calls.push(`${method} ${pathname}`);
        this.#behaviour.onRequest?.(`${method} ${pathname}`);
        if (this.calls.length > (this.#behaviour.requests ?? Number.POSITIVE_INFINITY))
          throw new TypeError('fetch failed');
        if (pathname === '/v1/learners')
          return this.#behaviour.learners
            ? Response.json({ data: this.#behaviour.learners, next_cursor: null, has_more: false })
            : problem(403, 'insufficient_scope');
        if (pathname.endsWith('/rows'))
          return Response.json(
            searchParams.has('warning')
              ? { data: [], next_cursor: null, has_more: false }
              : this.#rows(pathname, searchParams.get('result')),
          );
        if (method === 'POST' && pathname === '/v1/imports')
          return this.#take(JSON.parse(String(init?.body)) as ImportCreate);
        return Response.json(this.#import(pathname));
      },
    });
  }

  #take(body: ImportCreate): Response {
    const { cannotRead, maxRows = 5000 } = this.#behaviour;
    const rows = body.rows ?? [];
    const errors = rows.flatMap((row, index) =>
      cannotRead?.(row)
        ? [{ pointer: `/rows/${index}/name`, code: 'invalid_character', detail: 'has a bad one' }]
        : [],
    );
    if (errors.length > 0) return problem(422, 'validation_failed', errors.slice(0, 2));
    if (rows.length > (body.removals_only ? 50_000 : maxRows)) return problem(413, 'payload_too_large');
    this.bodies.push(body);
    return Response.json(this.#import(`/v1/imports/imp_${this.bodies.length}`));
  }

  #bodyOf(pathname: string): ImportCreate {
    const body = this.bodies[Number(/imp_(\d+)/.exec(pathname)?.[1]) - 1];
    if (!body) throw new Error(`there is no ${pathname}`);
    return body;
  }

  #results({ kind, rows = [] }: ImportCreate, done: number) {
    return rows.slice(0, done).map((row, index) => ({
      number: index + 1,
      external_id: String(row.external_id),
      result: this.#behaviour.judge?.(row, kind) ?? 'created',
      record_id: null,
      code: 'validation_failed',
      detail: 'is not as it should be',
      errors: [],
    }));
  }

  #import(pathname: string): object {
    const body = this.#bodyOf(pathname);
    const total = body.rows?.length ?? 0;
    const { status, done = total } = this.#behaviour.state?.(this.#asked++) ?? { status: 'completed' };
    const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0, failed: 0, removed: 0 };
    for (const { result } of this.#results(body, done)) counts[result]++;
    const id = `imp_${this.bodies.indexOf(body) + 1}`;
    return { id, object: 'import', kind: body.kind, status, counts, progress: { done, total }, error: null };
  }

  #rows(pathname: string, result: string | null): object {
    const body = this.#bodyOf(pathname);
    const total = body.rows?.length ?? 0;
    const { done = total } = this.#behaviour.state?.(this.#asked) ?? {};
    const data = this.#results(body, done).filter((row) => row.result === result);
    return { data, next_cursor: null, has_more: false };
  }
}

const problem = (status: number, code: string, errors: object[] = []): Response =>
  Response.json(
    { type: 'about:blank', title: code, status, code, errors },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
