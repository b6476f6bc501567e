type Call = { id: number; name: string; argument: unknown };
type Handlers = Record<string, (argument: never) => unknown>;

/** The child's half of a process of the bench: responds to calls until it is instructed to close or its parent is gone. */
export function answerCalls(ready: unknown, handlers: Handlers & { close?: () => unknown }): void {
  process.on('disconnect', () => process.exit());
  process.on('message', async ({ id, name, argument }: Call) => {
    try {
      if (name === 'close') {
        await handlers.close?.();
        process.send?.({ id, result: null }, () => process.exit());
        return;
      }
      const handler = ofAll[name] ?? handlers[name];
      if (!handler) throw new TypeError(`there is no call ${name}`);
      process.send?.({ id, result: await handler(argument as never) });
    } catch (error) {
      process.send?.({ id, error: error instanceof Error ? error.stack : String(error) });
    }
  });
  process.send?.({ id: 0, result: ready });
}

/** What the child was started with. */
export const childOptions = <T>(): T => JSON.parse(process.argv[2] ?? '{}') as T;

const ofAll: Handlers = { cpu: cpuMicros, memory: () => process.memoryUsage.rss() };

function cpuMicros(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
