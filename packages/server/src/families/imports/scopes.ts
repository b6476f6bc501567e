import { Problem } from '../../contract/errors.ts';
import { operations } from '../../generated/operations.ts';
import type { Context } from '../../work/operation.ts';

/** Rejects keys that may neither read nor write the records of an import, whose rows show their ids and errors. */
export function requireAnyScopeOf(
  kind: keyof Context<'imports.create'>['services']['importTargets'],
  { scopes, services }: Pick<Context<'imports.rows'>, 'scopes' | 'services'>,
): void {
  const needed = operations[services.importTargets[kind].create].scopes;
  const missing = needed.filter((scope) => !scopes.has(scope) && !scopes.has(readingOf(scope)));
  if (missing.length === 0) return;
  throw new Problem(
    'insufficient_scope',
    `To read the rows of an import of ${kind}, the API key also needs \`${missing.map(readingOf).join('` and `')}\`.`,
  );
}

const readingOf = (scope: string): string => scope.replace(/^write:/, 'read:');

/** Rejects keys without the scopes that the records of an import need: to write them, or to read them. */
export function requireScopesOf(
  kind: keyof Context<'imports.create'>['services']['importTargets'],
  access: 'read' | 'write',
  { actor, services }: Pick<Context<'imports.create'>, 'actor' | 'services'>,
): void {
  const scopes = operations[services.importTargets[kind].create].scopes.map((scope) =>
    access === 'read' ? readingOf(scope) : scope,
  );
  const missing = scopes.filter((scope) => !actor.scopes.has(scope));
  if (missing.length === 0) return;
  const purpose = access === 'read' ? `read an import of ${kind}` : `import ${kind}`;
  throw new Problem(
    'insufficient_scope',
    `To ${purpose}, the API key also needs \`${missing.join('` and `')}\`.`,
  );
}
