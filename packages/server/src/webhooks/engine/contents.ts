import { monotonicMs } from '../../lib/platform.ts';
import { Deadlines } from '../../lib/timers.ts';
import type { Outgoing } from '../envelope.ts';
import type { DueDelivery } from '../outbox.ts';

/** What is sent; undefined for a delivery that must not be sent, and an error for one that cannot be read. */
type Content = Outgoing | Error | undefined;

/** One statement, and when what it read is too old to be sent: after its end. */
interface Read {
  readonly contents: Promise<ReadonlyMap<string, Content>>;
  readonly ahead: readonly DueDelivery[];
  until: number;
}

/**
 * How long contents are kept that were read ahead. That an endpoint was paused, or a person erased, is noticed so much later;
 * an attempt in progress takes longer.
 */
const keptMs = 50;
/** For how long deliveries are read ahead. */
export const aheadMs = 20;
/** Those that are sent now wait for those that are read with them. */
const mostAhead = 128;
/** So many are worth a statement of their own. */
const leastAhead = 32;

/**
 * The contents of deliveries, read right before they are sent; with them, those that will be sent in the next moment, because
 * a statement costs as much as reading twenty deliveries.
 */
export class Contents {
  readonly #load: (deliveries: readonly DueDelivery[]) => Promise<readonly Content[]>;
  /** By the ids of the deliveries. */
  readonly #reads = new Map<string, Read>();
  readonly #keptMs: number;
  readonly #kept: Deadlines<Read>;

  constructor(load: (deliveries: readonly DueDelivery[]) => Promise<readonly Content[]>, kept = keptMs) {
    this.#load = load;
    this.#keptMs = kept;
    this.#kept = new Deadlines<Read>(kept, (read) => this.#forget(read));
  }

  /** The contents of deliveries; `following` are those that will be sent next, as far as they are started. */
  async of(
    deliveries: readonly DueDelivery[],
    following: readonly DueDelivery[],
  ): Promise<readonly Content[]> {
    // A process that was stopped meanwhile has not noticed yet that the time is over.
    const now = monotonicMs();
    const isMissing = ({ id }: DueDelivery) => (this.#reads.get(id)?.until ?? 0) <= now;
    const missing = deliveries.filter(isMissing);
    const next = following.filter((one) => one.started === 1 && isMissing(one)).slice(0, mostAhead);
    if (missing.length > 0 || (next.length >= leastAhead && next.length * 2 > following.length))
      this.#read(missing, next);
    const reads = deliveries.map(({ id }) => this.#reads.get(id));
    for (const { id } of deliveries) this.#reads.delete(id);
    const contents = new Map<Read | undefined, ReadonlyMap<string, Content> | undefined>();
    for (const read of new Set(reads)) contents.set(read, await read?.contents);
    return deliveries.map(({ id }, index) => contents.get(reads[index])?.get(id));
  }

  #read(now: readonly DueDelivery[], ahead: readonly DueDelivery[]): void {
    const all = [...now, ...ahead];
    const contents = this.#load(all).then((found) => new Map(all.map(({ id }, index) => [id, found[index]])));
    const read: Read = { contents, ahead, until: Number.POSITIVE_INFINITY };
    for (const { id } of all) this.#reads.set(id, read);
    contents.then(
      (found) => {
        read.until = monotonicMs() + this.#keptMs;
        this.#kept.add(read);
        // What cannot be sent is found out again when it is its turn.
        this.#forget(read, (id) => found.get(id) === undefined || found.get(id) instanceof Error);
      },
      () => this.#forget(read),
    );
  }

  #forget(read: Read, which: (id: string) => boolean = () => true): void {
    for (const { id } of read.ahead) if (this.#reads.get(id) === read && which(id)) this.#reads.delete(id);
  }
}
