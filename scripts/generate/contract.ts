import { mapValues } from './nodes.ts';
import type { Node } from './source.ts';

const documentation = new Set(['description', 'example', 'title']);

/**
 * What the server needs of the document for each request: schemas and parameters without what is only documentation, which
 * is three quarters of the text.
 *
 * @param document - The document with its shared components.
 */
export function contractOf({ paths, components }: Node): string {
  const operations = Object.values<Node>(paths).flatMap((item) => Object.values<Node>(item));
  const parts = {
    schemas: mapValues(components.schemas, checked),
    parameters: mapValues(components.parameters, checked),
    operations: Object.fromEntries(
      operations.map(({ operationId, parameters }) => [operationId, parameters.map(named)]),
    ),
  };
  return `{\n${Object.entries(parts)
    .map(([name, part]) => `${JSON.stringify(name)}: ${lineForEach(part)}`)
    .join(',\n')}\n}`;
}

const lineForEach = (object: Node): string =>
  `{\n${Object.entries(object)
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n}`;

/** The name of a shared parameter, or the parameter. */
const named = (parameter: Node): unknown => parameter.$ref?.split('/').at(-1) ?? checked(parameter);

/** A schema or parameter without documentation; in `properties` and `x-rows` the names are those of schemas. */
function checked(value: Node): Node {
  if (Array.isArray(value)) return value.map(checked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries<Node>(value)
      .filter(([key]) => !documentation.has(key))
      .map(([key, inner]) => [
        key,
        key === 'properties' || key === 'x-rows' ? mapValues(inner, checked) : checked(inner),
      ]),
  );
}
