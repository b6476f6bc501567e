import { expect, it } from 'vitest';
import { onEachDatabase } from '../support/databases.ts';
import { importInto, rowsOf } from '../support/imports.ts';
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
});
