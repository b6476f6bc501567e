import type { RollbookServer } from '@rollbook/server';
import { day } from './each-database.ts';

export type Row = Record<string, unknown>;
export type Call = (method: string, path: string, body?: object) => Promise<Row>;

const mostRows = 5000;

/** Calls the API of a server with a key; an error of the API is thrown. */
export function callsTo({ url }: Pick<RollbookServer, 'url'>, apiKey: string): Call {
  const headers = { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' };
  return async (method, path, body) => {
    const sent = body && { body: JSON.stringify(body) };
    const response = await fetch(url + path, { method, headers, ...sent });
    const created = (await response.json()) as Row;
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(created)}`);
    return created;
  };
}

export const take = (call: Call, class_id: string, date: string): Promise<Row> =>
  call('POST', '/v1/registers', { class_id, date, marks: [], default_status: 'present' });

export interface SchoolSize {
  classes: number;
  /** Of the whole school. */
  learners: number;
  /** One for each learner. */
  guardians: boolean;
}

/** Fills a school with classes that all have learners, in a term that has begun; the ids of the classes. */
export async function furnish(
  server: RollbookServer,
  call: Call,
  { classes, learners, guardians }: SchoolSize,
): Promise<string[]> {
  const send = async (kind: string, rows: Row[]) => {
    for (let first = 0; first < rows.length; first += mostRows) {
      const some = rows.slice(first, first + mostRows);
      const { id } = await call('POST', '/v1/imports', { kind, source: 'bench', rows: some });
      await server.drainJobs();
      const { status, counts } = await call('GET', `/v1/imports/${id}`);
      if (status !== 'completed' || Number((counts as Row | undefined)?.failed ?? 0) > 0)
        throw new Error(`The import of ${kind} is ${status}: ${JSON.stringify(counts)}`);
    }
  };
  const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index));
  const span = { starts_on: day(-60), ends_on: day(30) };
  await call('PATCH', '/v1/school', { school_days: [1, 2, 3, 4, 5, 6, 7], time_zone: 'Etc/UTC' });
  await send('academic_years', [{ external_id: 'Y', name: 'Year', ...span }]);
  await send('terms', [
    { external_id: 'T', academic_year_external_id: 'Y', name: 'Term', number: 1, ...span },
  ]);
  await send('grade_levels', [{ external_id: 'G', label: 'Grade 1', order: 1 }]);
  const labels = ids(classes).map((id) => ({ external_id: id, label: `Class ${id}`, kind: 'register' }));
  const of = { academic_year_external_id: 'Y', grade_level_external_id: 'G' };
  await send(
    'classes',
    labels.map((label) => ({ ...label, ...of })),
  );
  const people = ids(learners);
  await send(
    'learners',
    people.map((id) => ({ external_id: id, name: `Thandi Example ${id}` })),
  );
  await send(
    'enrollments',
    people.map((id) => ({
      external_id: id,
      learner_external_id: id,
      class_external_id: String(Number(id) % classes),
      term_external_id: 'T',
      starts_on: span.starts_on,
    })),
  );
  if (guardians) {
    const phone = (id: string) => `+2782${id.padStart(7, '0')}`;
    await send(
      'guardians',
      people.map((id) => ({ external_id: id, name: `Nomsa Example ${id}`, phone: phone(id) })),
    );
    const link = { relationship: 'mother', is_primary: true };
    await send(
      'learner_guardians',
      people.map((id) => ({ external_id: id, learner_external_id: id, guardian_external_id: id, ...link })),
    );
  }
  return (await listed(call, '/v1/classes')).map(({ id }) => String(id));
}

/** All records of a list. */
export async function listed(call: Call, path: string): Promise<Row[]> {
  const found: Row[] = [];
  for (let cursor = ''; ; ) {
    const { data, next_cursor } = await call('GET', `${path}?limit=100${cursor}`);
    found.push(...(data as Row[]));
    if (next_cursor === null) return found;
    cursor = `&starting_after=${next_cursor}`;
  }
}
