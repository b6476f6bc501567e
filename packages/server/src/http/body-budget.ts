import { Problem } from '../contract/errors.ts';

/** The size up to which a body is not counted. */
const freeBytes = 65_536;

/** Limits the bytes of large bodies in memory: of all requests together, and half of that for each sender. */
export class BodyBudget {
  readonly #most: number;
  readonly #bySender = new Map<string, number>();
  #used = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Number of bytes that are currently counted, and of those that can be. */
  load(): { used: number; limit: number } {
    return { used: this.#used, limit: this.#most };
  }

  /** Counts the body of a request as it grows, until it is released. */
  open(sender: string): { grow(size: number): void; release(): void } {
    let counted = 0;
    const count = (more: number) => {
      counted += more;
      this.#used += more;
      const now = (this.#bySender.get(sender) ?? 0) + more;
      if (now === 0) this.#bySender.delete(sender);
      else this.#bySender.set(sender, now);
    };
    return {
      grow: (size) => {
        const more = Math.max(0, size - freeBytes) - counted;
        const own = (this.#bySender.get(sender) ?? 0) + more;
        if (more > 0 && (this.#used + more > this.#most || own > this.#most / 2)) {
          throw new Problem(
            'unavailable',
            'The server is receiving too many large bodies. Send the request again.',
            {
              retryAfterSeconds: 1,
            },
          );
        }
        count(more);
      },
      release: () => count(-counted),
    };
  }
}
