import { z } from 'zod';
import { checkedForm, type Schema, schemas } from '../contract/schemas.ts';

let parsers: ReadonlyMap<string, z.ZodType> | undefined;

/**
 * Zod's parsers for every schema of the document. They have no state and the document does not change, so the servers
 * of a process share them; creating them is most of the time that a server needs to start.
 */
export function schemaParsers(): ReadonlyMap<string, z.ZodType> {
  parsers ??= makeParsers();
  return parsers;
}

/** Created in one call: one by one takes fifteen times as long. */
function makeParsers(): Map<string, z.ZodType> {
  const text = JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/$defs/');
  // Zod trims a URL and removes tabs and line breaks in it, so URLs are validated elsewhere, as they were sent.
  const asSent = (key: string, value: unknown) =>
    key === 'format' && value === 'uri' ? undefined : checkedForm(value);
  const $defs = JSON.parse(text, asSent) as Record<string, Schema>;
  const names = Object.keys($defs);
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }]));
  const all = z.fromJSONSchema({ $defs, type: 'object', properties, required: names } as Parameters<
    typeof z.fromJSONSchema
  >[0]);
  if (!(all instanceof z.ZodObject))
    throw new TypeError('The schemas of the document are not an object schema');
  return new Map(Object.entries(all.shape as Record<string, z.ZodType>));
}
