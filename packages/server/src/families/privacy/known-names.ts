import type { Named } from '../../lib/names.ts';
import type { ReadWork } from '../../work/unit-of-work.ts';
import { entries } from '../audit-log/entries.ts';

const fields = ['name', 'first_name', 'last_name', 'preferred_name'] as const;
const atOnce = 100;

type Work = Pick<ReadWork, 'db' | 'schoolId' | 'dataKeys'>;
type Names = Partial<Record<(typeof fields)[number], string>>;

/** The names by which texts can mean a person: the present ones, and those that the audit log still has. */
export async function knownNames(work: Work, id: string, present: Named): Promise<Named[]> {
  const known = [present];
  for (const former of await formerNames(work, id)) known.push({ ...(known.at(-1) as Named), ...former });
  return known;
}

/** What the names of a record were before each change of them that the audit log can read, the newest first. */
export async function formerNames(
  { db, schoolId: school, dataKeys }: Work,
  id: string,
): Promise<readonly Names[]> {
  const found: Names[] = [];
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
      if (former.length > 0) found.push(Object.fromEntries(former));
    }
    before = nextCursor ?? undefined;
  } while (before !== undefined);
  return found;
}
