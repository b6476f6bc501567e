/**
 * Groups items that share a name, directly or through other items. Groups are in the order of their first items, and
 * items keep their order within a group.
 */
export function chained<T>(items: ReadonlyMap<T, Iterable<string>>): T[][] {
  const parents = new Map<T, T>();
  const rootOf = (item: T): T => {
    let root = item;
    for (let up = parents.get(root); up !== undefined; up = parents.get(root)) root = up;
    // Path halving: each item points to the item two steps up, so that later look-ups are short.
    for (let at = item, up = parents.get(at); up !== undefined; at = up, up = parents.get(at)) {
      if (up !== root) parents.set(at, root);
    }
    return root;
  };
  const firstOf = new Map<string, T>();
  for (const [item, names] of items) {
    for (const name of names) {
      const first = firstOf.get(name);
      if (first === undefined) firstOf.set(name, item);
      else if (rootOf(first) !== rootOf(item)) parents.set(rootOf(item), rootOf(first));
    }
  }
  return [...Map.groupBy(items.keys(), rootOf).values()];
}
