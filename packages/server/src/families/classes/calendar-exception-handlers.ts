import type { Handlers } from '../../work/operation.ts';
import { standard } from '../standard.ts';
import { calendarExceptions as exception } from './calendar-exceptions.ts';
import { raiseClosing } from './closing.ts';

export const calendarExceptions: Handlers<'calendar-exceptions'> = {
  ...standard('calendar-exceptions', exception),

  async create(context) {
    const { void_registers: voidRegisters = false, ...fields } = context.body;
    const next = { ...fields, grade_level_ids: fields.grade_level_ids ?? null };
    await raiseClosing(context, { next }, voidRegisters);
    return context.records(exception).create(fields);
  },

  async update(context) {
    const { params, body, records } = context;
    const { void_registers: voidRegisters = false, ...fields } = body;
    const { id, plain: previous } = await records(exception).current(params.calendar_exception_id);
    const { date, kind, name, grade_level_ids } = { ...previous, ...fields };
    await raiseClosing(context, { previous, next: { date, kind, name, grade_level_ids } }, voidRegisters);
    return records(exception).update(id, fields);
  },

  async archive(context) {
    const { params, records } = context;
    const current = await records(exception).current(params.calendar_exception_id, 'any');
    if (!current.archived) await raiseClosing(context, { previous: current.plain }, false);
    return (await records(exception).archive(current.id)).record;
  },

  async restore(context) {
    const { params, records } = context;
    const current = await records(exception).current(params.calendar_exception_id, 'any');
    if (current.archived) await raiseClosing(context, { next: current.plain }, false);
    return (await records(exception).restore(current.id)).record;
  },
};
