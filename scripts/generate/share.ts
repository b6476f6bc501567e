import { isDeepStrictEqual } from 'node:util';
import { type Described, exampleOf } from '../../packages/server/src/contract/example.ts';
import { pascal } from './names.ts';
import type { Node } from './source.ts';

const withoutContent: Record<string, string> = {
  304: 'NotModified',
  '2XX': 'DeliveryAccepted',
  default: 'DeliveryRefused',
};

/**
 * Moves each parameter or response that several operations have in common to the components, and each property that
 * several schemas have in common. If several would have the same name, the most frequent one is moved and the others stay
 * inline. Examples that follow from those of other schemas are left out.
 */
export function shareComponents(document: Node): Node {
  const shared: Node = structuredClone(document);
  leaveOutExamples(shared);
  shareProperties(shared.components.schemas);
  const operations: Node[] = [
    ...Object.values<Node>(shared.paths).flatMap((item) => Object.values<Node>(item)),
    ...Object.values<Node>(shared.webhooks).map(({ post }) => post),
  ];
  const parameters = new Repeated(
    'parameters',
    operations.flatMap((operation) =>
      operation.parameters.map((parameter: Node) => [parameter.name, parameter] as const),
    ),
  );
  const responses = new Repeated(
    'responses',
    operations.flatMap((operation) =>
      Object.entries<Node>(operation.responses).flatMap(([status, response]) => {
        const name = responseName(status, response);
        return name ? [[name, response] as const] : [];
      }),
    ),
  );
  for (const operation of operations) {
    operation.parameters = operation.parameters.map((parameter: Node) =>
      parameters.share(parameter.name, parameter),
    );
    for (const [status, response] of Object.entries<Node>(operation.responses))
      operation.responses[status] = responses.share(responseName(status, response), response);
  }
  shared.components = {
    ...shared.components,
    parameters: parameters.components,
    responses: { ...responses.components, ...shared.components.responses },
  };
  return shared;
}

function responseName(status: string, response: Node): string | undefined {
  if (response.$ref) return undefined;
  const ref: string | undefined = response.content?.['application/json']?.schema.$ref;
  return ref ? `${ref.split('/').at(-1)}.${status}` : withoutContent[status];
}

/** Values that occur more than once under the same name. */
class Repeated {
  readonly #kind: string;
  readonly #texts = new Map<string, string>();

  constructor(kind: string, named: (readonly [string, Node])[]) {
    this.#kind = kind;
    for (const [name, values] of Map.groupBy(named, ([key]) => key)) {
      const counts = Map.groupBy(values, ([, value]) => JSON.stringify(value));
      const [text, found = []] = [...counts].reduce((most, next) =>
        next[1].length > most[1].length ? next : most,
      );
      if (found.length > 1) this.#texts.set(name, text);
    }
  }

  get components(): Node {
    return Object.fromEntries([...this.#texts].map(([name, text]) => [name, JSON.parse(text)]));
  }

  /** A reference to the value if it is in the components, otherwise the value. */
  share(name: string | undefined, value: Node): Node {
    if (name === undefined || this.#texts.get(name) !== JSON.stringify(value)) return value;
    return { $ref: `#/components/${this.#kind}/${name}` };
  }
}

/** Leaves out each example that `exampleOf` finds without it, as documentation tools do. */
function leaveOutExamples({ paths, webhooks, components }: Node): void {
  const { schemas } = components;
  const named = ({ $ref }: Described): Described => schemas[String($ref).split('/').at(-1) ?? ''];
  const isFound = (schema: Node, example: unknown) => isDeepStrictEqual(exampleOf(schema, named), example);
  for (const schema of Object.values<Node>(schemas)) {
    const { example, ...rest } = schema;
    if (example !== undefined && isFound(rest, example)) delete schema.example;
  }
  const operations = [...Object.values<Node>(paths), ...Object.values<Node>(webhooks)].flatMap((item) =>
    Object.values<Node>(item),
  );
  for (const { requestBody, responses } of operations)
    for (const { content = {} } of [requestBody ?? {}, ...Object.values<Node>(responses)])
      for (const media of Object.values<Node>(content))
        if (media.example !== undefined && isFound(media.schema, media.example)) delete media.example;
}

/** A shorter property is hardly longer than the reference to it. */
const leastShared = 100;

/** Moves each property that several schemas have in common to a schema with `x-property`. */
function shareProperties(schemas: Record<string, Node>): void {
  const found: (readonly [string, Node])[] = [];
  const visit = (schema: Node): void => {
    for (const [name, property] of Object.entries<Node>(schema.properties ?? {})) {
      visit(property);
      // What the values of an enumeration mean depends on the name of the property.
      const text = JSON.stringify(property);
      if (text.length >= leastShared && !text.includes('"enum"')) found.push([pascal(name), property]);
    }
    if (schema.items) visit(schema.items);
  };
  for (const schema of Object.values(schemas)) visit(schema);
  const repeated = new Repeated(
    'schemas',
    found.filter(([name]) => !(name in schemas)),
  );
  const share = (schema: Node): void => {
    for (const [name, property] of Object.entries<Node>(schema.properties ?? {})) {
      schema.properties[name] = repeated.share(pascal(name), property);
      if (schema.properties[name] === property) share(property);
    }
    if (schema.items) share(schema.items);
  };
  for (const schema of Object.values(schemas)) share(schema);
  for (const [name, property] of Object.entries(repeated.components))
    schemas[name] = { ...property, 'x-property': true };
}
