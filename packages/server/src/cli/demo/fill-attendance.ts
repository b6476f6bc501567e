import type { Rollbook } from '@rollbook/sdk';
import { attendanceOf } from './attendance.ts';
import { each, type Ids, idsOf, source } from './known.ts';
import type { DemoSchool } from './school.ts';

/** A register is taken at this time (UTC). */
const takenAt = 'T06:10:00.000Z';

interface Options {
  seed: number;
  now: number;
  /** In the school's time zone. */
  today: string;
  learnerIds: Ids;
}

/** Takes the registers of the current term for every school day so far. Those that there are already are left as they are. */
export async function addAttendance(
  client: Rollbook,
  { terms, placements }: DemoSchool,
  { seed, now, today, learnerIds }: Options,
): Promise<void> {
  const term = terms.find(({ starts_on, ends_on }) => starts_on <= today && today <= ends_on);
  if (!term) return;
  const calendar = await client.calendar.get({ from: term.starts_on, to: today });
  const days = calendar.data
    .filter(({ school_day, date }) => school_day && Date.parse(date + takenAt) <= now)
    .map(({ date }) => date);
  const learners = placements.map((row) => ({
    learner: String(row.external_id),
    class: String(row.class_external_id),
  }));
  const { registers, excuses } = attendanceOf(seed, learners, days);
  const classes = new Map<string, { id: string; teacher_id: string | null }>();
  for await (const { id, teacher_id, external_ids } of client.classes.list({ kind: 'register', limit: 100 }))
    classes.set(external_ids[source] ?? '', { id, teacher_id });
  const taken = new Set<string>();
  for await (const { class_id, date } of client.registers.list({ from: term.starts_on, limit: 100 }))
    taken.add(`${class_id} ${date}`);
  const excused = await idsOf(client.excuses.list({ from: term.starts_on, limit: 100 }));

  await each(registers, async ({ class: name, date, marks }) => {
    const cls = classes.get(name);
    if (!cls || taken.has(`${cls.id} ${date}`)) return;
    await client.registers.create({
      class_id: cls.id,
      date,
      default_status: 'present',
      marks: marks.map(({ learner, ...mark }) => ({ learner_id: learnerIds.get(learner) ?? '', ...mark })),
      taken_by: cls.teacher_id,
      taken_at: date + takenAt,
    });
  });
  await each(excuses, async ({ learner, from, to }) => {
    const external_id = `${learner}:${from}`;
    if (excused.has(external_id)) return;
    await client.excuses.create({
      learner_id: learnerIds.get(learner) ?? '',
      from,
      to,
      reason_code: 'illness',
      status: 'approved',
      external_ids: { [source]: external_id },
    });
  });
}
