import type { Job, Outcome } from './workers.ts';

// What the threads of the test of `DocumentWorkers` do.

export const echo = ({ input }: Job): Outcome<unknown> => ({ value: input });

export const pages = ({ mostPages }: Job): Outcome<number> => ({ value: mostPages });

export const refuse = (): Outcome<never> => ({ refused: { code: 'unusable', message: 'it is unusable' } });

export const fail = (): never => {
  throw new TypeError('A defect');
};

export const spin = (): never => {
  for (;;);
};

export const fill = (): never => {
  for (const numbers: number[][] = []; ; ) numbers.push(new Array(1_000_000).fill(0.5));
};

/** Continues when the first number of the memory that was sent is set; the second counts how often it was called. */
export const wait = ({ input }: Job<Int32Array>): Outcome<{ body: string }> => {
  Atomics.add(input, 1, 1);
  Atomics.notify(input, 1);
  Atomics.wait(input, 0, 0);
  return { value: { body: 'finished' } };
};
