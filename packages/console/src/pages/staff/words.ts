import { roleScopes, scopes } from 'virtual:catalog';
import type { RoleAssignment } from '@rollbook/sdk';

const names: Record<string, string> = {
  hod: 'Head of department',
  medical: 'Medical notes',
  sensitive: 'Identity numbers and other sensitive fields',
  audit: 'Audit log',
  events: 'Events and deliveries',
};

/** A word of the API as a name on the page. */
export const named = (word: string): string =>
  names[word] ?? word.charAt(0).toUpperCase() + word.slice(1).replaceAll(/[-_]/g, ' ');

export type Role = RoleAssignment['role'];

export const namedAll = (words: readonly string[]): string => words.map(named).join(', ');

export const roles: readonly string[] = Object.keys(roleScopes);

/** The scopes that are needed to invite staff with these roles, or to change their account. */
export const scopesToManage = (held: readonly string[]): string[] => [
  ...new Set(['write:staff', ...held.flatMap((role) => roleScopes[role] ?? [])]),
];

const all = Object.keys(scopes).length;

export interface Allowed {
  everything: boolean;
  /** The families whose records can be read and changed, or only read. */
  changes: string[];
  reads: string[];
  /** What is not about the records of a family. */
  also: string[];
}

/** What a role allows. */
export function allowedBy(role: string): Allowed {
  const own = roleScopes[role] ?? [];
  const of = (verb: string) =>
    own.filter((scope) => scope.startsWith(`${verb}:`)).map((scope) => scope.slice(verb.length + 1));
  const changes = of('write');
  return {
    everything: own.length === all,
    changes,
    reads: of('read').filter((family) => !changes.includes(family)),
    also: own.filter((scope) => !/^(read|write):/.test(scope)).map((scope) => scopes[scope] ?? scope),
  };
}
