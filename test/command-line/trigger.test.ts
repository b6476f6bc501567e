import { expect, test } from 'vitest';
import { newFolder, rollbook } from '../support/command.ts';
import { openSqlite } from '../support/databases.ts';
import { startServer } from '../support/server.ts';

test('rollbook trigger makes an event, and says what it created', async () => {
  const { server, testKey, liveKey, client } = await startServer(openSqlite, { worker: true });
  const cwd = await newFolder();
  const trigger = (...args: string[]) =>
    rollbook(['trigger', ...args], { cwd, env: { ROLLBOOK_URL: server.url, ROLLBOOK_API_KEY: testKey } });
  const made = await trigger('learner.created', '--set', 'name=Sipho Example');
  const [event] = (await client.events.list()).data;
  const id = String(Reflect.get(event?.data ?? {}, 'id'));
  expect(made).toMatchObject({
    code: 0,
    stdout: `learner.created ${event?.id}\n\nCreated\n  learner  ${id}\n`,
  });
  expect(await client.learners.get(id)).toMatchObject({ name: 'Sipho Example' });

  const json = await trigger('guardian.unlinked', '--json');
  expect(JSON.parse(json.stdout)).toMatchObject({
    event: { type: 'guardian.unlinked' },
    created: [{ object: 'learner' }, { object: 'guardian' }, { object: 'learner_guardian' }],
  });

  const invalid = await trigger('learner.created', '--set', 'date_of_birth=yesterday');
  expect(invalid.stderr).toMatch(/validation_failed.*\n {2}\/date_of_birth: must be a valid date/);
  expect(invalid.code).toBe(1);
  // The payment is rejected after the learner and the invoice were created.
  const late = await trigger('fee.reconciled', '--set', 'amount=0');
  expect(late.stderr).toMatch(
    /\/amount: [^\n]*\nCreated before it failed, and not removed:\n[\s\S]* {2}learner +lrn_\w{26}\n[\s\S]* {2}invoice +inv_\w{26}\n/,
  );
  expect(late.code).toBe(1);
  const unknown = await trigger('learner.vanished');
  expect(unknown.stderr).toMatch(
    /There is no event type learner\.vanished\.[\s\S]*\n {2}learner\.archived\n/,
  );
  expect(unknown.code).toBe(2);
  const live = await rollbook(['trigger', 'learner.created', '--server', server.url], {
    cwd,
    env: { ROLLBOOK_API_KEY: liveKey },
  });
  expect(live.stderr).toMatch(/live school Example School/);
  expect(live.code).toBe(2);
});
