import { filterNameOf, type Ref, type Relations, refIn, targetsOf } from './relations.ts';
import type { Node } from './source.ts';

/** The description of a resource in a family: its path, its scopes and its verbs. */
export interface ResourceSource {
  record: string;
  /** `learners` for `read:learners` and `write:learners`. */
  scope: string;
  /** Defaults to `/v1/<name>`. */
  path?: string;
  /** Its verbs, each with what is specific to it: `filters`, `errors`, `emits`, `text`, `body`. */
  verbs: Record<string, VerbSource | null>;
}

interface VerbSource {
  summary?: string;
  text?: string;
  filters?: Record<string, string | Node>;
  /** Parameters of an operation that is not a list. */
  parameters?: Node[];
  errors?: string[];
  emits?: string[];
  /** The scope that it needs, if it is not that of the resource. */
  scope?: string;
  /** The scopes that it needs besides that one. */
  scopes?: string[];
  body?: string;
  result?: string;
  /** Media types of its response, besides JSON. */
  media?: string[];
  secret?: boolean;
  audited?: boolean;
  /** Status of its success, if that is not the usual one. */
  status?: number;
  /** Bytes that the body may have, where that is more than usual. */
  max_body?: number;
}

const standardVerbs: Record<string, { method: string; onRecord: boolean; tail: string }> = {
  list: { method: 'get', onRecord: false, tail: '' },
  create: { method: 'post', onRecord: false, tail: '' },
  get: { method: 'get', onRecord: true, tail: '' },
  update: { method: 'patch', onRecord: true, tail: '' },
  archive: { method: 'delete', onRecord: true, tail: '' },
  restore: { method: 'post', onRecord: true, tail: '/restore' },
};

/** Expands the paths of a resource; any verb that is not a standard one is an action, `POST <record>/<verb>`. */
export function expandResource(
  name: string,
  { record, scope, path = `/v1/${name}`, verbs }: ResourceSource,
  schemas: Record<string, Node>,
  relations: Relations,
): Record<string, Record<string, Node>> {
  const schema = schemas[record];
  if (!schema?.['x-record']) throw new Error(`${name}: ${record} is not the schema of a record`);
  const onRecord = `${path}/{${schema.example.object}_id}`;
  const paths: Record<string, Record<string, Node>> = {};
  for (const [verb, own] of Object.entries(verbs)) {
    const { method, tail, ...where } = standardVerbs[verb] ?? {
      method: 'post',
      onRecord: true,
      tail: `/${verb}`,
    };
    const { summary, text, filters, errors, emits, body, result, secret, audited, status, max_body } =
      own ?? {};
    const parameters =
      verb === 'list' ? filtersOf(schema, path, filters, relations) : relations.ids(own?.parameters ?? []);
    const needed = own?.scope ?? `${method === 'get' ? 'read' : 'write'}:${scope}`;
    const at = (where.onRecord ? onRecord : path) + tail;
    paths[at] ??= {};
    paths[at][method] = {
      operationId: `${name}.${verb}`,
      ...(summary ? { summary } : {}),
      ...(text ? { description: text } : {}),
      security: [{ apiKey: [needed, ...(own?.scopes ?? [])] }],
      'x-record': record,
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(errors ? { 'x-errors': errors } : {}),
      ...(emits ? { 'x-emits': emits } : {}),
      ...(body ? { 'x-body': body } : {}),
      ...(result ? { 'x-result': result } : {}),
      ...(own?.media ? { 'x-media': own.media } : {}),
      ...(secret ? { 'x-secret': true } : {}),
      ...(audited ? { 'x-audited': true } : {}),
      ...(status ? { 'x-status': status } : {}),
      ...(max_body ? { 'x-max-body': max_body } : {}),
    };
  }
  return paths;
}

/** The filters of a list: those in its source, and one for each reference that is not in the path. */
function filtersOf(
  record: Node,
  path: string,
  own: VerbSource['filters'] = {},
  relations: Relations,
): Node[] {
  const { many } = record['x-record'];
  const references = Object.entries<Node>(record.properties).flatMap(([field, property]) => {
    const ref = refIn(property);
    const name = filterNameOf(field);
    if (!ref || name in own || path.includes(`{${name}}`)) return [];
    return [[name, `Only ${many} ${which(relations, ref, field)}.`] as const];
  });
  return [...Object.entries(own), ...references].map(([name, source]) =>
    filter(record, name, relations.ids(source)),
  );
}

/** Which records a filter by a reference selects: `of this class`, or ``whose `taken_by` is this staff member``. */
function which(relations: Relations, ref: Ref, field: string): string {
  const [target = '', ...others] = targetsOf(ref);
  if (others.length > 0) return `with this \`${field}\``;
  const { one, object } = relations.namesOf(target);
  const name = filterNameOf(field);
  if (name.endsWith('_id') && object.endsWith(name.replace(/_id$/, ''))) return `of this ${one}`;
  return `whose \`${field}\` ${name === field ? 'is' : 'contains'} this ${one}`;
}

/** A filter of a list: its description, and its schema if that is not the schema of the field with the same name. */
function filter(record: Node, name: string, own: string | Node): Node {
  const { description, ...schema }: Node = typeof own === 'string' ? { description: own } : own;
  const { [name]: field, [name.replace(/_id$/, '_ids')]: list } = record.properties;
  const property = field ?? list?.items;
  if (!property && !schema.type)
    throw new Error(`filter ${name}: there is no such field, so it needs a type`);
  const how = property?.['x-unique']?.caseless ? ' (case-insensitive).' : '.';
  return {
    name,
    in: 'query',
    description: description.replace(/\.$/, how),
    schema: schema.type ? schema : filterSchema(property),
  };
}

function filterSchema({
  description: _description,
  default: _default,
  readOnly: _readOnly,
  ...property
}: Node): Node {
  const schema: Node = Object.fromEntries(
    Object.entries(property).filter(([key]) => key === 'x-ref' || !key.startsWith('x-')),
  );
  const type = [schema.type].flat().find((one) => one !== 'null');
  return {
    ...schema,
    type,
    ...(schema.enum ? { enum: schema.enum.filter((value: unknown) => value !== null) } : {}),
  };
}
