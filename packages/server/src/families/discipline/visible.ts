import { notFound, Problem } from '../../contract/errors.ts';
import type { ReadWork } from '../../core/unit-of-work.ts';
import type { Resource } from '../../db/resource.ts';
import { invalidCursor, type Page, type Stored } from '../../db/stored.ts';
import { listOf, ownRecord } from '../standard.ts';
import type { Incident } from './rules.ts';
import { incidents } from './tables.ts';

type Work = Pick<ReadWork, 'scopes'> & {
  records(resource: typeof incidents): { get(id: string): Promise<Stored<Incident>> };
};

/** Whether the caller can see confidential incidents. */
export const seesConfidential = ({ scopes }: Pick<ReadWork, 'scopes'>): boolean =>
  scopes.has('read:sensitive');

/** Rejects requests about confidential incidents from callers who cannot see them. */
export function checkScope(work: Pick<ReadWork, 'scopes'>, confidential: boolean | undefined): void {
  if (confidential === true && !seesConfidential(work))
    throw new Problem(
      'insufficient_scope',
      'Confidential incidents need the scope read:sensitive. Use a key that has it, or leave out `confidential`.',
    );
}

/** An incident; one that is confidential exists only for callers who can see it. */
export async function visible(work: Work, id: string): Promise<Stored<Incident>> {
  const incident = await work.records(incidents).get(id);
  if (incident.plain.confidential && !seesConfidential(work)) throw notFound();
  return incident;
}

/** Rejects a cursor that names a record which does not exist for the caller, whatever list it is in. */
export async function checkCursor(
  cursor: string | undefined,
  see: (id: string) => Promise<unknown>,
): Promise<void> {
  if (cursor === undefined) return;
  try {
    await see(cursor);
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') throw invalidCursor();
    throw error;
  }
}

/** Lists and returns records of an incident, if the caller can see the incident. */
export function ofIncident<T extends object>(resource: Resource<T>) {
  const { list } = listOf(resource);
  type Params = { params: { incident_id: string } };
  return {
    async list(context: Parameters<typeof list>[0] & Work & Params): Promise<Page> {
      await visible(context, context.params.incident_id);
      return list(context);
    },
    async get(context: Parameters<typeof ownRecord<T>>[1] & Work & Params): Promise<Stored<T>> {
      await visible(context, context.params.incident_id);
      return ownRecord(resource, context);
    },
  };
}
