import { type Aliases, declaration, refName, tsdoc } from './interfaces.ts';
import { pascal } from './names.ts';
import { operationsOf } from './sdk.ts';
import type { Node } from './source.ts';

/** An interface for everything that a client sends or receives, by name. */
export function sdkRecords(document: Node): Map<string, string> {
  const schemas: Record<string, Node> = document.components.schemas;
  const types = Object.keys(document.webhooks);
  const aliases: Aliases = new Map([[JSON.stringify(types), 'EventType']]);
  const records = new Map<string, string>([
    [
      'EventType',
      `/** An event type of the catalog, such as \`'fee.reconciled'\`. */\nexport type EventType =\n${types.map((type) => `  | '${type}'`).join('\n')};`,
    ],
    ['UnknownEventType', unknownEventType],
  ]);
  for (const [name, schema] of Object.entries(schemas)) {
    if (name === 'Event') for (const [key, text] of events(document, aliases)) records.set(key, text);
    else records.set(name, declaration(name, schema, aliases));
  }
  for (const { id, query } of operationsOf(document)) {
    if (query.length > 0) records.set(`${pascal(id)}Query`, queryOf(id, query, aliases));
  }
  return records;
}

function queryOf(id: string, parameters: readonly Node[], aliases: Aliases): string {
  const schema = {
    type: 'object',
    description: `Query parameters of \`${id}\`.`,
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map(({ name, description, schema: type }) => [
        name,
        // The client sends a Date as text.
        { ...(type.format === 'date-time' ? { oneOf: [type, { $ref: 'Date' }] } : type), description },
      ]),
    ),
  };
  return declaration(`${pascal(id)}Query`, schema, aliases);
}

/** Events with the types of the verifier: a union that narrows on \`type\`, with a member for newer event types. */
function events(document: Node, aliases: Aliases): [string, string][] {
  const envelope: Node = document.components.schemas.Event;
  const known = Object.values<Node>(document.webhooks).map(({ post }) =>
    refName(post.requestBody.content['application/json'].schema.$ref),
  );
  const unknown = {
    ...envelope,
    description:
      'An event of a type that this package does not know, because it is newer. All fields are present; `data` is untyped.',
    properties: {
      ...envelope.properties,
      type: { $ref: 'UnknownEventType', description: 'Type of the event.' },
    },
  };
  const text = `${envelope.description} Narrows on \`type\`; the \`default\` branch of a \`switch\` holds the \`UnknownEvent\`.`;
  return [
    [
      'KnownEvent',
      `/** An event of the catalog: a union that narrows on \`type\`. */\nexport type KnownEvent =\n${known.map((name) => `  | ${name}`).join('\n')};`,
    ],
    ['UnknownEvent', declaration('UnknownEvent', unknown, aliases)],
    ['Event', `${tsdoc([text], '')}export type Event = KnownEvent | UnknownEvent;`],
  ];
}

// The same enum as in the verifier: enums with the same name and members are the same type, so code that handles
// deliveries can also handle events read from the API.
const unknownEventType = `// Only for the compiler. A plain \`string\` would match every \`type === '...'\`, so no comparison
// could narrow \`data\`; an enum member is a string that equals no literal.
declare enum Unknown {
  type = 'an event type outside the catalog',
}

/**
 * Any string that is not in the catalog. To compare it with an event type that is newer than this package,
 * assign it to a string first: \`const type: string = event.type\`. To send one: \`type as UnknownEventType\`.
 */
export type UnknownEventType = Unknown.type;`;
