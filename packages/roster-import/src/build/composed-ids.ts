/**
 * One id for what several ids identify together: `c1:u1:t1`. Colons in all but the last are escaped, so that two records
 * never have the same one; ids without colons and backslashes are composed as they are.
 */
export const composedId = (...ids: readonly [...string[], string]): string =>
  [...ids.slice(0, -1).map((id) => id.replace(/[\\:]/g, '\\$&')), ids.at(-1)].join(':');
