import type { Node } from './source.ts';

const placeholder = '{served}';

/** Adds to the introduction of the document the resources of each family, and the scopes that no operation uses yet. */
export function introduce(
  text: string,
  tags: Node[],
  paths: Record<string, Record<string, Node>>,
  scopes: Record<string, string>,
): string {
  if (!text.includes(placeholder))
    throw new Error(
      `openapi.yaml: info.description needs ${placeholder}, the placeholder for the list of resources`,
    );
  const operations = Object.values(paths).flatMap((operations) => Object.values(operations));
  const families = tags.map(({ name, 'x-title': title }) => {
    const resources = new Set(
      operations
        .filter((operation) => operation.tags.includes(name))
        .map(({ operationId }) => `\`${operationId.slice(0, operationId.indexOf('.'))}\``),
    );
    if (resources.size === 0) throw new Error(`openapi: the family ${name} has no operations`);
    return `- ${title}: ${[...resources].join(', ')}`;
  });
  const used = new Set(
    operations.flatMap(({ security, 'x-scopes-if': conditions = [] }) => [
      ...security.flatMap((one: Node) => one.apiKey ?? []),
      ...conditions.flatMap(({ scopes }: Node) => scopes),
    ]),
  );
  const unused = Object.keys(scopes).filter((scope) => !used.has(scope));
  const reserved = unused.map((scope) => `\`${scope}\``).join(', ');
  const served = `The API has these resources:\n\n${families.join('\n')}`;
  return text.replace(
    placeholder,
    unused.length === 0 ? served : `${served}\n\nNo operation uses these scopes yet: ${reserved}.`,
  );
}
