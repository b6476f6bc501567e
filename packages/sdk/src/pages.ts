import { count, invalidOption } from './checks.ts';
import { InvalidResponseError } from './errors.ts';
import type { Reply } from './request.ts';
import type { Result } from './result.ts';
import { toResult } from './result.ts';

/** Loads a page; `starting_after` is undefined for the first one. */
export type LoadPage = (startingAfter: string | undefined) => Promise<Reply>;

/** The state of an iteration: how to load a page, and on which page each cursor was found. */
interface Walk {
  readonly load: LoadPage;
  readonly cursors: Map<string, number>;
}

/** A page of a list. Iterating it returns its records and those of all following pages. */
export class Page<T> implements AsyncIterable<T> {
  /** Records of the page. */
  readonly data: T[];
  /** Pass it as `starting_after` to get the next page; null on the last page. */
  readonly next_cursor: string | null;
  /** Whether more records follow. More records can follow even if this page is empty. */
  readonly has_more: boolean;
  readonly #walk: Walk;
  readonly #number: number;

  /** @internal */
  constructor(reply: Reply, walk: Walk, number: number) {
    const { data, next_cursor, has_more } = Object(reply.data) as Partial<Page<T>>;
    if (
      !Array.isArray(data) ||
      typeof has_more !== 'boolean' ||
      (has_more && typeof next_cursor !== 'string')
    ) {
      const { attempts, requestId } = toResult(reply);
      throw new InvalidResponseError('The response is not a page of results', {
        attempts,
        status: reply.head.status,
        requestId,
        code: 'invalid_response',
      });
    }
    this.data = data;
    this.next_cursor = next_cursor ?? null;
    this.has_more = has_more;
    this.#walk = walk;
    this.#number = number;
  }

  /** The next page; null on the last page. Can be called again after an error. */
  async nextPage(): Promise<Page<T> | null> {
    const cursor = this.next_cursor;
    if (!this.has_more || cursor === null) return null;
    const { cursors, load } = this.#walk;
    const number = cursors.get(cursor) ?? this.#number;
    if (number !== this.#number) {
      const message = `Page ${this.#number} has the same cursor as page ${number}: the list would never end`;
      throw new InvalidResponseError(message, { code: 'repeated_cursor' });
    }
    cursors.set(cursor, number);
    return new Page(await load(cursor), this.#walk, number + 1);
  }

  /** This page and all following pages. After an error, `next()` loads the failed page again. */
  iterPages(): AsyncIterableIterator<Page<T>> {
    return iterPages<T>(async () => this);
  }

  [Symbol.asyncIterator](): AsyncIterableIterator<T> {
    return iterRecords(this.iterPages());
  }
}

/**
 * A list: await it to get its first page, or iterate it to get all records. Nothing is sent before that.
 *
 * @example
 * ```ts
 * const page = await client.learners.list({ limit: 100 });
 * for await (const learner of client.learners.list({ class: '5B' })) console.log(learner.name);
 * ```
 */
export class List<T> implements PromiseLike<Page<T>>, AsyncIterable<T> {
  readonly #load: LoadPage;
  readonly #startingAfter: string | undefined;
  #first: Promise<Result<Page<T>>> | undefined;

  /** @internal */
  constructor(load: LoadPage, startingAfter: string | undefined) {
    this.#load = load;
    this.#startingAfter = startingAfter;
  }

  // biome-ignore lint/suspicious/noThenProperty: a list is awaitable.
  then<A = Page<T>, B = never>(
    onFulfilled?: ((page: Page<T>) => A | PromiseLike<A>) | null,
    onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.withResponse()
      .then(({ data }) => data)
      .then(onFulfilled, onRejected);
  }

  /** Same as `catch` of a promise of the first page. */
  catch<B = never>(onRejected?: ((reason: unknown) => B | PromiseLike<B>) | null): Promise<Page<T> | B> {
    return this.then(null, onRejected);
  }

  /** Same as `finally` of a promise of the first page. */
  finally(onFinally?: (() => void) | null): Promise<Page<T>> {
    return this.then().finally(onFinally);
  }

  /** The first page, with `requestId` and the rest of the response. */
  withResponse(): Promise<Result<Page<T>>> {
    this.#first ??= this.#open();
    return this.#first;
  }

  /** All pages, starting with the first. After an error, `next()` loads the failed page again. */
  iterPages(): AsyncIterableIterator<Page<T>> {
    return iterPages(async () => (await this.#open()).data);
  }

  /**
   * Collects the first records in an array.
   *
   * @param options - `limit`: maximum number of records, an integer; `Infinity` for all, if you know that they fit into memory.
   * @throws InvalidArgumentError if `limit` is missing, negative or not an integer.
   * @example
   * ```ts
   * const learners = await client.learners.list({ class: '5B' }).toArray({ limit: 500 });
   * ```
   */
  async toArray(options: { limit: number }): Promise<T[]> {
    // Code without types may leave the options out.
    const limit = options?.limit;
    if (!count[1](limit)) throw invalidOption('limit', `must be ${count[0]}`);
    const records = this[Symbol.asyncIterator]();
    const all: T[] = [];
    while (all.length < limit) {
      const { done, value } = await records.next();
      if (done) break;
      all.push(value);
    }
    return all;
  }

  /** All records, starting with the first. After an error, `next()` continues where it stopped. */
  [Symbol.asyncIterator](): AsyncIterableIterator<T> {
    return iterRecords(this.iterPages());
  }

  async #open(): Promise<Result<Page<T>>> {
    const startingAfter = this.#startingAfter;
    const cursors = new Map(startingAfter === undefined ? [] : [[startingAfter, 0]]);
    const reply = await this.#load(startingAfter);
    return { ...toResult<unknown>(reply), data: new Page<T>(reply, { load: this.#load, cursors }, 1) };
  }
}

function iterPages<T>(first: () => Promise<Page<T>>): AsyncIterableIterator<Page<T>> {
  let page: Page<T> | undefined;
  return iterator(async () => {
    const next = page ? await page.nextPage() : await first();
    if (next) page = next;
    return next ? { value: next } : undefined;
  });
}

function iterRecords<T>(pages: AsyncIterator<Page<T>>): AsyncIterableIterator<T> {
  let data: T[] = [];
  let index = 0;
  return iterator(async () => {
    while (index >= data.length) {
      const { done, value } = await pages.next();
      if (done) return undefined;
      data = value.data;
      index = 0;
    }
    return { value: data[index++] as T };
  });
}

/** Not a generator, because an error ends a generator; this iterator continues after it. */
function iterator<T>(step: () => Promise<{ value: T } | undefined>): AsyncIterableIterator<T> {
  let open = true;
  let last: Promise<unknown> = Promise.resolve();
  const take = async (): Promise<IteratorResult<T>> => {
    const next = open ? await step() : undefined;
    if (!next) open = false;
    return next ? { done: false, value: next.value } : { done: true, value: undefined };
  };
  return {
    next() {
      const result = last.then(take, take);
      last = result;
      return result;
    },
    async return() {
      open = false;
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
