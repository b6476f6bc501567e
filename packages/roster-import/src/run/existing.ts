import { PermissionError, type Rollbook } from '@rollbook/sdk';
import type { Kind, RosterRow } from '../build/roster.ts';

/** The kinds of records that refer to others, and that rows find by their ids whatever these are. */
type ReferringKind = Extract<Kind, 'subjects' | 'classes' | 'learners'>;

/** The records of a kind that the school has, archived ones too, by what their rows find them by. */
export type Existing = ReadonlySet<string>;

/** Undefined if rows of the kind are not found by themselves, or if the API key cannot read the records. */
export async function existingOf(
  client: Rollbook,
  kind: Kind,
  source: string,
): Promise<Existing | undefined> {
  if (kind !== 'subjects' && kind !== 'classes' && kind !== 'learners') return undefined;
  try {
    return new Set(await Array.fromAsync(keysOf(client, kind, source)));
  } catch (error) {
    if (!(error instanceof PermissionError)) throw error;
    return undefined;
  }
}

async function* keysOf(client: Rollbook, kind: ReferringKind, source: string): AsyncGenerator<string> {
  const years = new Map<string, string | undefined>();
  if (kind === 'classes')
    for await (const year of client.academicYears.list({ limit: 100, archived: 'any' }))
      years.set(year.id, year.external_ids[source]);
  for await (const record of client[kind].list({ limit: 100, archived: 'any' }))
    yield keyOf(
      record.external_ids[source],
      'academic_year_id' in record ? years.get(record.academic_year_id) : undefined,
    );
}

/** A class whose row has another academic year is a new class. */
const keyOf = (id: string | undefined, year?: string): string => JSON.stringify([id, year]);

export const isIn = (existing: Existing, { fields }: RosterRow): boolean =>
  existing.has(
    keyOf(
      fields.external_id,
      'academic_year_external_id' in fields ? fields.academic_year_external_id : undefined,
    ),
  );
