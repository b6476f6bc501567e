import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { importInto, rowsOf } from '../support/imports.ts';
import { codeOf } from '../support/problems.ts';
import { startTimetable } from './school.ts';

onEachDatabase('an import of slots', (open) => {
  it('finds periods, classes, teachers and rooms by their ids in the source, and changes nothing twice', async () => {
    const { client, server, timetable, periods, a, b, subject, teacher, room } = await startTimetable(open);
    const [one, two, hall] = [await teacher(), await teacher(), await room('Hall')];
    const external = (id: string) => ({ external_ids: { plan: id } });
    await client.timetables.update(timetable.id, external('T'));
    await client.periods.update(periods[0] ?? '', external('P1'));
    await client.classes.update(a.id, external('5A'));
    await client.classes.update(b.id, external('5B'));
    await client.subjects.update(subject.id, external('M'));
    await client.staff.update(one, external('RLN'));
    await client.staff.update(two, external('TVV'));
    await client.rooms.update(hall, external('H'));
    const row = {
      external_id: 'Event1',
      timetable_external_id: 'T',
      cycle_day: 1,
      period_external_id: 'P1',
      class_external_ids: ['5A', '5B'],
      subject_external_id: 'M',
      teacher_external_ids: ['RLN'],
      room_external_id: 'H',
    };
    const rows = [
      row,
      { ...row, external_id: 'Event2', cycle_day: 2, class_external_ids: ['5B'] },
      { ...row, external_id: 'Event3', class_external_ids: ['5B'], teacher_external_ids: ['TVV'] },
      { ...row, external_id: 'Event4', cycle_day: 3, teacher_external_ids: ['XYZ'] },
    ];
    const send = (sent: object[]) =>
      importInto(server, client, { kind: 'slots', source: 'plan', rows: sent as never });
    const first = await send(rows);
    expect(first.counts).toMatchObject({ created: 2, failed: 2 });
    expect(
      (await rowsOf(client, first.id, 'failed')).map(({ external_id, code }) => [external_id, code]),
    ).toEqual([
      ['Event3', 'timetable_conflict'],
      ['Event4', 'unknown_reference'],
    ]);
    const [slot] = (await client.slots.list({ external_id: 'plan:Event1' })).data;
    expect(slot).toMatchObject({ class_ids: [a.id, b.id], teacher_ids: [one], room_id: hall });
    const again = await send(rows.slice(0, 2));
    expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 2, failed: 0 });
    const changed = await send([{ ...row, teacher_external_ids: ['TVV'] }]);
    expect(changed.counts).toMatchObject({ updated: 1 });
    expect((await client.slots.get(slot?.id ?? '')).teacher_ids).toEqual([two]);
    await client.timetables.publish(timetable.id);
    expect((await send([{ ...row, teacher_external_ids: ['TVV'] }])).counts).toMatchObject({ unchanged: 1 });
    const refused = await send([row]);
    expect((await rowsOf(client, refused.id)).map(({ code }) => code)).toEqual(['timetable_not_draft']);
  });

  it('moves lessons into each other’s places, whichever row comes first, and back', async () => {
    const { client, server, timetable, periods, a, subject, teacher } = await startTimetable(open);
    const [one, two] = [await teacher(), await teacher()];
    const at = (external_id: string, cycle_day: number, period: number, staff = one) => ({
      ...{ external_id, timetable_id: timetable.id, subject_id: subject.id, class_ids: [a.id] },
      ...{ cycle_day, period_id: periods[period] ?? '', teacher_ids: [staff] },
    });
    const send = (rows: object[], more: object = {}) =>
      importInto(server, client, { kind: 'slots', source: 'plan', ...more, rows: rows as never });
    const plan = async () =>
      (await Array.fromAsync(client.slots.list({ timetable_id: timetable.id })))
        .map((slot) => [
          ...[slot.external_ids.plan, slot.cycle_day, periods.indexOf(slot.period_id), slot.teacher_ids[0]],
        ])
        .toSorted(([first], [second]) => (String(first) < String(second) ? -1 : 1));
    const before = [at('A', 1, 0), at('B', 1, 1), at('C', 1, 2), at('D', 2, 0), at('E', 3, 0), at('F', 4, 0)];
    expect((await send(before)).counts).toMatchObject({ created: 6, failed: 0 });
    const planBefore = await plan();
    // A, B and C take turns, D follows F into its place, which moves on; E is taught by another teacher.
    const after = [
      at('A', 1, 1),
      at('B', 1, 2),
      at('C', 1, 0),
      at('D', 4, 0),
      at('E', 3, 0, two),
      at('F', 4, 1),
    ];
    for (const rows of [after, after.toReversed()]) {
      const counts = { updated: 6, unchanged: 0, failed: 0 };
      expect((await send(rows, { dry_run: true })).counts).toMatchObject(counts);
      expect(await plan()).toEqual(planBefore);
      const moved = await send(rows);
      expect(moved.counts).toMatchObject(counts);
      expect(await plan()).toEqual(
        [...after].map((row) => [
          ...[row.external_id, row.cycle_day, periods.indexOf(row.period_id), row.teacher_ids[0]],
        ]),
      );
      expect((await client.timetables.conflicts(timetable.id)).conflicts).toEqual([]);
      expect((await send(rows)).counts).toMatchObject({ unchanged: 6, updated: 0, failed: 0 });
      await client.imports.undo(moved.id, {});
      await server.drainJobs();
      expect(await client.imports.get(moved.id)).toMatchObject({ status: 'undone' });
      expect(await plan()).toEqual(planBefore);
    }
  });

  it('makes the next timetable from the same ids, and leaves the lessons of the published one alone', async () => {
    const { client, server, timetable, periods, a, subject, draft } = await startTimetable(open);
    const send = (rows: object[], more: object = {}) =>
      importInto(server, client, {
        ...{ kind: 'slots', source: 'plan', full_snapshot: true, max_removal_ratio: 0.5, ...more },
        rows: rows as never,
      });
    const rowsIn = (timetable_id: string, period_ids: readonly string[], days: readonly number[]) =>
      days.map((cycle_day) => ({
        ...{ external_id: String(cycle_day), timetable_id, subject_id: subject.id, class_ids: [a.id] },
        ...{ cycle_day, period_id: period_ids[0] },
      }));
    const idsOf = async (timetable_id: string) =>
      (await client.slots.list({ timetable_id })).data
        .map(({ external_ids }) => external_ids.plan)
        .toSorted();
    await send(rowsIn(timetable.id, periods, [1, 2, 3, 4]));
    expect((await send(rowsIn(timetable.id, periods, [1, 2, 4]))).counts).toMatchObject({ removed: 1 });
    const next = await draft();
    const early = rowsIn(next.timetable.id, next.periods, [1]);
    const refused = await send(early, { full_snapshot: false, max_removal_ratio: undefined });
    expect(await rowsOf(client, refused.id)).toMatchObject([
      { result: 'failed', errors: [{ pointer: '/timetable_id', code: 'immutable' }] },
    ]);
    await client.timetables.publish(timetable.id);
    const [{ id = '' } = {}] = (await client.slots.list({ external_id: 'plan:4' })).data;
    expect(await codeOf(client.slots.update(id, { notes: 'Bring books' }))).toBe('timetable_not_draft');
    expect((await client.slots.update(id, { metadata: { color: 'red' } })).metadata).toEqual({
      color: 'red',
    });
    // The lesson 3 was removed from the one that is published, and 4 is not in the next one.
    const rows = rowsIn(next.timetable.id, next.periods, [1, 2, 3]);
    const counts = { created: 3, updated: 0, removed: 0, failed: 0 };
    expect((await send(rows, { dry_run: true })).counts).toMatchObject(counts);
    const made = await send(rows);
    expect(made.counts).toMatchObject(counts);
    expect(await idsOf(next.timetable.id)).toEqual(['1', '2', '3']);
    expect(await idsOf(timetable.id)).toEqual(['4', undefined, undefined]);
    expect((await send(rows)).counts).toMatchObject({ ...counts, created: 0, unchanged: 3 });
    await client.imports.undo(made.id, {});
    await server.drainJobs();
    expect(await idsOf(next.timetable.id)).toEqual([]);
    expect(await idsOf(timetable.id)).toEqual(['1', '2', '4']);
    // The slot of the lesson 3 kept its id, and is restored.
    expect((await send(rows)).counts).toMatchObject({ ...counts, created: 2, updated: 1 });
    expect((await send(rows.slice(1))).counts).toMatchObject({ unchanged: 2, removed: 1, failed: 0 });
  });

  it('restores the lessons that a full snapshot has removed, when it is undone', async () => {
    const { client, server, timetable, periods, a, subject, teacher, room } = await startTimetable(open);
    const taught = { teacher_ids: [await teacher()], room_id: await room('Hall') };
    const rows = ['A', 'B', 'C'].map((external_id, index) => ({
      ...{ external_id, timetable_id: timetable.id, subject_id: subject.id, class_ids: [a.id] },
      ...{ cycle_day: 1, period_id: periods[index] ?? '', ...taught },
    }));
    const send = (sent: object[]) =>
      importInto(server, client, {
        ...{ kind: 'slots', source: 'plan', full_snapshot: true, max_removal_ratio: 1 },
        rows: sent as never,
      });
    const undo = async (id: string) => {
      await client.imports.undo(id, {});
      await server.drainJobs();
      return client.imports.get(id);
    };
    const slots = async () =>
      (await Array.fromAsync(client.slots.list({ timetable_id: timetable.id }))).map(
        ({ updated_at: _changed, ...slot }) => slot,
      );
    await send(rows);
    const before = await slots();
    const night = await send(rows.slice(0, 1));
    expect(night.counts).toMatchObject({ unchanged: 1, removed: 2 });
    const inTheWay = await client.slots.create({
      ...{ timetable_id: timetable.id, cycle_day: 1, period_id: periods[2] ?? '' },
      ...{ class_ids: [a.id], subject_id: subject.id },
    });
    expect(await client.imports.undo(night.id, { dry_run: true })).toMatchObject({ removed: 2, kept: 0 });
    expect(await undo(night.id)).toMatchObject({ status: 'partly_undone', undo: { undone: 1, kept: 1 } });
    const kept = await Array.fromAsync(client.imports.rows(night.id, { undo: 'kept' }));
    expect(kept).toMatchObject([{ external_id: 'C', undo_code: 'timetable_conflict' }]);
    await client.slots.archive(inTheWay.id);
    expect(await undo(night.id)).toMatchObject({ status: 'undone', undo: { undone: 2, kept: 0 } });
    expect(await slots()).toEqual(before);
  });

  it('refuses lessons that are in the way of each other in the file, and leaves them where they are', async () => {
    const { client, server, timetable, periods, a, subject } = await startTimetable(open);
    const at = (external_id: string, period: number, more: object = {}) => ({
      ...{ external_id, timetable_id: timetable.id, subject_id: subject.id, class_ids: [a.id] },
      ...{ cycle_day: 1, period_id: periods[period] ?? '', ...more },
    });
    const send = (rows: object[]) =>
      importInto(server, client, { kind: 'slots', source: 'plan', rows: rows as never });
    const resultsOf = async ({ id }: { id: string }) =>
      (await rowsOf(client, id)).map(({ external_id, code, result }) => [external_id, code ?? result]);
    await send([at('A', 0), at('B', 1), at('C', 2)]);
    // C stays where B is to go, so neither A nor B can move.
    expect(await resultsOf(await send([at('A', 1), at('B', 2), at('C', 2)]))).toEqual([
      ['A', 'timetable_conflict'],
      ['B', 'timetable_conflict'],
      ['C', 'unchanged'],
    ]);
    // B would make room, but its row is wrong.
    const wrong = { subject_id: 'sub_none' };
    expect(await resultsOf(await send([at('A', 1), at('B', 0, wrong)]))).toEqual([
      ['A', 'timetable_conflict'],
      ['B', 'unknown_reference'],
    ]);
    const slots = await Array.fromAsync(client.slots.list({ timetable_id: timetable.id }));
    expect(slots.map((slot) => [slot.external_ids.plan, periods.indexOf(slot.period_id)]).toSorted()).toEqual(
      [
        ...[
          ['A', 0],
          ['B', 1],
          ['C', 2],
        ],
      ],
    );
    // Where nobody is in the way, a lesson has its place again after it was tried with others.
    expect(await resultsOf(await send([at('D', 2)]))).toEqual([['D', 'timetable_conflict']]);
  });
});
