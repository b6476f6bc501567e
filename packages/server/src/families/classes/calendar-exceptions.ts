import type { Schemas } from '../../contract.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import type { Stored } from '../../db/stored.ts';
import type { Handlers } from '../../operation.ts';
import { standard } from '../standard.ts';
import { holdCalendar } from './queries.ts';
import { recountTerms } from './recount.ts';
import { calendarExceptions as exception } from './tables.ts';

type Exception = Stored<Schemas['CalendarException']>;

export const calendarExceptions: Handlers<'calendar-exceptions'> = {
  ...standard('calendar-exceptions', exception),

  create: (context) => counted(context, undefined, () => context.records(exception).create(context.body)),

  update: (context) => {
    const id = context.params.calendar_exception_id;
    return counted(context, id, () => context.records(exception).update(id, context.body));
  },

  archive: (context) => {
    const id = context.params.calendar_exception_id;
    return counted(context, id, async () => (await context.records(exception).archive(id)).record);
  },

  restore: (context) => {
    const id = context.params.calendar_exception_id;
    return counted(context, id, async () => (await context.records(exception).restore(id)).record);
  },
};

/** Changes an exception, and then what the terms of its day, and of its former day, have of school days. */
async function counted(
  work: UnitOfWork,
  id: string | undefined,
  change: () => Promise<Exception>,
): Promise<Exception> {
  const schoolDays = await holdCalendar(work.db, work.schoolId);
  const former = id === undefined ? undefined : (await work.records(exception).find(id))?.value.date;
  const changed = await change();
  for (const date of new Set([former ?? changed.value.date, changed.value.date]))
    await recountTerms(work, schoolDays, { starts_on: date, ends_on: date });
  return changed;
}
