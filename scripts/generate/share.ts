import type { Node } from './source.ts';

const withoutContent: Record<string, string> = {
  304: 'NotModified',
  '2XX': 'DeliveryAccepted',
  default: 'DeliveryRefused',
};

/**
 * Moves each parameter or response that several operations have in common to the components. If several would have
 * the same name, the most frequent one is moved and the others stay inline.
 */
export function shareComponents(document: Node): Node {
  const shared: Node = structuredClone(document);
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
