import type { FollowUpCreate, IncidentCreate, Rollbook } from '@rollbook/sdk';
import { each, type Ids, idsOf, Random, source } from './random.ts';
import type { DemoSchool } from './school.ts';

/** A learner who is not simply present. */
interface DemoMark {
  learner: string;
  status: 'absent' | 'late' | 'left_early';
  minutes_late?: number;
  left_at?: string;
  reason_code?: 'illness' | 'transport';
}

/** The register of a class on a day; other learners of the class are present. */
interface DemoRegister {
  class: string;
  date: string;
  marks: DemoMark[];
}

interface DemoExcuse {
  learner: string;
  from: string;
  to: string;
}

const excusedPart = 0.1;
/** A learner stays away for the last of these days, without an excuse. */
const truantDays = 12;

/** The registers of the classes on some days, in the order of the days; the same for the same seed and days. */
export function attendanceOf(
  seed: number,
  learners: readonly { learner: string; class: string }[],
  days: readonly string[],
): { registers: DemoRegister[]; excuses: DemoExcuse[] } {
  const byClass = Map.groupBy(learners, (learner) => learner.class);
  const truant = learners[seed % Math.max(1, learners.length)]?.learner;
  const excuses: DemoExcuse[] = [];
  const registers = days.flatMap((date, index) => {
    // Each day has numbers of its own, so that a later day changes none of those before it.
    const random = new Random(seed * 1009 + Number(date.replaceAll('-', '')));
    return [...byClass].map(([name, members]): DemoRegister => {
      const marks = members.flatMap(({ learner }): DemoMark[] => {
        const mark = markOf(random, learner);
        const isExcused = random.chance(excusedPart);
        if (learner === truant)
          return index >= days.length - truantDays ? [{ learner, status: 'absent' }] : [];
        if (mark?.status === 'absent' && isExcused) excuses.push({ learner, from: date, to: date });
        return mark ? [mark] : [];
      });
      return { class: name, date, marks };
    });
  });
  return { registers, excuses };
}

function markOf(random: Random, learner: string): DemoMark | undefined {
  const which = random.next();
  const minutes = random.between(2, 35);
  if (which < 0.035) return { learner, status: 'absent', reason_code: 'illness' };
  if (which < 0.06) return { learner, status: 'late', minutes_late: minutes, reason_code: 'transport' };
  return which < 0.065 ? { learner, status: 'left_early', left_at: '11:30' } : undefined;
}

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

/** The marks of all tests are out of this. */
export const maxMark = 50;

interface DemoGrade {
  learner: string;
  /** Null for a learner who was absent. */
  mark: number | null;
}

/**
 * The grades of learners in a test, the same for the same seed. A learner does about as well in one subject as in
 * another.
 */
export function gradesOf(seed: number, learners: readonly string[], test: number): DemoGrade[] {
  return learners.map((learner) => {
    const number = Number(learner.replace(/\D/g, '')) || 0;
    const ability = new Random(seed * 2017 + number).between(34, 92);
    const random = new Random(seed * 4001 + test * 7919 + number);
    const percentage = Math.min(100, Math.max(0, ability + random.between(-12, 12)));
    return { learner, mark: random.chance(0.02) ? null : Math.round((percentage * maxMark) / 100) };
  });
}

type Kind = Pick<IncidentCreate, 'category' | 'level' | 'points' | 'description'> & {
  followUp?: FollowUpCreate['kind'];
};

const kinds: readonly Kind[] = [
  { category: 'disruption', level: 1, points: -1, description: 'Talked during a test.' },
  { category: 'dress_code', level: 1, points: -1, description: 'Came without a school jersey.' },
  {
    ...{ category: 'vandalism', level: 2, points: -5, description: 'Wrote on a desk in the library.' },
    followUp: 'community_service',
  },
  {
    ...{
      category: 'bullying',
      level: 3,
      points: -10,
      description: 'Excluded a learner from a game on purpose.',
    },
    followUp: 'parent_meeting',
  },
  {
    ...{
      category: 'academic_dishonesty',
      level: 2,
      points: -5,
      description: 'Copied the homework of a friend.',
    },
    followUp: 'detention',
  },
  { category: 'merit', level: 1, points: 5, description: 'Helped a new learner to find the classes.' },
];

const count = 18;

/** Incidents on some of the days; the same for the same seed and days. */
export function incidentsOf(seed: number, learners: readonly string[], days: readonly string[]) {
  if (learners.length === 0 || days.length === 0) return [];
  const random = new Random(seed * 17 + 3);
  return Array.from({ length: count }, (_, index) => ({
    external_id: `incident ${index + 1}`,
    learner: random.pick(learners),
    day: random.pick(days),
    kind: random.pick(kinds),
    isResolved: random.chance(0.5),
  }));
}

/** Incidents happen at this time (UTC). */
const happenedAt = 'T09:20:00.000Z';

/** Logs incidents of the current term with their follow-ups. What is there already is left as it is. */
export async function addIncidents(
  client: Rollbook,
  { terms, placements }: DemoSchool,
  { seed, now, today, learnerIds }: Options,
): Promise<void> {
  const term = terms.find(({ starts_on, ends_on }) => starts_on <= today && today <= ends_on);
  if (!term) return;
  const { data } = await client.calendar.get({ from: term.starts_on, to: today });
  const days = data
    .filter(({ school_day, date }) => school_day && Date.parse(date + happenedAt) <= now)
    .map(({ date }) => date);
  const known = new Map<string, { id: string; status: string }>();
  for await (const { id, status, external_ids } of client.incidents.list({ limit: 100 }))
    known.set(external_ids?.[source] ?? '', { id, status });
  const names = placements.map(({ external_id }) => String(external_id));
  for (const { external_id, learner, day, kind, isResolved } of incidentsOf(seed, names, days)) {
    const { followUp, ...fields } = kind;
    const { id, status } =
      known.get(external_id) ??
      (await client.incidents.create({
        ...fields,
        learner_id: learnerIds.get(learner) ?? '',
        occurred_at: day + happenedAt,
        external_ids: { [source]: external_id },
      }));
    if (status === 'resolved') continue;
    if (followUp && (await client.followUps.list(id)).data.length === 0)
      await client.followUps.create(id, { kind: followUp });
    if (!isResolved) continue;
    for (const one of (await client.followUps.list(id, { status: 'open' })).data)
      await client.followUps.complete(id, one.id, { outcome: 'Done' });
    if (status === 'logged') await client.incidents.review(id);
    await client.incidents.resolve(id);
  }
}
