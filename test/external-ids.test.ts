import { expect, it } from 'vitest';
import { onEachDatabase } from './support/databases.ts';
import { operations } from './support/document.ts';
import { makerOf } from './support/makers.ts';
import { expectProblem, refusalOf } from './support/problems.ts';
import { populate, schoolDay } from './support/school.ts';
import { startServer } from './support/server.ts';
import { hasVerb, verbsOf } from './support/verbs.ts';

const claiming = operations.filter(({ id, responses }) => {
  const codes = Object.values(responses).flatMap((response) => response['x-codes'] ?? []);
  return codes.includes('already_exists') && /\.(create|update|restore)$/.test(id);
});
const families = [...new Set(claiming.map(({ id }) => id.slice(0, id.indexOf('.'))))];

onEachDatabase('an external id', (open) => {
  it.each(families)('is that of one live record: %s', async (family) => {
    const started = await startServer(open, { worker: false, clock: schoolDay() });
    const { client } = started;
    const populated = await populate(client);
    const call = verbsOf(started, family, populated);
    let n = 0;
    const make = (id: string) => makerOf(family)(client, { external_ids: { sis: id } }, ++n, populated.ids);
    const first = await make('1');
    expect(await refusalOf(make('1'))).toMatchObject({ code: 'already_exists', existing_id: first.id });
    const second = await make('2');
    const claim = () => call('update', second.id, { external_ids: { sis: '1' } });
    if (!hasVerb(family, 'update')) return;
    const refused = await claim();
    expectProblem(refused, 'already_exists');
    expect(refused.body.existing_id).toBe(first.id);
    if (!hasVerb(family, 'archive')) return;
    expect((await call('archive', first.id)).status).toBe(200);
    // An archived record keeps it until a live one wants it.
    expect((await claim()).status).toBe(200);
    if (hasVerb(family, 'restore')) expectProblem(await call('restore', first.id), 'already_exists');
  });
});
