import type { Stored } from '../../store/read.ts';
import type { Resource } from '../../store/resource.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';

/** Creates records of a kind together. */
export const createAll = <T extends object>(
  { records }: UnitOfWork,
  resource: Resource<T>,
  list: readonly Partial<T>[],
  place: (index: number) => string = () => '',
): Promise<Stored<T>[]> =>
  records(resource).saveAll(
    list.map((fields) => ({ fields })),
    { place },
  );

/** Changes records of a kind together, by their ids. */
export async function changeAll<T extends object>(
  { records }: UnitOfWork,
  resource: Resource<T>,
  changes: ReadonlyMap<string, Partial<T>>,
  action = 'updated',
): Promise<void> {
  if (changes.size === 0) return;
  const current = await records(resource).getAll([...changes.keys()]);
  await records(resource).saveAll(
    current.map((one) => ({ current: one, fields: changes.get(one.id) ?? {}, action })),
  );
}
