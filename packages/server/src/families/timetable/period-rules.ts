import { alreadyExists, type FieldError, Problem, resourceInUse } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { differs, type RecordWork, type StateChange } from '../../store/rules.ts';
import { notDraft } from './drafts.ts';
import { slotsInPeriod } from './queries/slots.ts';
import { periodsOfTimetables, timetablesAmong } from './queries/timetables.ts';
import { keysOf } from './settle.ts';

type Period = Schemas['Period'];

/** Periods are changed only in a draft, and those of one day pattern neither overlap nor have the same position. */
export async function checkPeriods(
  changes: readonly StateChange<Period>[],
  work: RecordWork,
): Promise<FieldError[][]> {
  const { db, schoolId: school } = work;
  const all = changes.map(({ next }) => next);
  const fieldErrors = all.map(orderErrors);
  if (fieldErrors.some((own) => own.length > 0)) return fieldErrors;
  const rows = keysOf(work, new Set(all.map(({ timetable_id }) => timetable_id)));
  const [other] = (await db.all(timetablesAmong, { school, rows })).filter(
    ({ status }) => status !== 'draft',
  );
  if (other && changes.some(({ next, previous }) => isRule(next, previous))) throw notDraft(other.status);
  const own = new Set(all.map(({ id }) => id));
  const stored = await db.all(periodsOfTimetables, { school, rows });
  const periods = [...stored.filter(({ id }) => !own.has(id)), ...all];
  const byPattern = Map.groupBy(periods, (one) => `${one.timetable_id} ${one.day_pattern}`);
  for (const period of all)
    refuseOverlap(period, byPattern.get(`${period.timetable_id} ${period.day_pattern}`));
  for (const { next, previous } of changes)
    if (previous?.archived_at === null && differs(next, previous, 'kind')) await refuseUsed(next.id, work);
  return [];
}

/** Whether a change concerns more than what a period is called. */
const isRule = (next: Period, previous: Period | undefined): boolean =>
  differs(next, previous, 'day_pattern', 'sequence', 'starts_at', 'ends_at', 'kind', 'archived_at');

function orderErrors({ starts_at, ends_at }: Period): FieldError[] {
  if (starts_at < ends_at) return [];
  return [{ pointer: '/ends_at', code: 'ends_before_start', detail: `must be later than ${starts_at}` }];
}

function refuseOverlap(
  { id, sequence, starts_at, ends_at }: Period,
  sisters: readonly Pick<Period, 'id' | 'sequence' | 'starts_at' | 'ends_at'>[] = [],
): void {
  const others = sisters.filter((sister) => sister.id !== id);
  const clash = others.find((other) => other.starts_at < ends_at && other.ends_at > starts_at);
  if (clash)
    throw new Problem(
      'periods_overlap',
      `The period overlaps ${clash.id} of the same day pattern: ${clash.starts_at} to ${clash.ends_at}.`,
      { members: { existing_id: clash.id } },
    );
  const same = others.find((other) => other.sequence === sequence);
  if (same) throw alreadyExists('Another period of the same day pattern has this sequence', same.id);
}

/** Slots depend on the kind of their period. */
async function refuseUsed(period: string, { db, schoolId: school }: RecordWork): Promise<void> {
  const { length: count } = await db.all(slotsInPeriod, { school, period });
  if (count > 0) throw resourceInUse([{ type: 'slot', count }]);
}
