import { randomBytes, randomFillSync, randomUUID } from 'node:crypto';
import type { Clock } from './clock.ts';

const alphabet = [...'0123456789abcdefghjkmnpqrstvwxyz'];
/** The two characters of each number of 10 bits. */
const pairs = alphabet.flatMap((first) => alphabet.map((second) => first + second));
const counterSpan = 1 << 20;
/** Characters of the time. */
const timeLength = 10;

/** An idempotency key. */
export const uuid = (): string => randomUUID();

/**
 * Creates identifiers: a prefix, then 26 characters of base32: 48 bits of time, a 20-bit counter and 60 random bits.
 * Identifiers of one process sort in the order in which they were created, even if the clock jumps.
 */
export class Ids {
  readonly #clock: Clock;
  readonly #pool = Buffer.alloc(8 * 512);
  #offset = this.#pool.length;
  #millisecond = 0;
  #timePart = '';
  #counter = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  next(prefix: string): string {
    const now = this.#clock.now();
    if (now > this.#millisecond) this.#startMillisecond(now);
    else if (++this.#counter === counterSpan) this.#startMillisecond(this.#millisecond + 1);
    return `${prefix}_${this.#timePart}${encode(this.#counter, 4)}${this.#random()}`;
  }

  /**
   * Creates identifiers of a given time, which sort in the order in which they were created, after those of earlier
   * times and before those of later ones.
   */
  at(ms: number): (prefix: string) => string {
    const timePart = encode(ms, timeLength);
    let counter = this.#counterStart();
    return (prefix) => `${prefix}_${timePart}${encode(counter++, 4)}${this.#random()}`;
  }

  #startMillisecond(now: number): void {
    this.#millisecond = now;
    this.#timePart = encode(now, timeLength);
    this.#counter = this.#counterStart();
  }

  /** A random start in the lower half leaves room to count up within the millisecond. */
  #counterStart(): number {
    return this.#pool.readUInt32LE(this.#take()) % (counterSpan / 2);
  }

  /** 60 random bits. */
  #random(): string {
    const at = this.#take();
    return encode(this.#pool.readUInt32LE(at) >>> 2, 6) + encode(this.#pool.readUInt32LE(at + 4) >>> 2, 6);
  }

  #take(): number {
    if (this.#offset === this.#pool.length) {
      randomFillSync(this.#pool);
      this.#offset = 0;
    }
    const at = this.#offset;
    this.#offset += 8;
    return at;
  }
}

/** The lower bits of a number in base32; `length` is even. */
function encode(value: number, length: number): string {
  let text = '';
  for (let rest = value, i = 0; i < length; i += 2) {
    text = pairs[rest % 1024] + text;
    rest = Math.floor(rest / 1024);
  }
  return text;
}

/** A text that sorts before every identifier created at a time or later, and after those created earlier. */
export const startOfIds = (prefix: string, ms: number): string => `${prefix}_${encode(ms, timeLength)}`;

/** The time at which an identifier was created, in epoch milliseconds. */
export const timeOfId = (id: string): number =>
  [...id.slice(id.indexOf('_') + 1).slice(0, timeLength)].reduce(
    (ms, character) => ms * alphabet.length + alphabet.indexOf(character),
    0,
  );

const shape = /^[a-z]{2,5}_[0-9a-hjkmnp-tv-z]{26}$/;

/** Whether a text has the form of an identifier of this server with the prefix. */
export const isId = (text: string, prefix: string): boolean =>
  text.startsWith(`${prefix}_`) && shape.test(text);

/** Whether a text has the form of an identifier of this server. */
export const isAnyId = (text: string): boolean => shape.test(text);

/** The identifiers of this server in a text. */
export const idsIn: RegExp = /\b[a-z]{2,5}_[0-9a-hjkmnp-tv-z]{26}\b/g;

const base62 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A random text of letters and digits, about 5.95 bits per character. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      // 248 is the largest multiple of 62 in a byte: using more values would favour the first letters.
      if (byte < 248 && text.length < length) text += base62[byte % 62];
    }
  }
  return text;
}

/** A new webhook signing secret: `whsec_` and 32 random bytes in base64. */
export const newSigningSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** A random number from 0 to less than 1. */
export const randomFraction = (): number => randomBytes(4).readUInt32LE() / 2 ** 32;
