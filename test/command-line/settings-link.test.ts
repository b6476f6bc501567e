import { Rollbook } from '@rollbook/sdk';
import { createServer } from '@rollbook/server';
import { expect, it } from 'vitest';
import { newFolder, rollbook, serve } from '../support/command.ts';
import { environmentOf, onEachDatabase } from '../support/databases.ts';
import { startServer } from '../support/server.ts';
import { Visitor } from '../support/visitor.ts';

onEachDatabase('rollbook settings link', (open) => {
  it('prints a link for the only owner, or for the staff member that is named', async () => {
    const { server, client, database } = await startServer(open);
    const cwd = await newFolder();
    const env = environmentOf(database);
    const link = (...args: string[]) => rollbook(['settings', 'link', ...args], { cwd, env });
    expect(await link()).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('No school has an active'),
    });
    const add = async (name: string, email: string, role: 'owner' | 'teacher') => {
      const { id } = await client.staff.create({ name, email, staff_type: 'admin' });
      await client.roleAssignments.create(id, { role });
      return id;
    };
    const owner = await add('Sam Example', 'sam@example.org', 'owner');
    const teacher = await add('Lerato Example', 'lerato@example.org', 'teacher');

    const { code, stdout } = await link('--server', server.url, '--expires', '30m');
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Signs in Sam Example at '),
    });
    const [url = ''] = /http\S+/.exec(stdout) ?? [];
    const visitor = new Visitor({ server });
    expect((await visitor.useLink(url)).json).toMatchObject({
      actor: { id: owner },
      scopes: expect.arrayContaining(['admin:school']),
    });
    const [made] = (await client.settingsLinks.list()).data;
    expect(made?.created_by).toEqual({ type: 'system', id: null, name: 'Command line' });

    const json = JSON.parse((await link('--staff', teacher, '--json')).stdout);
    expect(json).toMatchObject({
      ...{ staff_id: teacher, name: 'Lerato Example', mode: 'test' },
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:4010\/settings\/link#sltok_\w{43}$/),
    });
    expect(json).not.toHaveProperty('token');
    const called = await rollbook(['settings', 'link', '--staff', teacher, '--json'], {
      cwd,
      env: { ...env, ROLLBOOK_URL: server.url },
    });
    expect(JSON.parse(called.stdout).url.startsWith(`${server.url}/settings/link#`)).toBe(true);

    const other = await add('Thandi Example', 'thandi@example.org', 'owner');
    const ambiguous = await link();
    expect(ambiguous.code).toBe(2);
    for (const id of [owner, other]) expect(ambiguous.stderr).toContain(id);
    // One of another school is found by its school.
    const { id: school } = await client.school.get();
    const second = await server.createSchool({ name: 'Second School' });
    const elsewhere = new Rollbook({ apiKey: second.testKey, baseUrl: server.url });
    const head = await elsewhere.staff.create({
      ...{ name: 'Ben Example', email: 'ben@example.org', staff_type: 'admin' },
    });
    const nobody = await link('--school', second.testSchoolId);
    expect(nobody).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`${second.testSchoolId} (Second School) is suspended, or has no`),
    });
    expect(await link('--school', 'sch_unknown')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('The school sch_unknown does not exist.'),
    });
    await elsewhere.roleAssignments.create(head.id, { role: 'owner' });
    expect(JSON.parse((await link('--school', second.testSchoolId, '--json')).stdout).staff_id).toBe(head.id);
    const both = await link('--school', school);
    expect(both.code).toBe(2);
    expect(both.stderr).toContain(other);
    expect(both.stderr).not.toContain(head.id);
    expect(await link('--staff', 'stf_unknown')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('does not exist'),
    });
    expect(await link('--staff', owner, '--expires', '25h')).toMatchObject({ code: 2 });
    await client.staff.suspend(teacher);
    expect(await link('--staff', teacher)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('not active'),
    });
  });
});

it('a server that only this machine can reach prints a link at its start, and no other server does', async () => {
  const cwd = await newFolder();
  const database = `sqlite:${cwd}/rollbook.db`;
  const masterKey = Buffer.alloc(32, 7);
  const env = { DATABASE_URL: database, ROLLBOOK_MASTER_KEY: masterKey.toString('hex') };
  {
    await using server = await createServer({ database, masterKey });
    const { liveKey, testKey } = await server.createSchool({ name: 'Example School' });
    for (const apiKey of [liveKey, testKey]) {
      const client = new Rollbook({ apiKey, baseUrl: server.url });
      const { id } = await client.staff.create({
        name: 'Sam Example',
        email: 'sam@example.org',
        staff_type: 'admin',
      });
      await client.roleAssignments.create(id, { role: 'owner' });
    }
  }
  const local = await serve({ cwd, env });
  const [url = ''] = /http\S+\/settings\/link#\S+/.exec(local.output.stdout) ?? [];
  const visitor = new Visitor({ server: local });
  expect((await visitor.useLink(url)).json).toMatchObject({ mode: 'test', actor: { name: 'Sam Example' } });
  expect(local.output.stderr).not.toContain('sltok_');
  await local.stop();
  const reached = await serve({ cwd, env: { ...env, ROLLBOOK_PUBLIC_URL: 'https://rollbook.example.org' } });
  expect(reached.output.stdout).not.toContain('sltok_');
  await reached.stop();
});
