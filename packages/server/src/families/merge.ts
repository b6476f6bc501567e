import type { Family } from '../core/family.ts';

type Part = 'handlers' | 'importTargets' | 'importRoom' | 'representations' | 'tokenHolders';
type PartOf<F, P extends Part> = F extends Record<P, infer Value> ? Value : never;
type Intersection<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void
  ? I
  : never;
type Merged<F extends readonly Family[], P extends Part> = Intersection<PartOf<F[number], P>>;

/** The entries of one part of all families. Each key belongs to one family. */
export function merge<F extends readonly Family[], P extends Part>(families: F, part: P): Merged<F, P> {
  const merged: Record<string, unknown> = {};
  for (const family of families) add(merged, family[part] ?? {}, part);
  // The keys are those of all families.
  return merged as Merged<F, P>;
}

/** The handlers of all families: several families can carry out operations of one resource. */
export function mergeHandlers<F extends readonly Family[]>(families: F): Merged<F, 'handlers'> {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const { handlers } of families) {
    for (const [resource, verbs] of Object.entries(handlers)) {
      merged[resource] ??= {};
      add(merged[resource], verbs, `handlers of ${resource}`);
    }
  }
  // The resources and verbs are those of all families.
  return merged as Merged<F, 'handlers'>;
}

function add(merged: Record<string, unknown>, entries: object, part: string): void {
  for (const [key, value] of Object.entries(entries)) {
    if (Object.hasOwn(merged, key)) throw new TypeError(`two families define ${key} of the ${part}`);
    merged[key] = value;
  }
}
