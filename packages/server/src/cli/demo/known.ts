/** The source of the ids in the demo school. */
export const source = 'demo';

const atOnce = 8;

/** The ids of records by their ids in the demo school. */
export type Ids = ReadonlyMap<string, string>;

export async function idsOf(
  records: AsyncIterable<{ id: string; external_ids?: Record<string, string> }>,
): Promise<Ids> {
  const ids = new Map<string, string>();
  for await (const { id, external_ids = {} } of records) ids.set(external_ids[source] ?? '', id);
  return ids;
}

/** Some at a time, in their order. After an error no other is started. */
export async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  let isOver = false;
  const run = async () => {
    for (const item of left) {
      if (isOver) return;
      try {
        await work(item);
      } catch (error) {
        isOver = true;
        throw error;
      }
    }
  };
  await all(Array.from({ length: atOnce }, run));
}

/** Waits until all have finished, then throws the error of the first that failed. */
export async function all(works: readonly Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(works)) if (result.status === 'rejected') throw result.reason;
}
