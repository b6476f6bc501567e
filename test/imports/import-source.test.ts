import { ManualClock } from '@rollbook/server';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../support/databases.ts';
import { importInto, rowsOf } from '../support/imports.ts';
import { runSql } from '../support/inspect.ts';
import { codeOf, refusalOf } from '../support/problems.ts';
import { clientOf, startServer } from '../support/server.ts';

const dayMs = 86_400_000;
// Empty lines are skipped, also before the column names.
const csv = '\r\nid;Name\r\n17;"Thandi; Example"\r\n 18 ; Sipho Example\r\n';
const mapping = { id: 'external_id', Name: 'name' };
const unsent = {
  value_mapping: null,
  decimal_mark: null,
  columns: null,
  constants: null,
  skip_lines: null,
  skip_last_lines: null,
  skip_rows: null,
};
const ofLearners = { kind: 'learners', source: 'sis' } as const;

onBothDatabases('the rows of an import', (open) => {
  it('are deleted after 30 days, and their numbers stay', async () => {
    const clock = new ManualClock('2026-11-02T08:00:00.000Z');
    const { server, client, database } = await startServer(open, { worker: true, clock });
    const rows = [{ external_id: '1', name: 'Thandi Example' }, { external_id: '2' }];
    const first = await importInto(server, client, { ...ofLearners, rows });
    const tried = await importInto(server, client, { ...ofLearners, rows, dry_run: true });
    expect(first).toMatchObject({
      counts: { created: 1, failed: 1 },
      progress: { done: 2, total: 2 },
      rows_until: first.undo_until,
    });
    expect(tried.rows_until.slice(0, 10)).toBe('2026-12-02');
    clock.advance(dayMs);
    const second = await importInto(server, client, { ...ofLearners, rows });
    const { id: waiting } = await client.imports.create({ ...ofLearners, rows });
    await runSql(
      database,
      `update imports set rows_until = '2026-11-03T00:00:00.000Z' where id = '${waiting}'`,
    );
    clock.advance(29 * dayMs - 1);
    expect(await rowsOf(client, first.id)).toHaveLength(2);
    clock.advance(2 * dayMs);
    await server.drainJobs();
    for (const { id, ...counted } of [first, tried]) {
      expect(await rowsOf(client, id)).toEqual([]);
      const source_deleted_at = counted.rows_until;
      expect(await client.imports.get(id)).toEqual({ id, ...counted, source_deleted_at });
    }
    const listed = await Array.fromAsync(client.imports.list());
    expect(listed.find(({ id }) => id === first.id)).toEqual({
      ...first,
      source_deleted_at: first.rows_until,
    });
    expect(await rowsOf(client, second.id)).toHaveLength(2);
    // One that had not ended is carried out first, and its rows go with the next day.
    expect(await client.imports.get(waiting)).toMatchObject({ counts: { unchanged: 1, failed: 1 } });
    clock.advance(dayMs);
    await server.drainJobs();
    expect(await rowsOf(client, waiting)).toEqual([]);
    expect(await client.imports.get(waiting)).toMatchObject({ counts: { unchanged: 1, failed: 1 } });
    expect(await client.auditLog.verify()).toMatchObject({ valid: true });
  });

  it('are there until an import can no longer be undone, also where a day begins early', async () => {
    const clock = new ManualClock('2026-11-01T20:00:00.000Z');
    const started = await startServer(open, { worker: true, clock });
    const { server } = started;
    const client = clientOf(
      server,
      (await server.createSchool({ name: 'Example', time_zone: 'Pacific/Auckland' })).testKey,
    );
    const { id, undo_until } = await importInto(server, client, {
      ...ofLearners,
      rows: [{ external_id: '1', name: 'Thandi Example' }],
    });
    clock.advance(Date.parse(undo_until ?? '') - clock.now() - 60_000);
    await server.drainJobs();
    expect(await rowsOf(client, id)).toHaveLength(1);
    expect((await client.imports.source(id)).rows).toHaveLength(1);
    await client.imports.undo(id, {});
    await server.drainJobs();
    expect(await client.imports.get(id)).toMatchObject({ status: 'undone', undo: { undone: 1 } });
    expect((await client.learners.list()).data).toEqual([]);
  });
});

onBothDatabases('the source of an import', (open) => {
  it('is returned as it was sent, to keys that can read what is in it, and each read is recorded', async () => {
    const { server, client, database } = await startServer(open, { worker: true });
    const sent = await importInto(server, client, { ...ofLearners, csv, mapping });
    expect(await client.imports.source(sent.id)).toEqual({
      object: 'import_source',
      import_id: sent.id,
      kind: 'learners',
      csv,
      mapping,
      ...unsent,
      rows: null,
      deleted_at: new Date(Date.parse(sent.created_at) + 30 * dayMs).toISOString(),
    });
    const rows = [{ external_id: 19, name: 'Lerato Example', class: null }];
    const other = await importInto(server, client, { ...ofLearners, rows });
    expect(await client.imports.source(other.id)).toMatchObject({
      csv: null,
      mapping: null,
      ...unsent,
      rows,
    });
    const read = {
      columns: ['id', 'Name'],
      constants: { class: '5B' },
      skip_lines: 1,
      skip_rows: { id: ['x'] },
    };
    const plain = await importInto(server, client, {
      ...ofLearners,
      csv: 'List\n20,Ann Example\n',
      mapping,
      ...read,
    });
    expect(await client.imports.source(plain.id)).toMatchObject({ mapping, ...read });
    const reads = await client.auditLog.list({ action: 'import.source_read' });
    expect(reads.data.map(({ resource }) => resource.id)).toEqual([plain.id, other.id, sent.id]);
    const stored = JSON.stringify(await runSql(database, 'select * from import_sources'));
    expect(stored).not.toMatch(/Thandi|Lerato/);

    for (const [scopes, missing] of [
      [['read:imports', 'read:learners'], 'read:sensitive'],
      [['read:imports', 'read:sensitive'], 'read:learners'],
    ] as const) {
      const key = await client.apiKeys.create({ name: 'Office', scopes: [...scopes] });
      const refusal = await refusalOf(clientOf(server, key.secret).imports.source(sent.id));
      expect(refusal).toMatchObject({ code: 'insufficient_scope' });
      expect(refusal.detail).toContain(missing);
    }
  });

  it('is deleted after 30 days', async () => {
    const clock = new ManualClock('2026-11-02T08:00:00.000Z');
    const { server, client, database } = await startServer(open, { worker: true, clock });
    const first = await importInto(server, client, { ...ofLearners, csv, mapping });
    clock.advance(dayMs);
    const second = await importInto(server, client, { ...ofLearners, csv, mapping });
    clock.advance(29 * dayMs - 1);
    expect(await client.imports.source(first.id)).toMatchObject({ csv });
    expect(await client.imports.get(first.id)).toMatchObject({ source_deleted_at: null });
    clock.advance(1);
    expect(await codeOf(client.imports.source(first.id))).toBe('import_source_deleted');
    const source_deleted_at = new Date(clock.now()).toISOString();
    expect(await client.imports.get(first.id)).toMatchObject({ source_deleted_at });
    clock.advance(dayMs - 1);
    expect(await client.imports.source(second.id)).toMatchObject({ csv });
    // The daily tasks delete it when its day is over everywhere.
    clock.advance(dayMs);
    await server.drainJobs();
    const left = await runSql(database, 'select import_id from import_sources');
    expect(left).toEqual([{ import_id: second.id }]);
    const keys = await runSql(database, "select subject_id from data_keys where subject_id like 'imp_%'");
    expect(keys).toEqual([{ subject_id: second.id }]);
  });

  it('is deleted with its key when a learner of the school is erased, since the learner could be in it', async () => {
    const clock = new ManualClock('2026-11-02T08:00:00.000Z');
    const { server, client, database, ...started } = await startServer(open, { worker: true, clock });
    const sent = await importInto(server, client, { ...ofLearners, csv, mapping });
    const live = clientOf(server, started.liveKey);
    const elsewhere = await importInto(server, live, { ...ofLearners, csv, mapping });
    const [learner] = (await client.learners.list()).data;
    const id = learner?.id ?? '';
    await client.learners.leave(id, { left_on: '2026-11-02', left_reason: 'transferred' });
    await client.learners.erase(id, { confirm: id, reason: 'Request of the parents' });
    expect(await codeOf(client.imports.source(sent.id))).toBe('import_source_deleted');
    const source_deleted_at = (await client.learners.get(id)).erased_at;
    expect(source_deleted_at).toEqual(expect.any(String));
    expect(await client.imports.get(sent.id)).toMatchObject({ source_deleted_at });
    expect(await live.imports.get(elsewhere.id)).toMatchObject({ source_deleted_at: null });
    expect(await live.imports.source(elsewhere.id)).toMatchObject({ csv });
    const kept = await runSql(database, "select subject_id from data_keys where subject_id like 'imp_%'");
    expect(kept).toEqual([{ subject_id: elsewhere.id }]);
  });
});
