import { answerCalls, childOptions } from '../support/child.ts';
import { eventIdOf, startReceiver } from '../support/receiver.ts';

export interface ReceiverOptions {
  /** What is counted: an event once, or each attempt; by default, events. */
  by?: 'event' | 'delivery';
}

export interface Received {
  /** Different events, or attempts. */
  events: number;
  repeats: number;
  /** Attempts that came more than once, by the id of the delivery. */
  attemptsTwice: number;
  perSecond: number;
}

// What comes in while a sender and its connections are new is not counted.
const warmShare = 0.2;

const { by = 'event' } = childOptions<ReceiverOptions>();
let seen = new Set<string>();
let arrivals: number[] = [];
let repeats = 0;
let attempts = new Set<string>();
let attemptsTwice = 0;
let wanted = Number.POSITIVE_INFINITY;
let arrivedAll = () => {};

const port = await startReceiver((body, head) => {
  const attempt = /^service-delivery: (\S+)/im.exec(head)?.[1] ?? '';
  if (attempts.has(attempt)) attemptsTwice++;
  attempts.add(attempt);
  const id = by === 'event' ? eventIdOf(body) : attempt;
  if (seen.has(id)) repeats++;
  else arrivals.push(performance.now());
  seen.add(id);
  if (seen.size === wanted) arrivedAll();
});

function begin(): void {
  seen = new Set();
  arrivals = [];
  repeats = 0;
  attempts = new Set();
  attemptsTwice = 0;
}

/** Waits for so many events, or so long, whichever comes first. */
async function finish({ events, timeoutMs }: { events: number; timeoutMs: number }): Promise<Received> {
  wanted = events;
  if (seen.size < wanted) {
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, timeoutMs);
      arrivedAll = () => {
        clearTimeout(late);
        resolve();
      };
    });
  }
  wanted = Number.POSITIVE_INFINITY;
  const counted = arrivals.slice(Math.floor(arrivals.length * warmShare));
  const ms = (counted.at(-1) ?? 0) - (counted[0] ?? 0);
  return { events: seen.size, repeats, attemptsTwice, perSecond: ((counted.length - 1) / ms) * 1000 };
}

answerCalls({ port }, { begin, finish });
