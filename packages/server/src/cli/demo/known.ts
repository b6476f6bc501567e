/** The source of the ids in the demo school. */
export const source = 'demo';

const atOnce = 8;

/** The ids of records by their ids in the demo school. */
export async function idsOf(
  records: AsyncIterable<{ id: string; external_ids?: Record<string, string> }>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for await (const { id, external_ids = {} } of records) ids.set(external_ids[source] ?? '', id);
  return ids;
}

/** Some at a time, in their order. */
export async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const run = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, run));
}
