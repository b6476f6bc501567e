import type { Node, Source } from './source.ts';

/** What follows from the source of an operation, and decides its parameters, responses and errors. */
export interface OperationFacts {
  id: string;
  path: string;
  /** The operation as written. */
  own: Node;
  verb: string;
  recordName: string;
  /** The `x-record` of the record that it works on. */
  record: Node | undefined;
  /** The schema of a record in the response, of the whole response, or nothing if it is not JSON. */
  resultName: string;
  resultSchema: Node | undefined;
  bodyName: string | undefined;
  bodySchema: Node | undefined;
  pathParameters: string[];
  isRead: boolean;
  isList: boolean;
  /** The scopes that an API key needs; an operation takes either a key or a token in its body. */
  scopes: string[] | undefined;
  isToken: boolean;
  /** The transition that it performs, and the states that its record can have. */
  action: Node | undefined;
  states: string[];
  ifMatch: boolean;
  ifNoneMatch: boolean;
  direction: string;
  /** The status of its success. */
  status: number;
}

export function factsOf(
  source: Source,
  schemas: Record<string, Node>,
  path: string,
  method: string,
  own: Node,
): OperationFacts {
  const { operationId: id, 'x-record': recordName, 'x-log': logName, 'x-content': content } = own;
  const verb: string = id.split('.')[1];
  const recordSource: Node = source.schemas[recordName] ?? {};
  const record: Node | undefined = recordSource['x-record'];
  const isRead = method === 'get';
  const isList = Boolean(logName || own['x-list']) || (verb === 'list' && Boolean(record));
  const onRecord = Boolean(record) && !isList && verb !== 'create';
  const standardBody = record && { create: `${recordName}Create`, update: `${recordName}Update` }[verb];
  const bodyName: string | undefined = own['x-body'] ?? standardBody;
  const bodySchema = bodyName ? schemas[bodyName] : undefined;
  if (bodyName && !bodySchema) throw new Error(`${id}: no schema ${bodyName}`);
  if (bodySchema && bodySchema.additionalProperties !== false)
    throw new Error(`${bodyName}: a request body must refuse unknown fields`);
  const resultName: string = own['x-result'] ?? recordName ?? logName;
  const resultSchema = schemas[resultName];
  if (Boolean(resultSchema) === Boolean(content))
    throw new Error(`${id}: needs either a schema for the result or other content`);
  const scopes: string[] | undefined = own.security[0]?.apiKey;
  const isToken = Boolean(own['x-token']);
  if (Boolean(scopes) === isToken) throw new Error(`${id}: takes either a key or a token`);
  return {
    id,
    path,
    own,
    verb,
    recordName,
    record,
    resultName,
    resultSchema,
    bodyName,
    bodySchema,
    pathParameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    isRead,
    isList,
    scopes,
    isToken,
    action: record?.states?.[verb],
    states: recordSource.properties?.status?.enum ?? [],
    ifMatch: !isRead && onRecord,
    ifNoneMatch:
      isRead && ((Boolean(content) && !content.stream) || (onRecord && !changesUnseen(recordSource))),
    direction: own['x-order'] ?? (logName ? 'desc' : 'asc'),
    status: own['x-status'] ?? (verb === 'create' ? 201 : 200),
  };
}

/** Whether fields of a record are counted or computed when it is read, or expire: they change without a new version of it. */
const changesUnseen = ({ properties, 'x-record': record }: Node): boolean =>
  Object.values<Node>(properties).some((property) => property['x-counted'] || property['x-timed']) ||
  Object.values<Node>(record.states ?? {}).some(({ once }) => once);

/** Whether an action makes an ended record active again: it then needs valid references, as a new one does. */
export function beginsAgain({ action, record }: OperationFacts): boolean {
  const ended: string[] = record?.ended ?? [];
  return (
    action !== undefined &&
    !ended.includes(action.to) &&
    action.from.some((state: string) => ended.includes(state))
  );
}
