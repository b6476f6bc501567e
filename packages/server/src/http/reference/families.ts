import { openapi } from '../../contract.ts';

export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  security: { apiKey?: string[] }[];
  'x-scopes-if'?: { body?: Record<string, unknown>; shows?: string[]; scopes: string[] }[];
  'x-emits'?: string[];
}

/** By path or by name of the event, then by method. */
type Items = Record<string, Record<string, Operation>>;

interface Document {
  info: { title: string; description: string };
  'x-versions': { date: string; description: string }[];
  tags: { name: string; description: string; 'x-displayName': string }[];
  paths: Items;
  webhooks: Items;
  components: { securitySchemes: object } & Record<string, Record<string, object>>;
}

/** The document as the reference reads it. */
export const document = openapi as unknown as Document;

/** The paths, or the events, of a family. */
export function ofFamily(tag: string, items: Items): Items {
  const own = Object.entries(items).map(([path, item]) => {
    const kept = Object.entries(item).filter(([, operation]) => operation.tags.includes(tag));
    return [path, Object.fromEntries(kept)] as const;
  });
  return Object.fromEntries(own.filter(([, item]) => Object.keys(item).length > 0));
}

/** The scopes that an operation needs and the events that it emits, in Markdown, after its description. */
function describe(operation: Operation): Operation {
  const code = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');
  const needed = operation.security.flatMap(({ apiKey = [] }) => apiKey);
  const more = (operation['x-scopes-if'] ?? []).map(({ body = {}, shows, scopes }) => {
    const values = Object.entries(body).map(([name, value]) => `${name}: ${value}`);
    return `${code(scopes)} ${shows ? `to see ${code(shows)}` : `with ${code(values)}`}`;
  });
  const emits = operation['x-emits'] ?? [];
  const lines = [
    ...(needed.length > 0 ? [`**Scope:** ${code(needed)}`] : []),
    ...(more.length > 0 ? [`**Also needs:** ${more.join('; ')}`] : []),
    ...(emits.length > 0 ? [`**Emits:** ${code(emits)}`] : []),
  ];
  return { ...operation, description: [operation.description.trim(), ...lines].join('\n\n') };
}

/**
 * The part of the document that tells of one family, with the components it uses: a page then
 * costs what its family costs, not what the whole document does.
 */
export function familyDocument(tag: string): object {
  const tags = document.tags.filter(({ name }) => name === tag);
  const paths = Object.fromEntries(
    Object.entries(ofFamily(tag, document.paths)).map(([path, item]) => [
      path,
      Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, describe(operation)])),
    ]),
  );
  const webhooks = ofFamily(tag, document.webhooks);
  const { securitySchemes } = document.components;
  return {
    ...document,
    tags,
    paths,
    webhooks,
    components: { ...componentsOf({ paths, webhooks }), securitySchemes },
  };
}

function componentsOf(part: object): Record<string, Record<string, object>> {
  const used: Record<string, Record<string, object>> = {};
  const follow = (value: object) => {
    for (const [, kind = '', name = ''] of JSON.stringify(value).matchAll(
      /"#\/components\/(\w+)\/([^"/]+)"/g,
    )) {
      const found = document.components[kind]?.[name];
      if (!found || used[kind]?.[name]) continue;
      used[kind] = { ...used[kind], [name]: found };
      follow(found);
    }
  };
  follow(part);
  return used;
}
