interface Sharing {
  $ref?: string;
  'x-property'?: unknown;
  properties?: Record<string, Sharing>;
  items?: Sharing;
}

/** In the document, a property that several schemas have is a schema of its own. Puts it back where it is used. */
export function putPropertiesBack(schemas: Record<string, Sharing>): void {
  const inline = ({ properties, items }: Sharing): void => {
    for (const name in properties) {
      const property = properties[name] ?? {};
      const shared = schemas[property.$ref?.split('/').at(-1) ?? ''];
      if (shared?.['x-property']) properties[name] = shared;
      else inline(property);
    }
    if (items) inline(items);
  };
  for (const schema of Object.values(schemas)) inline(schema);
}
