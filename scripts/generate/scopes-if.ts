import { mapValues } from './nodes.ts';
import type { Node, Source } from './source.ts';

/** Scopes that only some requests of an operation need, beside those in its `security`. */
export interface ConditionalScopes {
  /** The scopes are needed if the body has these values. */
  body?: Record<string, unknown>;
  /** Fields of the response that are left out without the scopes. */
  shows?: string[];
  scopes: string[];
}

/** The conditional scopes of an operation, from its body in the sources and the schema of its result. */
export function conditionalScopes(source: Source, body: Node | undefined, result: Node): ConditionalScopes[] {
  const out: ConditionalScopes[] = [];
  for (const [name, property] of Object.entries<Node>(body?.properties ?? {})) {
    if (property['x-scope']) out.push({ body: { [name]: true }, scopes: [property['x-scope']] });
    if (property['x-role'])
      for (const [role, scopes] of Object.entries(roleScopes(source)))
        out.push({ body: { [name]: property.type === 'array' ? [role] : role }, scopes });
    for (const [kind, row] of Object.entries<Node>(property['x-rows'] ?? {}))
      out.push({ body: { kind }, scopes: scopesToCreate(source, row.$ref) });
  }
  const { sensitive = [], sensitive_scope: scope } = result['x-record'] ?? {};
  if (sensitive.length > 0) out.push({ shows: sensitive, scopes: [scope] });
  return out;
}

/** The scopes that a key needs to give each role; `*` stands for all of them. */
export const roleScopes = ({ root }: Pick<Source, 'root'>): Record<string, string[]> =>
  mapValues(root['x-role-scopes'], (listed) => {
    const named = new Set<string>(listed.flat());
    const all = Object.keys(root['x-scopes']);
    const unknown = [...named].filter((scope) => scope !== '*' && !all.includes(scope));
    if (unknown.length > 0) throw new Error(`x-role-scopes: unknown scope ${unknown.join(', ')}`);
    return all.filter((scope) => named.has('*') || named.has(scope));
  });

/** The scopes of the operation that creates a record of the kind of a row. */
function scopesToCreate(source: Source, row: string): string[] {
  const record = row.replace('#/components/schemas/', '').replace(/Row$/, '');
  const creates = Object.values(source.paths)
    .flatMap((item) => Object.values(item))
    .find((operation) => operation['x-record'] === record && operation.operationId.endsWith('.create'));
  if (!creates) throw new Error(`${row}: no operation creates ${record}`);
  return creates.security[0].apiKey;
}
