import { Deadlines } from '../../lib/timers.ts';
import type { Outgoing } from '../envelope.ts';
import type { DueDelivery } from '../outbox.ts';

/** What is sent; undefined for a delivery that must not be sent, and an error for one that cannot be read. */
type Content = Outgoing | Error | undefined;
type Read = Promise<ReadonlyMap<string, Content>>;

/**
 * How long contents are kept that were read ahead. An endpoint that is paused, or a person who is erased, waits for no more
 * than an attempt in progress does.
 */
const keptMs = 50;
/** For how long deliveries are read ahead. */
export const aheadMs = 20;
/** Those that are sent now wait for those that are read with them. */
const mostAhead = 128;
/** So many are worth a statement of their own. */
const leastAhead = 32;

/**
 * The contents of deliveries, read right before they are sent. With those that are sent now, those are read that will be sent
 * in the next moment: a statement takes as long for its round trip as for twenty deliveries.
 */
export class Contents {
  readonly #load: (deliveries: readonly DueDelivery[]) => Promise<readonly Content[]>;
  readonly #ahead = new Map<string, Read>();
  readonly #kept = new Deadlines<string>(keptMs, (id) => this.#ahead.delete(id));

  constructor(load: (deliveries: readonly DueDelivery[]) => Promise<readonly Content[]>) {
    this.#load = load;
  }

  /** The contents of deliveries; `following` are those that will be sent next, as far as they are started. */
  async of(
    deliveries: readonly DueDelivery[],
    following: () => readonly DueDelivery[],
  ): Promise<readonly Content[]> {
    const missing = deliveries.filter(({ id }) => !this.#ahead.has(id));
    const soon = following();
    const next = soon.filter(({ id, started }) => started === 1 && !this.#ahead.has(id)).slice(0, mostAhead);
    if (missing.length > 0 || (next.length >= leastAhead && next.length * 2 > soon.length))
      this.#read(missing, next);
    const reads = deliveries.map(({ id }) => this.#take(id));
    const read = new Map<Read | undefined, Awaited<Read> | undefined>();
    for (const one of new Set(reads)) read.set(one, await one);
    return deliveries.map(({ id }, index) => read.get(reads[index])?.get(id));
  }

  #take(id: string): Read | undefined {
    const read = this.#ahead.get(id);
    this.#ahead.delete(id);
    this.#kept.delete(id);
    return read;
  }

  #read(now: readonly DueDelivery[], ahead: readonly DueDelivery[]): void {
    const all = [...now, ...ahead];
    const read = this.#load(all).then((contents) => new Map(all.map(({ id }, at) => [id, contents[at]])));
    for (const { id } of all) this.#ahead.set(id, read);
    read.then(
      (contents) => {
        for (const { id } of ahead) {
          if (this.#ahead.get(id) !== read) continue;
          const content = contents.get(id);
          // What cannot be sent is found out again when it is its turn.
          if (content === undefined || content instanceof Error) this.#ahead.delete(id);
          else this.#kept.add(id);
        }
      },
      () => {
        for (const { id } of ahead) if (this.#ahead.get(id) === read) this.#ahead.delete(id);
      },
    );
  }
}
