import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Forger } from '../support/audit-forgery.ts';
import { newFolder, rollbook } from '../support/command.ts';
import { environmentOf, type OpenDatabase, onEachDatabase } from '../support/databases.ts';
import { startServer } from '../support/server.ts';

/** A database with ten entries in the log of its test school, and the command on it. */
async function audited(open: OpenDatabase) {
  const started = await startServer(open);
  const { client, database, testSchoolId } = started;
  await client.auditLog.head();
  for (let i = 2; i <= 8; i++) await client.learners.create({ name: `Learner ${i}` });
  await client.auditLog.head();
  const cwd = await newFolder();
  const env = environmentOf(database);
  const audit = (args: string[], other: Record<string, string | undefined> = {}) =>
    rollbook(['audit', ...args], { cwd, env: { ...env, ...other } });
  const verify = async (...args: string[]) => {
    const { code, stdout, stderr } = await audit(['verify', '--json', ...args]);
    const result: { valid: boolean; schools: Record<string, unknown>[] } = JSON.parse(stdout || '{}');
    expect(code, stderr).toBe(result.valid ? 0 : 1);
    return result.schools.find((school) => school.school_id === testSchoolId);
  };
  return { ...started, cwd, audit, verify, forger: new Forger(database, testSchoolId) };
}

onEachDatabase('rollbook audit', (open) => {
  it('verifies every log of a database, and with a kept head needs no master key', async () => {
    const { client, cwd, audit, schoolId, testSchoolId } = await audited(open);
    const all = await audit(['verify', '--json']);
    const one = await audit(['verify', '--school', schoolId]);
    const heads = await audit(['head', '--json']);
    expect(JSON.parse(all.stdout)).toMatchObject({ valid: true });
    expect(JSON.parse(all.stdout).schools).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ school_id: schoolId, valid: true, checked: 3 }),
        expect.objectContaining({
          school_id: testSchoolId,
          valid: true,
          checked: 10,
          broken_sequence: null,
          broken_reason: null,
          head_sequence: 10,
        }),
      ]),
    );
    expect(all.stderr).toContain('audit entries: 13 of 13');
    expect(one).toMatchObject({ code: 0, stdout: expect.stringContaining('valid: 3 entries') });
    expect(one.stdout).not.toContain(testSchoolId);
    expect(JSON.parse(heads.stdout).heads).toContainEqual(await client.auditLog.head());
    await writeFile(join(cwd, 'heads.json'), heads.stdout);
    await writeFile(join(cwd, 'head.json'), JSON.stringify(await client.auditLog.head()));
    for (const file of ['heads.json', 'head.json']) {
      const args = ['verify', '--anchor', file];
      expect(await audit(args, { ROLLBOOK_MASTER_KEY: undefined }), file).toMatchObject({ code: 0 });
    }
  });

  it('says where a log breaks, and why', async () => {
    const { verify, audit, forger } = await audited(open);
    const restore = await forger.snapshot();
    await forger.set(6, `user_agent = 'x'`);
    expect(await verify()).toMatchObject({
      valid: false,
      checked: 5,
      broken_sequence: 6,
      broken_reason: 'entry_changed',
    });
    await restore();
    await forger.deleteFrom(9, 10);
    expect(await verify()).toMatchObject({ broken_sequence: 9, broken_reason: 'end_missing' });
    const { code, stdout } = await audit(['verify']);
    expect(stdout).toContain('BROKEN from entry 9 on: the newest entries were removed (end_missing)');
    expect(code).toBe(1);
    await forger.run('delete from audit_heads');
    expect(await audit(['head'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no valid head'),
    });
  });

  it('says what it found in words', async () => {
    const { audit, forger } = await audited(open);
    const restore = await forger.snapshot();
    const found = async (...forge: (() => Promise<unknown>)[]) => {
      for (const step of forge) await step();
      const { stdout } = await audit(['verify']);
      await restore();
      return /BROKEN (.*)/.exec(stdout)?.[1];
    };
    expect(
      await found(
        () => forger.set(5, `actor_name = 'Somebody else'`),
        () => forger.rehash(5),
      ),
    ).toBe(
      'from entry 4 on: entries 4 to 10 differ from what was signed: one of them was changed, and the hashes after it were computed again (chain_rewritten)',
    );
    expect(await found(() => forger.deleteFrom(5))).toBe(
      'from entry 5 on: no entry has this number: the entry was removed, or its number was changed (entry_missing)',
    );
    expect(
      await found(
        () => forger.append(1),
        () => forger.set(11, 'sequence = 2000'),
      ),
    ).toBe(
      'from entry 11 on: there are entries that no signed head covers: they were added, or an older head was put back (entry_unsigned)',
    );
  });

  it('finds with a kept head that log and head were rolled back together', async () => {
    const { client, cwd, verify, forger } = await audited(open);
    const restore = await forger.snapshot();
    await client.learners.create({ name: 'To be hidden' });
    await writeFile(join(cwd, 'head.json'), JSON.stringify(await client.auditLog.head()));
    expect(await verify('--anchor', 'head.json')).toMatchObject({ valid: true, checked: 11 });
    await restore();
    expect(await verify()).toMatchObject({ valid: true, checked: 10 });
    expect(await verify('--anchor', 'head.json')).toMatchObject({
      broken_sequence: 11,
      broken_reason: 'rolled_back',
    });
    await client.learners.create({ name: 'Something else' });
    await client.auditLog.head();
    expect(await verify()).toMatchObject({ valid: true, checked: 11 });
    expect(await verify('--anchor', 'head.json')).toMatchObject({
      broken_sequence: 11,
      broken_reason: 'differs_from_anchor',
    });
  });

  it('finds it in an exported file too, and says with which head it was compared', async () => {
    const { client, live, cwd, audit, forger } = await audited(open);
    const save = async (file: string, content: object | string) =>
      writeFile(join(cwd, file), typeof content === 'string' ? content : JSON.stringify(content));
    const verified = async (...args: string[]) => {
      const { code, stdout } = await audit(['verify', '--file', 'log.ndjson', ...args]);
      return [code, stdout.trimEnd().split('\n').at(-1)];
    };
    await save('log.ndjson', await client.auditLog.export());
    expect(await verified()).toEqual([0, expect.stringMatching(/^Compare the key with that of a head/)]);
    await save('other.json', await live.auditLog.head());
    expect(await verified('--anchor', 'other.json')).toEqual([
      0,
      'NOT compared: other.json has no head of this school.',
    ]);
    const restore = await forger.snapshot();
    for (const name of ['One', 'Two', 'Three']) await client.learners.create({ name });
    const later = await client.auditLog.head();
    await save('later.json', later);
    expect(await verified('--anchor', 'later.json')).toEqual([
      0,
      `NOT compared: the saved head of entry ${later.sequence} is later than the file. Its key was compared.`,
    ]);
    await restore();
    await client.learners.create({ name: 'Something else' });
    await save('log.ndjson', await client.auditLog.export());
    const [code, line] = await verified('--anchor', 'later.json');
    expect([code, line]).toEqual([1, expect.stringContaining('(rolled_back)')]);
    const newest = await client.auditLog.head();
    await save('newest.json', newest);
    await save('log.ndjson', await client.auditLog.export());
    expect(await verified('--anchor', 'newest.json')).toEqual([
      0,
      `The file continues the saved head of entry ${newest.sequence}.`,
    ]);
  });

  it('says which logs were compared with a kept head, and which were not', async () => {
    const { client, cwd, audit, schoolId, testSchoolId } = await audited(open);
    await writeFile(join(cwd, 'head.json'), JSON.stringify(await client.auditLog.head()));
    const { code, stdout } = await audit(['verify', '--anchor', 'head.json']);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^${testSchoolId} .*, continues the saved head of entry 10$`, 'm'));
    expect(stdout).toMatch(new RegExp(`^${schoolId} .*, NOT compared: head\\.json has no head of it$`, 'm'));
    expect(stdout).toContain('All logs are valid. 1 of 2 were compared with a saved head.');
    const alone = await audit(['verify']);
    expect(alone.stdout).toMatch(/^All logs are valid\.$/m);
  });

  it('refuses what it cannot work with, and makes no files', async () => {
    const { client, cwd, audit } = await audited(open);
    const head = await client.auditLog.head();
    await writeFile(join(cwd, 'forged.json'), JSON.stringify({ ...head, sequence: 9 }));
    await writeFile(join(cwd, 'other.json'), '{}');
    const before = await readdir(cwd);
    const refused: [string[], Record<string, string | undefined>, RegExp][] = [
      [['verify'], { ROLLBOOK_MASTER_KEY: undefined }, /master key is needed/],
      [['head'], { ROLLBOOK_MASTER_KEY: undefined }, /master key is needed/],
      [['verify'], { ROLLBOOK_MASTER_KEY: 'a'.repeat(64) }, /not the one with which/],
      [
        ['verify'],
        { DATABASE_URL: 'sqlite:./none.db', ROLLBOOK_DATABASE_DIRECT_URL: undefined },
        /The database .* does not exist/,
      ],
      [['verify', '--school', 'sch_none'], {}, /The school sch_none does not exist/],
      [['verify', '--anchor', 'none.json'], {}, /The file none.json does not exist/],
      [['verify', '--anchor', 'other.json'], {}, /is not an audit head/],
      [['verify', '--anchor', 'forged.json'], {}, /the signature of the head/],
    ];
    for (const [args, env, message] of refused) {
      const { code, stderr } = await audit(args, env);
      expect(stderr, args.join(' ')).toMatch(message);
      expect(code).toBe(2);
    }
    expect(await readdir(cwd)).toEqual(before);
  });
});
