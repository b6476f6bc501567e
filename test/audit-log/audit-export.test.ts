import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { newFolder, rollbook } from '../support/command.ts';
import { onBothDatabases } from '../support/databases.ts';
import { clientOf, startServer } from '../support/server.ts';

const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

onBothDatabases('an export of the audit log', (open) => {
  it('has the entries of a range of times in lines, oldest first, and is an entry of the log itself', async () => {
    const clock = new ManualClock('2026-02-02T06:00:00Z');
    const { client, testSchoolId } = await startServer(open, { clock });
    await client.learners.create({ name: 'Thandi Example' });
    clock.advance(3_600_000);
    const from = new Date(clock.now()).toISOString();
    // More than are read at once.
    for (let index = 0; index < 250; index++) await client.learners.create({ name: `Learner ${index}` });
    clock.advance(3_600_000);
    const to = new Date(clock.now()).toISOString();
    await client.learners.create({ name: 'Sipho Example' });
    const text = await client.auditLog.export({ from, to });
    const [manifest, ...entries] = linesOf(text);
    const listed = await client.auditLog
      .list({ from, to, order: 'asc', limit: 100 })
      .toArray({ limit: 1000 });
    expect(entries).toEqual(listed);
    expect(entries).toHaveLength(250);
    expect(manifest).toMatchObject({
      ...{ object: 'audit_export', school_id: testSchoolId, from, to, entries: 250, complete: true },
      first_sequence: listed[0]?.sequence,
      last_sequence: listed.at(-1)?.sequence,
      head: { sequence: (listed.at(-1)?.sequence ?? 0) + 1 },
    });
    const [own] = (await client.auditLog.list({ limit: 1 })).data;
    expect(own).toMatchObject({
      action: 'audit_log.exported',
      resource: { type: 'school', id: testSchoolId },
      changes: {
        from: { after: from },
        to: { after: to },
        first_sequence: { after: manifest.first_sequence },
      },
    });
    expect(
      linesOf(await client.auditLog.export({ from: '2020-01-01T00:00:00Z', to: '2020-02-01T00:00:00Z' })),
    ).toMatchObject([{ entries: 0, first_sequence: null, last_sequence: null }]);
    const after = new Date(clock.now() + 86_400_000).toISOString();
    expect(linesOf(await client.auditLog.export({ from: after }))).toMatchObject([{ entries: 0 }]);
  });

  it('is verified without a server, and says where it was changed', async () => {
    const { client, server } = await startServer(open);
    const { id } = await client.learners.create({ name: 'Thandi Example', passport_number: 'A01234567' });
    for (const name of ['Sipho Example', 'Lerato Example', 'שרה (2)']) await client.learners.create({ name });
    await client.learners.update(id, { class: '5B' });
    const cwd = await newFolder();
    const saved = await client.auditLog.head();
    await writeFile(join(cwd, 'head.json'), JSON.stringify(saved));
    const verify = async (lines: readonly object[], ...args: string[]) => {
      await writeFile(join(cwd, 'log.ndjson'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      const { code, stdout, stderr } = await rollbook(
        ['audit', 'verify', '--file', 'log.ndjson', '--json', ...args],
        { cwd },
      );
      const result = JSON.parse(stdout || '{}');
      expect(code, stderr).toBe(result.valid ? 0 : 1);
      return result;
    };
    const lines = linesOf(await client.auditLog.export());
    const [manifest, ...entries] = lines;
    expect(await verify(lines)).toMatchObject({
      ...{ valid: true, checked: manifest.entries, not_shown: 0, confirmed_by: 'head' },
      public_key: saved.public_key,
    });
    expect(await verify(lines, '--anchor', 'head.json')).toMatchObject({ valid: true });
    const changed = entries.map((entry) =>
      entry.sequence === 3 ? { ...entry, action: 'learner.archived' } : entry,
    );
    expect(await verify([manifest, ...changed])).toMatchObject({
      broken_sequence: 3,
      broken_reason: 'entry_changed',
    });
    expect(await verify([manifest, ...entries.filter(({ sequence }) => sequence !== 3)])).toMatchObject({
      ...{ broken_sequence: 3, broken_reason: 'entry_missing' },
    });
    expect(await verify(lines.slice(0, -1))).toMatchObject({
      ...{ broken_sequence: entries.length, broken_reason: 'entry_missing' },
    });
    const key = Buffer.alloc(32, 7).toString('base64');
    expect(
      await verify([{ ...manifest, head: { ...manifest.head, public_key: key } }, ...entries]),
    ).toMatchObject({
      broken_reason: 'head_forged',
    });
    // Personal values are signed as they are stored, encrypted. The rest of such an entry is compared with that.
    const sealed = entries.filter(({ stored }) => stored !== null);
    expect(sealed.length).toBeGreaterThanOrEqual(5);
    expect(await verify(lines)).toMatchObject({ not_proven: sealed.length });
    const { sequence, changes } = sealed[0];
    const forgeries: object[] = [
      { changes: { ...changes, status: { before: null, after: 'left' } } },
      { changes: { ...changes, has_medical_alert: { before: false, after: true } } },
      { changes: { name: changes.name } },
      { changes: { ...changes, middle_names: { before: null, after: 'Forged' } } },
      { changes: 'none' },
      { reason: 'Forged' },
    ];
    for (const forgery of forgeries) {
      const forged = entries.map((entry) => (entry.sequence === sequence ? { ...entry, ...forgery } : entry));
      expect(await verify([manifest, ...forged]), JSON.stringify(forgery)).toMatchObject({
        ...{ valid: false, broken_sequence: sequence, broken_reason: 'entry_changed' },
      });
    }
    // Who may not read learners does not see their values, and the file says so.
    const { secret } = await client.apiKeys.create({ name: 'Auditor', scopes: ['read:audit'] });
    const hidden = linesOf(await clientOf(server, secret).auditLog.export());
    expect(hidden[0]).toMatchObject({ complete: false });
    expect(JSON.stringify(hidden)).not.toContain('Thandi');
    const result = await verify(hidden);
    expect(result).toMatchObject({ valid: true, checked: entries.length + 2 });
    expect(result.not_shown).toBeGreaterThanOrEqual(5);
  });
});
