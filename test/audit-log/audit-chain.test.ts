import type { AuditEntry, Learner, LearnerUpdate, Rollbook } from '@rollbook/sdk';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { newest } from '../support/document.ts';
import { runSql } from '../support/inspect.ts';
import { startServer } from '../support/server.ts';

const text = fc.constantFrom('A', 'B', 'Zoë "Q" 😀');
const map = fc.dictionary(fc.constantFrom('a', 'b', 'constructor'), fc.option(text), { maxKeys: 3 });
const change: fc.Arbitrary<LearnerUpdate> = fc.record(
  {
    name: text,
    class: fc.option(text),
    date_of_birth: fc.option(fc.constantFrom('2015-03-09', '2016-02-29')),
    admission_number: fc.option(text),
    metadata: map,
    external_ids: map,
  },
  { requiredKeys: [] },
);
const step = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom('update', 'update', 'archive', 'restore'),
  change,
});

/** The record as it was before the changes, newest first. */
function undo(record: Learner, entries: AuditEntry[]): Record<string, unknown> {
  const former: Record<string, unknown> = { ...record };
  for (const { changes } of entries) {
    for (const [field, { before, after }] of Object.entries(changes)) {
      expect(former[field]).toEqual(after);
      former[field] = before;
    }
  }
  return former;
}

/** Every entry of the school, oldest first, after checking their numbers and the chain. */
async function expectGapless(client: Rollbook): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  for await (const entry of client.auditLog.list({ limit: 100 })) entries.push(entry);
  entries.sort((a, b) => a.sequence - b.sequence);
  expect(entries.map(({ sequence }) => sequence)).toEqual(entries.map((_, index) => index + 1));
  expect(await client.auditLog.verify()).toEqual({
    object: 'audit_verification',
    valid: true,
    checked: entries.length,
    first_sequence: 1,
    last_sequence: entries.length,
    broken_sequence: null,
    broken_reason: null,
    head_sequence: entries.length,
    last_hash: entries.at(-1)?.hash,
  });
  return entries;
}

onBothDatabases('the audit log', (open) => {
  it('undone from the newest entry gives every record as it was created, after any calls', async () => {
    const { client } = await startServer(open);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const created = await Promise.all(
          [0, 1, 2].map((n) => client.learners.create({ name: `Learner ${n}` }).withResponse()),
        );
        const writes = new Map<string, number>();
        for (const { who, what, change: fields } of steps) {
          const { data } = created[who] ?? { data: { id: '' } };
          const before = await client.learners.get(data.id).withResponse();
          const attempt =
            what === 'update'
              ? client.learners.update(data.id, fields)
              : what === 'archive'
                ? client.learners.archive(data.id)
                : client.learners.restore(data.id);
          await attempt.catch(({ status }) => expect([409, 422]).toContain(status));
          const after = await client.learners.get(data.id).withResponse();
          const changed =
            JSON.stringify({ ...after.data, updated_at: '' }) !==
            JSON.stringify({ ...before.data, updated_at: '' });
          expect(after.etag === before.etag).toBe(!changed);
          if (changed) writes.set(data.id, (writes.get(data.id) ?? 0) + 1);
        }
        for (const {
          data: { warnings: _warnings, ...data },
        } of created) {
          const entries = (await client.auditLog.list({ resource_id: data.id, limit: 100 })).data;
          const oldest = entries.pop();
          expect(oldest?.action).toBe('learner.created');
          expect(entries).toHaveLength(writes.get(data.id) ?? 0);
          const { data: current, etag } = await client.learners.get(data.id).withResponse();
          expect(etag).toBe(`"${entries.length + 1}-${newest}"`);
          expect({ ...undo(current, entries), updated_at: '' }).toEqual({ ...data, updated_at: '' });
          const events = (await client.events.list({ resource_id: data.id })).data.map(({ type }) => type);
          expect(events).toEqual([...entries.map(({ action }) => action), 'learner.created']);
          // The next run starts without the values that must be unique.
          await client.learners.archive(data.id);
        }
      }),
      { numRuns: 10, seed: 3 },
    );
    await expectGapless(client);
  });

  it('numbers entries without gaps and chains them, however many writes come at once', async () => {
    const { client } = await startServer(open);
    const made = await Promise.all(
      Array.from({ length: 30 }, (_, i) => client.learners.create({ name: `${i}` })),
    );
    await Promise.allSettled(
      made.map(({ id }, i) => client.learners.update(id, i % 3 ? { class: '5B' } : { name: '' })),
    );
    const entries = await expectGapless(client);
    expect(entries).toHaveLength(3 + 30 + 20);
    expect(await client.auditLog.verify({ from_sequence: 10, to_sequence: 20 })).toMatchObject({
      valid: true,
      checked: 11,
      first_sequence: 10,
      last_sequence: 20,
      last_hash: entries[19]?.hash,
    });
    const beyond = { from_sequence: 2_147_483_648, to_sequence: 999_999_999_999_999 };
    expect(await client.auditLog.verify(beyond)).toMatchObject({ valid: true, checked: 0, last_hash: null });
    expect(await client.auditLog.verify({ to_sequence: beyond.to_sequence })).toMatchObject({
      valid: true,
      checked: 53,
    });
  });

  it('shows when somebody changes, moves or removes an entry in the database', async () => {
    const { client, database, testSchoolId } = await startServer(open);
    for (const name of ['A', 'B', 'C', 'D', 'E']) await client.learners.create({ name });
    const entries = await expectGapless(client);
    const entry = (sequence: number) => `school_id = '${testSchoolId}' and sequence = ${sequence}`;
    const set = (sequence: number, what: string) =>
      runSql(database, `update audit_log set ${what} where ${entry(sequence)}`);
    const verified = async () => (await client.auditLog.verify()).broken_sequence;
    const quoted = (value: unknown) => (value === null ? 'null' : `'${String(value)}'`);
    const [third] = await runSql(database, `select * from audit_log where ${entry(3)}`);
    for (const column of [
      'occurred_at',
      'actor_id',
      'actor_name',
      'action',
      'resource_id',
      'changes',
      'reason',
      'ip',
      'event_ids',
      'request_id',
      'hash',
      'prev_hash',
    ]) {
      await set(3, `${column} = 'forged'`);
      expect(await verified(), column).toBe(3);
      await set(3, `${column} = ${quoted(third?.[column])}`);
    }
    expect(await verified()).toBeNull();
    expect(await client.auditLog.verify({ from_sequence: 4 })).toMatchObject({ valid: true });

    await set(4, 'sequence = 99');
    expect(await verified()).toBe(4);
    await set(5, 'sequence = 4');
    expect(await verified()).toBe(4);
    await set(4, 'sequence = 5');
    await set(99, 'sequence = 4');
    expect(await verified()).toBeNull();

    await runSql(database, `delete from audit_log where ${entry(4)}`);
    expect(await client.auditLog.verify()).toMatchObject({
      valid: false,
      broken_sequence: 4,
      checked: 3,
      last_hash: entries[2]?.hash,
    });
    expect(await client.auditLog.verify({ from_sequence: 5 })).toMatchObject({
      valid: false,
      broken_sequence: 5,
    });
    expect(await client.auditLog.verify({ to_sequence: 3 })).toMatchObject({ valid: true });
  });
});
