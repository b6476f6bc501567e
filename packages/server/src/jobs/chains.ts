/** Puts together what has a name in common, be it by others between them; each chain is in the order of the items. */
export function chained<T>(items: ReadonlyMap<T, Iterable<string>>): T[][] {
  const chains = new Set<{ members: Set<T>; names: Set<string> }>();
  for (const [item, itsNames] of items) {
    const own = { members: new Set([item]), names: new Set(itsNames) };
    for (const chain of chains) {
      if (![...own.names].some((name) => chain.names.has(name))) continue;
      chains.delete(chain);
      for (const member of chain.members) own.members.add(member);
      for (const name of chain.names) own.names.add(name);
    }
    chains.add(own);
  }
  return [...chains].map(({ members }) => [...items.keys()].filter((item) => members.has(item)));
}
