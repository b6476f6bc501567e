import type { AuditVerification } from '@rollbook/sdk';
import { createServer, ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { documentedHash, Forger, verifiesOffline } from '../support/audit-forgery.ts';
import { type OpenDatabase, onBothDatabases, openSqlite } from '../support/databases.ts';
import { runSql } from '../support/inspect.ts';
import { clientOf, startServer } from '../support/server.ts';

/** A school whose log has ten entries, and somebody who would change them. */
async function tenEntries(open: OpenDatabase) {
  const started = await startServer(open);
  const { client, database, testSchoolId } = started;
  // The first head is a checkpoint.
  expect(await client.auditLog.head()).toMatchObject({ sequence: 3 });
  for (let i = 2; i <= 8; i++) await client.learners.create({ name: `Learner ${i}` });
  expect(await client.auditLog.verify()).toMatchObject({ valid: true, checked: 10, head_sequence: 10 });
  const broken = async () => {
    const { valid, broken_sequence, broken_reason }: AuditVerification = await client.auditLog.verify();
    expect(valid).toBe(broken_reason === null);
    return [broken_sequence, broken_reason];
  };
  return { ...started, forger: new Forger(database, testSchoolId), broken };
}

const restored = (row: Record<string, unknown> = {}): string =>
  ['changes', 'encrypted', 'subject_key'].map((column) => `${column} = '${row[column]}'`).join();

onBothDatabases('the signed head of the audit log', (open) => {
  it('names the newest entry, and anybody can verify it and the entries offline', async () => {
    const { client, live, testSchoolId, schoolId } = await tenEntries(open);
    const entries = (await client.auditLog.list({ limit: 100 })).data;
    const head = await client.auditLog.head();
    expect(head).toMatchObject({
      object: 'audit_head',
      school_id: testSchoolId,
      sequence: 10,
      hash: entries[0]?.hash,
      algorithm: 'ed25519',
    });
    expect(verifiesOffline(head)).toBe(true);
    for (const field of ['hash', 'school_id', 'signed_at'] as const)
      expect(verifiesOffline({ ...head, [field]: `${head[field]}0` })).toBe(false);
    expect(verifiesOffline({ ...head, sequence: 9 })).toBe(false);
    for (const entry of entries) expect(entry.hash).toBe(documentedHash(entry, testSchoolId));

    const other = await live.auditLog.head();
    expect(other).toMatchObject({ school_id: schoolId, public_key: head.public_key });
    await client.learners.create({ name: 'One more' });
    expect(await client.auditLog.head()).toMatchObject({ sequence: 11, public_key: head.public_key });
    expect(await live.auditLog.head()).toEqual(other);
  });

  it('is signed with the key of the database, in every process that has the master key', async () => {
    const { client, server, database, testKey } = await tenEntries(open);
    const head = await client.auditLog.head();
    await server.close();
    await using again = await createServer({ database: database.url, masterKey: database.masterKey });
    const next = clientOf(again, testKey);
    expect(await next.auditLog.head()).toEqual(head);
    await next.learners.create({ name: 'A' });
    const { public_key, sequence } = await next.auditLog.head();
    expect([public_key, sequence]).toEqual([head.public_key, 11]);
    expect(await next.auditLog.verify()).toMatchObject({ valid: true, checked: 11 });
  });

  it('shows an entry of which one byte was changed', async () => {
    const { forger, broken } = await tenEntries(open);
    for (const what of [
      `changes = replace(changes, 'active', 'actiwe')`,
      `encrypted = case when encrypted like 'A%' then 'B' else 'A' end || substr(encrypted, 2)`,
      `subject_key = subject_key || 'x'`,
      'encrypted = null, subject_key = null',
    ]) {
      const [before] = await forger.run(
        `select * from audit_log where sequence = 6 and resource_type = 'learner'`,
      );
      await forger.set(6, what);
      expect(await broken()).toEqual([6, 'entry_changed']);
      await forger.set(6, restored(before));
      expect(await broken()).toEqual([null, null]);
    }
  });

  it('shows that the newest entries were deleted, also after more were written', async () => {
    const { client, forger, broken } = await tenEntries(open);
    await forger.deleteFrom(8, 10);
    expect(await broken()).toEqual([8, 'end_missing']);
    expect(await client.auditLog.verify({ to_sequence: 7 })).toMatchObject({
      valid: false,
      broken_sequence: 8,
    });
    await client.learners.create({ name: 'After' });
    expect((await client.auditLog.list({ limit: 1 })).data).toMatchObject([{ sequence: 11 }]);
    expect(await broken()).toEqual([8, 'entry_missing']);
  });

  it('shows that an entry in the middle was deleted', async () => {
    const { client, forger, broken } = await tenEntries(open);
    await forger.deleteFrom(5);
    expect(await broken()).toEqual([5, 'entry_missing']);
    expect(await client.auditLog.verify({ from_sequence: 6 })).toMatchObject({
      broken_sequence: 6,
      broken_reason: 'entry_missing',
    });
  });

  it('shows that all entries were deleted, with and without the head', async () => {
    const { forger, broken } = await tenEntries(open);
    await forger.deleteFrom(1, 10);
    expect(await broken()).toEqual([1, 'end_missing']);
    await forger.run('delete from audit_heads');
    expect(await broken()).toEqual([1, 'head_missing']);
  });

  it('shows an entry that was forged and all later ones hashed again, also after more were written', async () => {
    const { client, forger, broken } = await tenEntries(open);
    await forger.set(6, `actor_name = 'Somebody else'`);
    await forger.rehash(6);
    // Entry 2 is the last before it that was signed.
    expect(await broken()).toEqual([4, 'chain_rewritten']);
    await client.learners.create({ name: 'After' });
    expect(await broken()).toEqual([11, 'entry_changed']);
    await forger.rehash(11);
    expect((await broken())[1]).toBe('chain_rewritten');
  });

  it('shows a head that was forged, and one that was removed, also after more were written', async () => {
    const { client, forger, broken } = await tenEntries(open);
    const restore = await forger.snapshot();
    await forger.set(6, `actor_name = 'Somebody else'`);
    const hash = await forger.rehash(6);
    await forger.setHead(`hash = '${hash}'`);
    expect((await broken())[1]).toBe('head_forged');
    await expect(client.auditLog.head()).rejects.toMatchObject({ status: 409, code: 'audit_log_broken' });
    await client.learners.create({ name: 'After' });
    expect(await broken()).toEqual([11, 'entry_changed']);

    await restore();
    expect(await broken()).toEqual([null, null]);
    await forger.run('delete from audit_heads');
    expect((await broken())[1]).toBe('head_missing');
    await expect(client.auditLog.head()).rejects.toMatchObject({ status: 409 });
    await client.learners.create({ name: 'After' });
    expect(await broken()).toEqual([11, 'entry_changed']);
  });

  it('does not take a head that is signed with another key', async () => {
    const { client, forger, broken } = await tenEntries(open);
    await using other = await createServer({ database: 'sqlite::memory:', masterKey: Buffer.alloc(32, 7) });
    const { testKey } = await other.createSchool({ name: 'Elsewhere' });
    const { public_key, signature } = await clientOf(other, testKey).auditLog.head();
    await forger.setHead(`public_key = '${public_key}', signature = '${signature}'`);
    expect((await broken())[1]).toBe('head_forged');
    await expect(client.auditLog.head()).rejects.toMatchObject({ status: 409 });
  });

  it('does not take a checkpoint for the head', async () => {
    const { client, forger, broken, testSchoolId } = await tenEntries(open);
    const [checkpoint] = await forger.run(
      `select * from audit_checkpoints where school_id = '${testSchoolId}'`,
    );
    const sequence = Number(checkpoint?.sequence);
    await forger.deleteFrom(sequence + 1, 10);
    await forger.setHead(
      `sequence = ${sequence}, hash = '${checkpoint?.hash}', signed_at = '${checkpoint?.signed_at}', signature = '${checkpoint?.signature}'`,
    );
    expect((await broken())[1]).toBe('head_forged');
    await expect(client.auditLog.head()).rejects.toMatchObject({ status: 409 });
  });

  it('shows entries that were added to the end', async () => {
    const { client, forger, broken } = await tenEntries(open);
    await forger.append(2);
    expect(await broken()).toEqual([11, 'entry_unsigned']);
    await client.learners.create({ name: 'After' });
    expect(await broken()).toEqual([13, 'entry_changed']);
  });

  it('shows entries that were added outside of the numbers', async () => {
    for (const number of ['0', '-7', '20', String(2 ** 31 - 1)]) {
      const { forger, broken } = await tenEntries(open);
      await forger.append(1);
      await forger.set(11, `sequence = ${number}`);
      expect(await broken()).toEqual([11, 'entry_unsigned']);
    }
  });

  it('says since which day entries were rewritten', async () => {
    const clock = new ManualClock('2026-11-20T10:00:00.000Z');
    const { client, database, testSchoolId } = await startServer(open, { clock });
    const forger = new Forger(database, testSchoolId);
    await client.auditLog.head();
    for (let day = 1; day <= 5; day++) {
      for (let i = 0; i < 4; i++) await client.learners.create({ name: `Learner ${day} ${i}` });
      await client.auditLog.head();
      clock.advance(86_400_000);
    }
    // Checkpoints are signed with the first entries of each day: 3, 7, 11, 15 and 19 are the first numbers.
    await forger.set(13, `actor_name = 'Somebody else'`);
    await forger.rehash(13);
    const { broken_sequence: from, broken_reason, checked, last_hash } = await client.auditLog.verify();
    expect(broken_reason).toBe('chain_rewritten');
    expect(from).toBeGreaterThan(7);
    expect(from).toBeLessThanOrEqual(13);
    expect(checked).toBe(Number(from) - 1);
    const [last] = await forger.run(
      `select hash from audit_log where sequence = ${checked} and school_id = '${testSchoolId}'`,
    );
    expect(last_hash).toBe(last?.hash);
  });

  it('is not fooled by a log that is put back together with its head, except where a newer head was kept', async () => {
    const { client, forger, broken } = await tenEntries(open);
    const restore = await forger.snapshot();
    await client.learners.create({ name: 'To be hidden' });
    const kept = await client.auditLog.head();
    await restore();
    expect(await broken()).toEqual([null, null]);
    expect((await client.auditLog.head()).sequence).toBeLessThan(kept.sequence);
  });

  it('covers every entry, however many schools and requests write at once', async () => {
    const { server, client, live, database } = await startServer(open);
    const second = await server.createSchool({ name: 'Second School' });
    const clients = [client, live, clientOf(server, second.testKey)];
    await Promise.all(
      clients.flatMap((one) =>
        Array.from({ length: 20 }, (_, i) =>
          one.learners.create({ name: `${i % 3 === 0 ? '' : 'A'}` }).catch(() => {}),
        ),
      ),
    );
    for (const one of clients) {
      const head = await one.auditLog.head();
      expect(head.sequence).toBe(3 + 13);
      expect(verifiesOffline(head)).toBe(true);
      expect(await one.auditLog.verify()).toMatchObject({ valid: true, checked: 16, head_sequence: 16 });
    }
    expect(await runSql(database, 'select * from audit_heads')).toHaveLength(4);
  });
});

it('shows an entry that was added with the number of another one, wherever that is', async () => {
  const { client, forger, testSchoolId } = await tenEntries(openSqlite);
  for (let count = 0; count < 191; count++) await client.learners.create({ name: `Learner ${count}` });
  await forger.run('drop index audit_log_by_sequence');
  const added = `school_id = '${testSchoolId}' and id = 'aud_added'`;
  const columns =
    'school_id, sequence, occurred_at, actor_type, action, resource_type, resource_id, changes, event_ids, prev_hash, hash';
  for (const number of [50, 99, 100, 101, 198, 200, 201]) {
    await forger.run(
      `insert into audit_log (id, ${columns}) select 'aud_added', ${columns} from audit_log
      where school_id = '${testSchoolId}' and sequence = ${number}`,
    );
    const { valid, broken_sequence, broken_reason } = await client.auditLog.verify();
    expect([valid, broken_sequence, broken_reason]).toEqual([false, number, 'entry_unsigned']);
    expect(await client.auditLog.verify({ from_sequence: 40, to_sequence: number })).toMatchObject({
      valid: false,
    });
    await forger.run(`delete from audit_log where ${added}`);
  }
  expect(await client.auditLog.verify()).toMatchObject({ valid: true, checked: 201 });
});

it('shows an entry that was added with a number before the first', async () => {
  const { forger, broken } = await tenEntries(openSqlite);
  await forger.append(1);
  await forger.set(11, 'sequence = 0');
  expect(await broken()).toEqual([11, 'entry_unsigned']);
});

it('shows an entry that was added with a number beyond those of PostgreSQL, which SQLite stores', async () => {
  const { client, forger, broken } = await tenEntries(openSqlite);
  await forger.append(1);
  await forger.set(11, `sequence = ${2 ** 31 + 5}`);
  expect(await broken()).toEqual([11, 'entry_unsigned']);
  expect(await client.auditLog.verify({ from_sequence: 15, to_sequence: 18 })).toMatchObject({
    broken_sequence: 15,
    broken_reason: 'entry_unsigned',
  });
  expect(await client.auditLog.verify({ to_sequence: 10 })).toMatchObject({ valid: true, checked: 10 });
});

it('shows an entry whose number is no number, which SQLite stores', async () => {
  const { client, forger, broken } = await tenEntries(openSqlite);
  await forger.set(6, `sequence = 'x'`);
  expect(await broken()).toEqual([6, 'entry_missing']);
  expect(await client.auditLog.verify({ from_sequence: 8 })).toMatchObject({ valid: false });
});
