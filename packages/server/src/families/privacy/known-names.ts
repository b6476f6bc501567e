import type { Named } from '../../lib/names.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { entries } from '../audit-log/entries.ts';

const fields = ['name', 'first_name', 'last_name', 'preferred_name'] as const;
const atOnce = 100;

/** The names by which texts can mean a person: the present ones, and those that the audit log still has. */
export async function knownNames(
  { db, schoolId: school, dataKeys }: Pick<ReadWork, 'db' | 'schoolId' | 'dataKeys'>,
  id: string,
  present: Named,
): Promise<Named[]> {
  const known = [present];
  let before: string | undefined;
  do {
    const page = { resource_id: id, order: 'desc', limit: atOnce, starting_after: before } as const;
    const { records, nextCursor } = await entries.list(db, school, page, dataKeys);
    for (const json of records) {
      const { changes }: { changes: Record<string, { before: unknown }> } = JSON.parse(json);
      const former = fields.flatMap((field) => {
        const { before: value } = changes[field] ?? {};
        return typeof value === 'string' ? [[field, value]] : [];
      });
      if (former.length > 0) known.push({ ...(known.at(-1) as Named), ...Object.fromEntries(former) });
    }
    before = nextCursor ?? undefined;
  } while (before !== undefined);
  return known;
}
