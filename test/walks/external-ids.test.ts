import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { kinds, resourceOf } from '../support/fixtures/kinds.ts';
import { Records, schoolDay } from '../support/fixtures/records.ts';
import { expectProblem } from '../support/problems.ts';
import { sharedServer } from '../support/server.ts';

/** The kinds that requests create. */
const claiming = kinds.filter((kind) => {
  const { create, update, restore } = resourceOf(kind);
  if (!create) return false;
  const responses = [create, update, restore].flatMap((operation) =>
    Object.values(operation?.responses ?? {}),
  );
  return responses.some((response) => response['x-codes']?.includes('already_exists'));
});

onBothDatabases('an external id', (open) => {
  const newSchool = sharedServer(open, { clock: schoolDay() });

  it.each(claiming)('is that of one live record: %s', async (kind) => {
    const { update, archive, restore } = resourceOf(kind);
    const records = new Records(await newSchool());
    const taken = { external_ids: { sis: '1' } };
    const first = await records.make(kind, { body: taken });
    const again = await records.draft(kind, { body: taken });
    const refusals = [await records.send(again.operation, again.ids, again.body)];
    const second = await records.make(kind, { body: { external_ids: { sis: '2' } } });
    if (update) refusals.push(await records.send(update, second.ids, taken));
    for (const refused of refusals) {
      expectProblem(refused, 'already_exists');
      expect(refused.body.existing_id).toBe(first.id);
    }
    if (!update || !archive) return;
    expect((await records.send(archive, first.ids)).status).toBe(200);
    // An archived record keeps it until a live one wants it.
    expect((await records.send(update, second.ids, taken)).status).toBe(200);
    if (restore) expectProblem(await records.send(restore, first.ids), 'already_exists');
  });
});
