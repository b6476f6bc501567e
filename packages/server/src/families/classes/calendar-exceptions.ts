import { Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { earlier, later } from '../../lib/dates.ts';
import { idIn } from '../../store/projection.ts';
import { defineResource } from '../../store/resource.ts';
import { differs, type RecordWork } from '../../store/rules.ts';
import { reactTo } from '../../work/family.ts';
import type { Handlers } from '../../work/operation.ts';
import { always, type DateRange } from '../date-ranges.ts';
import { schoolDaysChanged } from '../school/tables.ts';
import { standard } from '../standard.ts';
import { applyingTo, exceptionsIn, termsBetween } from './queries.ts';
import { type DaysClosing, schoolDaysClosing, termsChanging } from './raised.ts';
import { judge } from './school-days.ts';
import { terms } from './tables.ts';

/** Recounts the school days of the terms that overlap a date range, and updates terms whose number has changed. */
async function recountTerms({ db, records, schoolId }: RecordWork, dates: DateRange): Promise<void> {
  for (const { id } of await termsBetween(db, schoolId, dates)) await records(terms).refill(id, 'recounted');
}

/** Other weekdays have school, in all terms that are not closed. */
async function changeWeekdays(work: RecordWork, school_days: readonly number[]): Promise<void> {
  const { db, records, schoolId } = work;
  const previous = (await termsBetween(db, schoolId, always)).filter(({ status }) => status !== 'closed');
  const next = previous.map((term) => ({ ...term, schoolDays: school_days }));
  await work.raise(termsChanging, { previous, next });
  for (const { id } of previous)
    await records(terms).refill(id, 'recounted', { school_days: [...school_days] });
}

export const calendarExceptions = defineResource('calendar_exceptions', 'CalendarException', {
  /** The terms of their dates, and of their previous dates, have a different number of school days. */
  async follow(changes, work) {
    for (const date of new Set(changes.flatMap(({ next, previous = next }) => [previous.date, next.date])))
      await recountTerms(work, { starts_on: date, ends_on: date });
  },
  filters: {
    from: (select, p) => select.where('date', '>=', p.from as string),
    to: (select, p) => select.where('date', '<=', p.to as string),
    grade_level_id: (select, p) =>
      select.where((either) =>
        either.or([either('grade_level_ids', 'is', null), idIn('grade_level_ids', p.grade_level_id)]),
      ),
  },
});

export const reactions = [
  reactTo(
    schoolDaysChanged,
    'The terms that are not closed have school on these weekdays, and their school days are recounted',
    (work, { school_days }) => changeWeekdays(work, school_days),
  ),
];

type CalendarException = Schemas['CalendarException'];

/** A calendar exception before and after a change; undefined if it does not apply then. */
interface Change {
  previous?: CalendarException | undefined;
  next?: DaysClosing['next'];
}

/**
 * Notifies later families that the calendar of a day is about to change, before it does.
 */
async function raiseClosing(
  work: RecordWork,
  { previous, next }: Change,
  voidRegisters?: boolean,
): Promise<void> {
  if (voidRegisters && !work.scopes.has('write:attendance'))
    throw new Problem('insufficient_scope', 'To void registers, the API key needs `write:attendance`.');
  if (
    previous &&
    next &&
    !differs({ ...previous, ...next }, previous, 'date', 'kind', 'grade_level_ids', 'keeps_cycle')
  )
    return;
  const { db, schoolId: school } = work;
  const dates = [previous, next].flatMap((one) => one?.date ?? []);
  const [starts_on, ends_on] = [dates.reduce(earlier), dates.reduce(later)];
  const around = await termsBetween(db, school, { starts_on, ends_on });
  const termsOn = (date: string) => around.filter((term) => term.starts_on <= date && date <= term.ends_on);
  const closed = dates.flatMap(termsOn).find(({ status }) => status === 'closed');
  if (closed)
    throw new Problem('term_closed', `The term ${closed.id} is closed. Reopen it to change its calendar.`);
  const others = await exceptionsIn(db, school, { starts_on, ends_on });
  const exceptions = others.filter(({ id }) => id !== previous?.id);
  if (next) {
    const { grade_level_ids: ids } = next;
    exceptions.push({ ...next, id: '', grade_level_ids: ids && JSON.stringify(ids) });
  }
  await work.raise(schoolDaysClosing, {
    dates: [...new Set(dates)],
    replaced: previous?.id,
    next,
    isSchoolDay: (date, gradeLevel) => {
      const own = applyingTo(exceptions, gradeLevel).filter((exception) => exception.date === date);
      return termsOn(date).some(({ schoolDays }) => judge(date, schoolDays, own)[0]);
    },
    reason: next?.name ?? previous?.name ?? '',
    voidRegisters,
  });
}

export const calendarExceptionHandlers: Handlers<'calendar-exceptions'> = {
  ...standard('calendar-exceptions', calendarExceptions),

  async create(context) {
    const { void_registers: voidRegisters = false, ...fields } = context.body;
    const { grade_level_ids = null, keeps_cycle = false } = fields;
    const next = { ...fields, grade_level_ids, keeps_cycle };
    await raiseClosing(context, { next }, voidRegisters);
    return context.records(calendarExceptions).create(fields);
  },

  async update(context) {
    const { params, body, records } = context;
    const { void_registers: voidRegisters = false, ...fields } = body;
    const { id, plain: previous } = await records(calendarExceptions).current(params.calendar_exception_id);
    await raiseClosing(context, { previous, next: { ...previous, ...fields } }, voidRegisters);
    return records(calendarExceptions).update(id, fields);
  },

  async archive(context) {
    const { params, records } = context;
    const current = await records(calendarExceptions).current(params.calendar_exception_id, 'any');
    if (!current.archived) await raiseClosing(context, { previous: current.plain });
    return (await records(calendarExceptions).archive(current.id)).record;
  },

  async restore(context) {
    const { params, records } = context;
    const current = await records(calendarExceptions).current(params.calendar_exception_id, 'any');
    if (current.archived) await raiseClosing(context, { next: current.plain });
    return (await records(calendarExceptions).restore(current.id)).record;
  },
};
