import { alreadyExists, type Problem } from '../contract/errors.ts';
import type { Transaction } from '../sql/database.ts';
import type { ResourceQueries } from './queries.ts';
import type { Scopes } from './read.ts';
import type { Resource } from './resource.ts';
import type { Unique } from './unique.ts';

/**
 * The scopes that a caller needs to see what is confidential, which are incidents and what is about them: also a message about
 * one says what it was.
 */
export const confidentialScopes: readonly ['read:discipline', 'read:sensitive'] = [
  'read:discipline',
  'read:sensitive',
];

/** Whether confidential records exist for a caller. */
export const seesConfidential = ({ scopes }: { readonly scopes: Scopes }): boolean =>
  confidentialScopes.every((scope) => scopes.has(scope));

/** What an export lists as omitted if it leaves out confidential records and sensitive fields. */
export const withoutSensitive = 'sensitive';

/** A kind of record, and the caller who writes one of them. */
export interface Writing<T> {
  resource: Resource<T>;
  queries: ResourceQueries<T>;
  scope: { readonly schoolId: string; readonly scopes: Scopes; readonly db: Transaction };
}

/**
 * The error for values that another record of the kind has. It contains the id of the record only if the caller can
 * see the record and these fields of it.
 */
export async function takenBy<T>(
  { resource, queries, scope }: Writing<T>,
  fields: readonly string[],
  what: string,
  id: string,
): Promise<Problem> {
  const { sensitive, confidential } = resource;
  const hasHidden = sensitive?.fields.some((field) => fields.includes(field)) ?? false;
  const seesFields = !hasHidden || scope.scopes.has(sensitive?.scope ?? '');
  const isOpen =
    confidential === undefined ||
    seesConfidential(scope) ||
    (await scope.db.first(queries.existsOpen, { school: scope.schoolId, id })) !== undefined;
  return alreadyExists(what, seesFields && isOpen ? id : undefined);
}

/** The error for a unique key that another record has. */
export const keyTakenBy = <T>(writing: Writing<T>, { fields, name }: Unique, id: string): Promise<Problem> =>
  takenBy(writing, fields, `Another record already has this ${name}`, id);
