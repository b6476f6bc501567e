import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Overloaded } from '../sql/database.ts';
import { defaultDocumentLimits } from './limits.ts';
import { DocumentWorkers, Refused } from './workers.ts';

const file = join(import.meta.dirname, 'test-worker.ts');
type AnyTask = (input: unknown) => unknown;

function start(limits: Partial<typeof defaultDocumentLimits> = {}) {
  const fail = (error: unknown) => {
    throw error;
  };
  const workers = new DocumentWorkers(file, { ...defaultDocumentLimits, ...limits }, fail);
  onTestFinished(() => workers.close());
  const run = (name: string, input: unknown = 1, school = 'a', cacheKey?: string) =>
    workers.run<unknown, AnyTask>(school, name, { input, ...(cacheKey === undefined ? {} : { cacheKey }) });
  return { workers, run };
}

/** Work that continues when it is released. */
function gate() {
  const memory = new Int32Array(new SharedArrayBuffer(8));
  return {
    memory,
    calls: () => Atomics.load(memory, 1),
    begun: async () => void (await Atomics.waitAsync(memory, 1, 0).value),
    release: () => {
      Atomics.store(memory, 0, 1);
      Atomics.notify(memory, 0);
    },
  };
}

it('work runs in a thread, and says why it is refused', async () => {
  const { workers, run } = start({ pages: 7 });
  const sent = { text: 'Zoë', bytes: new Uint8Array([1]) };
  expect(await run('echo', sent)).toEqual(sent);
  expect(await run('pages')).toBe(7);
  await expect(run('refuse')).rejects.toThrow(new Refused('unusable', 'it is unusable'));
  await expect(run('fail')).rejects.toThrow(new TypeError('A defect'));
  await expect(workers.draw<AnyTask>('a', 'refuse', { input: 1 })).rejects.toMatchObject({
    code: 'document_too_large',
    message: 'The document cannot be made: it is unusable.',
  });
});

it('a thread that exceeds its time or its memory is replaced', async () => {
  const { run } = start({ threads: 1, timeoutMs: 2000 });
  await expect(run('spin')).rejects.toMatchObject({ code: 'too_slow' });
  // On a busy machine, to start a thread can take longer than that.
  await expect.poll(() => run('echo'), { timeout: 30_000 }).toBe(1);
  const { run: runLonger } = start({ threads: 1, timeoutMs: 60_000 });
  await expect(runLonger('fill')).rejects.toMatchObject({ code: 'too_much_memory' });
  expect(await runLonger('echo')).toBe(1);
});

it('schools take turns, and work that would wait behind too much is rejected', async () => {
  const { workers, run } = start({ threads: 2 });
  const [first, second, other] = [gate(), gate(), gate()];
  const running = [run('wait', first.memory), run('wait', second.memory)];
  running.push(run('wait', other.memory, 'b'));
  await Promise.all([first.begun(), other.begun()]);
  expect(second.calls()).toBe(0);
  const waiting = Array.from({ length: 31 }, () => run('echo'));
  await expect(run('echo')).rejects.toThrow(Overloaded);
  expect(workers.load()).toEqual({ running: 2, waiting: 32, limit: 2 });
  for (const each of [first, second, other]) each.release();
  await Promise.all([...running, ...waiting]);
  expect(second.calls()).toBe(1);
});

it('a result with a key is made once, and a failure is tried again', async () => {
  const { run } = start();
  const work = gate();
  const results = [run('wait', work.memory, 'a', 'k'), run('wait', work.memory, 'a', 'k')];
  await work.begun();
  work.release();
  expect(await Promise.all(results)).toEqual([{ body: 'finished' }, { body: 'finished' }]);
  await run('wait', work.memory, 'b', 'k');
  expect(work.calls()).toBe(1);
  await run('wait', work.memory, 'a', 'other');
  expect(work.calls()).toBe(2);
  for (let time = 0; time < 2; time++) await expect(run('fail', 1, 'a', 'k')).rejects.toThrow('A defect');
});

it('the least recently used results are removed when there are too many bytes', async () => {
  const { run } = start();
  const large = { body: 'x'.repeat(11 * 1024 * 1024) };
  // The key alone decides, so the input of a result that is kept is not used.
  for (const key of ['one', 'two', 'three', 'one']) await run('echo', { ...large, key }, 'a', key);
  expect(await run('echo', 1, 'a', 'three')).toMatchObject({ key: 'three' });
  expect(await run('echo', 1, 'a', 'two')).toBe(1);
});
