import type { Node } from './source.ts';

export const schemaRef = (name: string): Node => ({ $ref: `#/components/schemas/${name}` });

export const mapValues = (object: Node, change: (value: Node, key: string) => Node): Node =>
  Object.fromEntries(Object.entries<Node>(object).map(([key, value]) => [key, change(value, key)]));

export const sortKeys = (object: Record<string, Node>): Record<string, Node> =>
  Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Replaces `x-enum-of` and `x-extensible-enum-of` by the values of these enumerations. */
export function fillEnums<T>(value: T, enums: Record<string, string[]>): T {
  if (Array.isArray(value)) return value.map((item) => fillEnums(item, enums)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { 'x-enum-of': of, 'x-extensible-enum-of': open, ...rest } = value as Node;
  const filled = mapValues(rest, (item) => fillEnums(item, enums));
  return {
    ...filled,
    ...(of && { enum: enums[of] }),
    ...(open && { 'x-extensible-enum': enums[open] }),
  } as T;
}
