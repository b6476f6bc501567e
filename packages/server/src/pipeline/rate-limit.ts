import { isIP } from 'node:net';
import { sql } from 'kysely';
import { Problem } from '../contract/errors.ts';
import { type Clock, iso } from '../lib/clock.ts';
import type { Database } from '../sql/database.ts';
import { joinByKey, query, rowsOf, statement } from '../sql/query.ts';

const minuteMs = 60_000;

/** The start of the minute of a time; counts per minute start again with the next minute. */
const minuteOf = (now: number): number => now - (now % minuteMs);

export const secondsLeft = (now: number): number =>
  Math.max(1, Math.ceil((minuteOf(now) + minuteMs - now) / 1000));

/**
 * Counts by name within the current minute, for a limited number of names: over the limit, the oldest is forgotten.
 */
export class MinuteCounts {
  readonly #mostNames: number;
  readonly #counts = new Map<string, number>();
  #startedAt = 0;

  constructor(mostNames: number) {
    this.#mostNames = mostNames;
  }

  get(name: string, now: number): number {
    return minuteOf(now) === this.#startedAt ? (this.#counts.get(name) ?? 0) : 0;
  }

  add(name: string, now: number): void {
    const startedAt = minuteOf(now);
    if (startedAt !== this.#startedAt) {
      this.#counts.clear();
      this.#startedAt = startedAt;
    }
    const count = this.#counts.get(name);
    if (count === undefined && this.#counts.size === this.#mostNames) {
      for (const oldest of this.#counts.keys()) {
        this.#counts.delete(oldest);
        break;
      }
    }
    this.#counts.set(name, (count ?? 0) + 1);
  }
}

/**
 * The network by which requests of an address are counted: an IPv4 address itself, and the first 64 bits of IPv6,
 * because a single client can have all addresses in such a network.
 */
export function networkOf(address: string | null): string {
  if (address === null || isIP(address) !== 6) return address ?? 'unknown';
  const [withoutZone = ''] = address.split('%', 1);
  const [head = '', tail] = withoutZone.replace(/(?<=:)\d{1,3}(?:\.\d{1,3}){3}$/, '0:0').split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const first = groups(head);
  const last = groups(tail ?? '');
  const zeros = Array<string>(8 - first.length - last.length).fill('0');
  const network = [...first, ...zeros, ...last].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

const windowMs = 60_000;
const mostNetworks = 10_000;

const kinds = ['reads', 'writes'] as const;
export type RateKind = (typeof kinds)[number];

interface Window {
  startedAt: number;
  used: number;
  /** The counts of other processes, as last received. */
  elsewhere: number;
  published: number;
}

/** A window as the other processes see it. */
interface Published {
  key_id: string;
  kind: RateKind;
  started_at: string;
  used: number;
}

const policy = (kind: RateKind, limits: Record<RateKind, number>): string =>
  `"${kind}";q=${limits[kind]};w=${windowMs / 1000}`;

const newWindow = (startedAt: number): Window => ({ startedAt, used: 0, elsewhere: 0, published: 0 });

const published = { key_id: 'text', kind: 'text', started_at: 'text', used: 'integer' } as const;
const publish = statement<{ rows: Published[]; process: string }>(
  (p, dialect) => sql`
    insert into rate_windows (key_id, kind, started_at, process_id, used)
    select r.key_id, r.kind, r.started_at, ${p.process}, r.used from ${rowsOf(p.rows, published, dialect)}
    where true
    on conflict (key_id, kind, started_at, process_id) do update set used = excluded.used`,
);
const sumElsewhere = statement<{ rows: Published[]; process: string }, Published>(
  (p, dialect) => sql`
    select r.key_id, r.kind, r.started_at, cast(sum(w.used) as integer) as used
    from ${rowsOf(p.rows, published, dialect)}
    ${joinByKey('rate_windows', 'w', { key_id: 'r.key_id', kind: 'r.kind', started_at: 'r.started_at' }, dialect)}
    where w.process_id <> ${p.process}
    group by r.key_id, r.kind, r.started_at`,
);
const forgetOld = query<{ before: string }>((db, p) =>
  db.deleteFrom('rate_windows').where('started_at', '<', p.before),
);

/**
 * Counts the requests of each key per minute, separately for reads and writes. Processes on one PostgreSQL exchange
 * their counts about once a second, so a request does not wait for a shared counter. Requests without a key are
 * counted by their network, in each process separately, because there can be any number of networks.
 */
export class RateLimiter {
  readonly #limits: Record<RateKind, number>;
  readonly #policies: Record<RateKind, string>;
  readonly #clock: Clock;
  readonly #processId: string;
  /** By key. */
  readonly #windows = new Map<string, Record<RateKind, Window>>();
  readonly #networks = new MinuteCounts(mostNetworks);
  readonly #exempt = new Set<string>();

  constructor(limits: Record<RateKind, number>, clock: Clock, processId: string) {
    this.#limits = limits;
    this.#policies = { reads: policy('reads', limits), writes: policy('writes', limits) };
    this.#clock = clock;
    this.#processId = processId;
  }

  /** Does not count the requests of keys during some work. */
  async exempt<T>(keyIds: readonly string[], work: () => Promise<T>): Promise<T> {
    for (const id of keyIds) this.#exempt.add(id);
    try {
      return await work();
    } finally {
      for (const id of keyIds) this.#exempt.delete(id);
    }
  }

  /** Counts a request of a key; returns the headers of its response, or throws `rate_limited`. */
  take(keyId: string, kind: RateKind): Record<string, string> {
    if (this.#limits[kind] === 0 || this.#exempt.has(keyId)) return {};
    const now = this.#clock.now();
    const startedAt = minuteOf(now);
    let windows = this.#windows.get(keyId);
    if (!windows) {
      windows = { reads: newWindow(startedAt), writes: newWindow(startedAt) };
      this.#windows.set(keyId, windows);
    }
    if (windows[kind].startedAt !== startedAt) windows[kind] = newWindow(startedAt);
    const window = windows[kind];
    const headers = this.#allow(kind, window.used + window.elsewhere, now);
    window.used++;
    return headers;
  }

  /** Does the same for a request without a key. */
  takeAddress(address: string | null, kind: RateKind): Record<string, string> {
    if (this.#limits[kind] === 0) return {};
    const now = this.#clock.now();
    const name = `${kind} ${networkOf(address)}`;
    const headers = this.#allow(kind, this.#networks.get(name, now), now);
    this.#networks.add(name, now);
    return headers;
  }

  #allow(kind: RateKind, used: number, now: number): Record<string, string> {
    const limit = this.#limits[kind];
    const reset = secondsLeft(now);
    const headers = {
      RateLimit: `"${kind}";r=${Math.max(0, limit - used - 1)};t=${reset}`,
      'RateLimit-Policy': this.#policies[kind],
    };
    if (used < limit) return headers;
    throw new Problem('rate_limited', `The limit is ${limit} ${kind} per minute. Wait ${reset} s.`, {
      retryAfterSeconds: reset,
      headers,
    });
  }

  /** Sends the counts of this process to the other processes, and receives theirs. */
  async share(db: Database): Promise<void> {
    const oldest = this.#oldest();
    const sent = new Map<string, { window: Window; row: Published }>();
    for (const [key_id, windows] of this.#windows) {
      if (kinds.every((kind) => windows[kind].startedAt < oldest)) this.#windows.delete(key_id);
      for (const kind of kinds) {
        const window = windows[kind];
        if (window.used === window.published) continue;
        const row = { key_id, kind, started_at: iso(window.startedAt), used: window.used };
        sent.set(`${key_id} ${kind}`, { window, row });
      }
    }
    if (db.dialect === 'sqlite' || sent.size === 0) return;
    const values = { rows: Array.from(sent.values(), ({ row }) => row), process: this.#processId };
    await db.transact((tx) => tx.run(publish, values));
    for (const { window, row } of sent.values()) window.published = row.used;
    for (const { key_id, kind, used } of await db.all(sumElsewhere, values)) {
      const entry = sent.get(`${key_id} ${kind}`);
      if (entry) entry.window.elsewhere = used;
    }
  }

  /** Deletes the counts of minutes that no process uses now. */
  async forget(db: Database): Promise<void> {
    if (db.dialect === 'postgres')
      await db.transact((tx) => tx.run(forgetOld, { before: iso(this.#oldest()) }));
  }

  #oldest(): number {
    return this.#clock.now() - 2 * windowMs;
  }
}
