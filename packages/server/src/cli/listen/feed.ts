import type { Event, Rollbook } from '@rollbook/sdk';

/** Where a feed continues. */
export interface FeedPosition {
  /** The event after which the feed continues; null to begin at `since`. */
  after: string | null;
  /** Only events created after this time, while `after` is null. */
  since: string | null;
}

const pageSize = 100;

/**
 * Reads the events of a school, oldest first, each once. The ids of events increase in the order in which the changes were
 * committed, so nothing comes before an event that was read.
 */
export class EventFeed {
  readonly #client: Rollbook;
  #position: FeedPosition;

  constructor(client: Rollbook, { after, since }: FeedPosition) {
    this.#client = client;
    this.#position = { after, since };
  }

  get position(): FeedPosition {
    return this.#position;
  }

  /** The events that have not been handled. Each has to be handled before the next one is read. */
  async *poll(signal: AbortSignal): AsyncGenerator<Event> {
    const { after, since } = this.#position;
    const from = after === null ? createdAfter(since) : { starting_after: after };
    yield* this.#client.events.list({ limit: pageSize, order: 'asc', ...from }, { signal });
  }

  handled(id: string): void {
    this.#position = { after: id, since: null };
  }

  /** Continues by time: the server does not know the event after which the feed would continue. */
  restartAt(time: string | null): void {
    this.#position = { after: null, since: time };
  }
}

const createdAfter = (time: string | null) => (time === null ? {} : { created_after: time });

/** The position from which only new events are read. */
export async function endOfEvents(client: Rollbook): Promise<FeedPosition> {
  const { data } = await client.events.list({ limit: 1, order: 'desc' });
  return { after: data[0]?.id ?? null, since: null };
}
