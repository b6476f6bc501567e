import { notFound, Problem } from '../../contract/errors.ts';
import { seesConfidential } from '../../store/confidential.ts';
import type { Page, Stored } from '../../store/read.ts';
import type { Resource } from '../../store/resource.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { listOf, ownRecord } from '../standard.ts';
import type { Incident } from './rules.ts';
import { incidents } from './tables.ts';

type Work = Pick<ReadWork, 'scopes'> & {
  records(resource: typeof incidents): { get(id: string): Promise<Stored<Incident>> };
};

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
