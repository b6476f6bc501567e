import type { OperationId } from '../contract/schemas.ts';
import { operations } from '../generated/operations.ts';

interface Node {
  fixed: Map<string, Node>;
  parameter: Node | undefined;
  /** Operation and the names of its path parameters, by method. */
  methods: Map<string, { operation: OperationId; names: string[] }> | undefined;
}

export type Match =
  | { found: 'operation'; operation: OperationId; params: Record<string, string> }
  | { found: 'path'; allow: string[] }
  | { found: 'nothing' };

/**
 * Finds the operation of a request by walking its path: the cost depends on the length of the path, and not on the
 * number of operations.
 */
export class Routes {
  readonly #root: Node = newNode();

  constructor() {
    for (const [operation, { method, path }] of Object.entries(operations)) {
      const names: string[] = [];
      let node = this.#root;
      for (const segment of path.split('/').slice(1)) {
        if (segment.startsWith('{')) {
          names.push(segment.slice(1, -1));
          node.parameter ??= newNode();
          node = node.parameter;
        } else {
          const next = node.fixed.get(segment) ?? newNode();
          node.fixed.set(segment, next);
          node = next;
        }
      }
      node.methods ??= new Map();
      node.methods.set(method, { operation: operation as OperationId, names });
    }
  }

  find(method: string, path: string): Match {
    const values: string[] = [];
    let node = this.#root;
    for (let start = 1, end: number; start <= path.length; start = end + 1) {
      const slash = path.indexOf('/', start);
      end = slash === -1 ? path.length : slash;
      const segment = path.slice(start, end);
      const fixed = node.fixed.get(segment);
      const next = fixed ?? (segment === '' ? undefined : node.parameter);
      if (!next) return { found: 'nothing' };
      if (!fixed) values.push(segment);
      node = next;
    }
    if (!node.methods) return { found: 'nothing' };
    const match = node.methods.get(method === 'HEAD' ? 'GET' : method);
    if (!match) {
      const allow = [...node.methods.keys()];
      return { found: 'path', allow: allow.includes('GET') ? [...allow, 'HEAD'] : allow };
    }
    const params: Record<string, string> = {};
    for (let i = 0; i < values.length; i++) params[match.names[i] ?? ''] = values[i] ?? '';
    return { found: 'operation', operation: match.operation, params };
  }
}

const newNode = (): Node => ({ fixed: new Map(), parameter: undefined, methods: undefined });

const schemeAndAuthority = /^https?:\/\/[^/?#]*/i;

/** A request target in origin form. RFC 9112 3.2.2: a server also accepts the absolute form, `http://host/path`. */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target;
  const rest = target.replace(schemeAndAuthority, '');
  return rest === target || rest.startsWith('/') ? rest : `/${rest}`;
}
