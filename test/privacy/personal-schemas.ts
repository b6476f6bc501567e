import { type DocumentedSchema, document, operations, resolve } from '../support/document.ts';

const { schemas } = document.components;

/** The plural of what records of a schema are called: that of `object`. */
export const nounOf = ({ properties = {} }: DocumentedSchema): string =>
  `${String(properties.object?.const)}s`
    .replace(/([^aeiou])ys$/, '$1ies')
    .replace(/sss$/, 'sses')
    .replace(/^staffs$/, 'staff');

/** The schemas of records by the names of their tables. */
export const records = new Map(
  Object.values(schemas).flatMap((schema) => (schema['x-record'] ? [[nounOf(schema), schema]] : [])) as [
    string,
    DocumentedSchema,
  ][],
);

/** The resources that a schema refers to, however deep. */
export function referredIn(schema: DocumentedSchema): string[] {
  const { properties = {}, items, ...rest } = resolve(schema);
  const { to = [] } = (rest['x-ref'] ?? {}) as { to?: string | Record<string, string> };
  return [
    ...(typeof to === 'string' ? [to] : Object.values(to)),
    ...(String(rest.pattern).startsWith('^lrn_') ? ['learners'] : []),
    ...Object.values(properties).flatMap(referredIn),
    ...(items ? referredIn(items as DocumentedSchema) : []),
  ];
}

/** The schemas of what operations return about learners and guardians, directly or through other records. */
export function personalSchemas(): Map<string, DocumentedSchema> {
  const resources = new Set(['learners', 'guardians']);
  const found = new Map<string, DocumentedSchema>();
  for (let size = -1; size < found.size; ) {
    size = found.size;
    for (const { name, schema, resource } of returned()) {
      if (resource ? !resources.has(resource) && !refers(schema, resources) : !refers(schema, resources))
        continue;
      found.set(name, schema);
      if (resource) resources.add(resource);
    }
  }
  return found;
}

const refers = (schema: DocumentedSchema, resources: ReadonlySet<string>): boolean =>
  referredIn(schema).some((name) => resources.has(name));

interface Returned {
  name: string;
  schema: DocumentedSchema;
  /** The resource whose records they are. */
  resource: string | undefined;
}

/** The schemas of successful responses, and of the items of lists. */
function returned(): Returned[] {
  return operations.flatMap(({ id, responses, ...operation }) =>
    Object.entries(responses).flatMap(([status, { content }]) => {
      const schema = content?.['application/json']?.schema;
      if (!schema || !status.startsWith('2')) return [];
      const { properties = {} } = resolve(schema);
      const listed =
        properties.has_more === undefined ? schema : (properties.data?.items as DocumentedSchema);
      const name = listed.$ref?.split('/').at(-1) ?? id;
      const own = operation['x-record'] === name && id.endsWith('.get');
      return [{ name, schema: resolve(listed), resource: own ? id.split('.')[0] : undefined }];
    }),
  );
}

const structural = new Set(['id', 'object']);
const impersonal = ['date', 'date-time', 'time', 'currency', 'time-zone'];

/** Whether values of a schema can contain text that somebody wrote. */
export function textIn(schema: DocumentedSchema): boolean {
  if (typeof schema['x-personal'] === 'boolean') return schema['x-personal'];
  const { enum: values, properties, items, additionalProperties, type, format, ...rest } = resolve(schema);
  if (values || 'const' in rest || 'x-extensible-enum' in rest || 'x-ref' in rest) return false;
  if (properties)
    return Object.entries(properties).some(([name, member]) => !structural.has(name) && textIn(member));
  if (items) return textIn(items as DocumentedSchema);
  if (typeof additionalProperties === 'object') return true;
  return [type].flat().includes('string') && !impersonal.includes(String(format));
}

/** The values of enumerations, and the names of operations and events. */
export const codes: ReadonlySet<string> = new Set(
  [...codesIn(document), ...operations.map(({ id }) => id)].flatMap((name) => [
    name,
    name.split('.')[0] ?? '',
  ]),
);

function* codesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (name === 'enum' || name === 'x-extensible-enum') yield* member.map(String);
    else if (name === 'const') yield String(member);
    else yield* codesIn(member);
  }
}
