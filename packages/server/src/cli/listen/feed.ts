import type { Event, Rollbook } from '@rollbook/sdk';

/** Where a feed continues. */
export interface FeedPosition {
  /** The event after which the feed continues; null to begin at `since`. */
  after: string | null;
  /** Only events created after this time, while `after` is null. */
  since: string | null;
  /** The events after `after` that were already handled. */
  handled: readonly string[];
}

const pageSize = 100;
/** An event is visible when its transaction commits, up to this long after a newer event of another transaction. */
const settledAfterMs = 60_000;
const sweepEveryMs = 10_000;

/**
 * Reads the events of a school, oldest first, each once. A poll reads what comes after the newest event that is known.
 * Now and then it reads everything that is newer than the settled events, because an event of a long transaction can
 * appear among older ones.
 */
export class EventFeed {
  readonly #client: Rollbook;
  readonly #now: () => number;
  #after: string | null;
  #since: string | null;
  /** When each of the handled events after `after` became known. */
  readonly #handled: Map<string, number>;
  #newest: string | null;
  #sweptAt = Number.NEGATIVE_INFINITY;

  /** `now` is monotonic. */
  constructor(client: Rollbook, position: FeedPosition, now: () => number = () => performance.now()) {
    this.#client = client;
    this.#now = now;
    this.#after = position.after;
    this.#since = position.since;
    this.#handled = new Map(position.handled.map((id) => [id, now()]));
    this.#newest = latest([position.after, ...position.handled]);
  }

  /** The position, without the handled events that have settled. */
  position(): FeedPosition {
    const settled = this.#now() - settledAfterMs;
    for (const id of [...this.#handled.keys()].sort()) {
      if ((this.#handled.get(id) ?? 0) > settled) break;
      this.#handled.delete(id);
      this.#after = latest([this.#after, id]);
    }
    return { after: this.#after, since: this.#since, handled: [...this.#handled.keys()].sort() };
  }

  /** The events that have not been handled. Each has to be handled before the next one is read. */
  async *poll(signal: AbortSignal): AsyncGenerator<Event> {
    const isSweep = this.#now() - this.#sweptAt >= sweepEveryMs;
    const after = isSweep ? this.#after : this.#newest;
    const from = after === null ? since(this.#since) : { starting_after: after };
    for await (const event of this.#client.events.list(
      { limit: pageSize, order: 'asc', ...from },
      { signal },
    ))
      if (!this.#handled.has(event.id)) yield event;
    if (isSweep) this.#sweptAt = this.#now();
  }

  handled(id: string): void {
    this.#handled.set(id, this.#now());
    this.#newest = latest([this.#newest, id]);
  }

  /** Continues by time: the server does not know the event after which the feed would continue. */
  restartAt(time: string | null): void {
    this.#after = null;
    this.#newest = null;
    this.#since = time;
    this.#sweptAt = Number.NEGATIVE_INFINITY;
  }
}

const since = (time: string | null) => (time === null ? {} : { created_after: time });

// Identifiers sort in the order in which they were created.
const latest = (ids: readonly (string | null)[]): string | null =>
  ids.reduce((one, other) => (one === null || (other !== null && other > one) ? other : one), null);

/** The position from which only new events are read. */
export async function endOfEvents(client: Rollbook): Promise<FeedPosition> {
  const { data } = await client.events.list({ limit: pageSize, order: 'desc' });
  const [newest] = data;
  if (!newest) return { after: null, since: null, handled: [] };
  const settled = Date.parse(newest.created_at) - settledAfterMs;
  const before = data.findIndex(({ created_at }) => Date.parse(created_at) < settled);
  const recent = before === -1 ? data : data.slice(0, before);
  // Without older events on the page, the last of it is the limit of what is remembered.
  const after = data[before]?.id ?? (data.length === pageSize ? (data.at(-1)?.id ?? null) : null);
  return { after, since: null, handled: recent.map(({ id }) => id).filter((id) => id !== after) };
}
