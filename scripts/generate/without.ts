/** A part of the document without some keys. Properties of a schema with such a name are kept. */
export function without<T>(value: T, keys: readonly string[], inProperties = false): T {
  if (Array.isArray(value)) return value.map((item) => without(item, keys)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => inProperties || !keys.includes(key))
    .map(([key, item]) => [key, without(item, keys, !inProperties && key === 'properties')]);
  return Object.fromEntries(entries) as T;
}
