import { openapi } from '../../contract.ts';

export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
}

/** By path or by name of the event, then by method. */
type Items = Record<string, Record<string, Operation>>;

interface Document {
  info: { title: string; description: string };
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

/**
 * The part of the document that tells of one family, with the components it uses: a page then
 * costs what its family costs, not what the whole document does.
 */
export function familyDocument(tag: string): object {
  const tags = document.tags.filter(({ name }) => name === tag);
  const paths = ofFamily(tag, document.paths);
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
