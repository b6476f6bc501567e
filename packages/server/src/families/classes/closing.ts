import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { earlier, later } from '../../lib/dates.ts';
import { differs, type RecordWork } from '../../store/rules.ts';
import { schools } from '../school/tables.ts';
import { applyingTo, exceptionsIn } from './queries.ts';
import { schoolDaysClosing } from './raised.ts';
import { judge } from './school-days.ts';

type CalendarException = Schemas['CalendarException'];

/** A calendar exception before and after a change; undefined if it does not apply then. */
interface Change {
  previous?: CalendarException | undefined;
  next?: Pick<CalendarException, 'date' | 'kind' | 'name' | 'grade_level_ids'> | undefined;
}

/**
 * Notifies later families that the calendar of a day is about to change, before it does.
 */
export async function raiseClosing(
  work: RecordWork,
  { previous, next }: Change,
  voidRegisters: boolean,
): Promise<void> {
  if (voidRegisters && !work.scopes.has('write:attendance'))
    throw new Problem('insufficient_scope', 'To void registers, the API key needs `write:attendance`.');
  if (previous && next && !differs({ ...previous, ...next }, previous, 'date', 'kind', 'grade_level_ids'))
    return;
  const { db, schoolId: school, records } = work;
  const { school_days: weekdays } = (await records(schools).current(school)).plain;
  const dates = [previous, next].flatMap((one) => one?.date ?? []);
  const [starts_on, ends_on] = [dates.reduce(earlier), dates.reduce(later)];
  const others = await exceptionsIn(db, school, { starts_on, ends_on });
  const exceptions = others.filter(({ id }) => id !== previous?.id);
  if (next) {
    const { grade_level_ids: ids } = next;
    exceptions.push({ ...next, id: '', grade_level_ids: ids && JSON.stringify(ids) });
  }
  await work.raise(schoolDaysClosing, {
    dates: [...new Set(dates)],
    isSchoolDay: (date, gradeLevel) => {
      const own = applyingTo(exceptions, gradeLevel).filter((exception) => exception.date === date);
      return judge(date, weekdays, own)[0];
    },
    reason: next?.name ?? previous?.name ?? '',
    voidRegisters,
  });
}
