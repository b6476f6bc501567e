import { Problem } from '../../contract/errors.ts';
import type { Context } from '../../core/operation.ts';
import { operations } from '../../generated/operations.ts';

/** Rejects keys without the scopes that the records of an import need: to write them, or to read them. */
export function requireScopesOf(
  kind: keyof Context<'imports.create'>['services']['importTargets'],
  access: 'read' | 'write',
  { actor, services }: Pick<Context<'imports.create'>, 'actor' | 'services'>,
): void {
  const scopes = operations[services.importTargets[kind].create].scopes.map((scope) =>
    access === 'read' ? scope.replace(/^write:/, 'read:') : scope,
  );
  const missing = scopes.filter((scope) => !actor.scopes.has(scope));
  if (missing.length === 0) return;
  const purpose = access === 'read' ? `read an import of ${kind}` : `import ${kind}`;
  throw new Problem(
    'insufficient_scope',
    `To ${purpose}, the API key also needs \`${missing.join('` and `')}\`.`,
  );
}
