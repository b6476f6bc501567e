import { z } from 'zod';
import { checkedForm, type Schema, schemaOf } from '../contract/schemas.ts';

const parsers = new Map<string, z.ZodType>();

/**
 * Zod's parser for a schema of the document. It is created when it is first used, and the servers of a process share it: to
 * create all of them was most of the time that a server needed to start.
 */
export function parserOf(name: string): z.ZodType {
  const known = parsers.get(name);
  if (known) return known;
  const created = createParser(name);
  parsers.set(name, created);
  return created;
}

const place = '#/components/schemas/';

function createParser(name: string): z.ZodType {
  // All that the schema refers to, and nothing else: Zod looks through all definitions in each call.
  const $defs: Record<string, Schema> = {};
  const asSent = (key: string, value: unknown) => {
    // Zod trims a URL and removes tabs and line breaks in it, so URLs are validated elsewhere, as they were sent.
    if (key === 'format' && value === 'uri') return undefined;
    if (key !== '$ref' || typeof value !== 'string') return checkedForm(value);
    const referred = value.replace(place, '');
    define(referred);
    return `#/$defs/${referred}`;
  };
  const define = (wanted: string) => {
    if (wanted in $defs) return;
    $defs[wanted] = {};
    $defs[wanted] = JSON.parse(JSON.stringify(schemaOf(wanted), asSent));
  };
  define(name);
  return z.fromJSONSchema({ $defs, $ref: `#/$defs/${name}` } as Parameters<typeof z.fromJSONSchema>[0]);
}
