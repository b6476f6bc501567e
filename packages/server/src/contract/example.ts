/** A schema, as far as its example is concerned. */
export interface Described {
  $ref?: string;
  const?: unknown;
  example?: unknown;
  items?: Described;
  properties?: Record<string, Described>;
}

/**
 * The example of a schema: its own, or one that follows from the schemas of its properties and items. Undefined if one of
 * these has no example.
 *
 * @param referred - Finds the schema of a reference.
 */
export function exampleOf(schema: Described, referred: (schema: Described) => Described): unknown {
  if (schema.example !== undefined) return schema.example;
  if (schema.$ref !== undefined) return exampleOf(referred(schema), referred);
  if ('const' in schema) return schema.const;
  if (schema.items) {
    const item = exampleOf(schema.items, referred);
    return item === undefined ? undefined : [item];
  }
  if (!schema.properties) return undefined;
  const entries = Object.entries(schema.properties).map(([name, one]) => [name, exampleOf(one, referred)]);
  return entries.some(([, example]) => example === undefined) ? undefined : Object.fromEntries(entries);
}
