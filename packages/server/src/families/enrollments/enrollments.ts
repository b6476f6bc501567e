import { invalidField, Problem } from '../../contract/errors.ts';
import { earlier, later } from '../../lib/dates.ts';
import type { Handlers } from '../../work/operation.ts';
import { terms } from '../classes/tables.ts';
import { standard } from '../standard.ts';
import {
  cancelSuccessor,
  changeDays,
  end,
  planAgain,
  planEnd,
  releasePredecessor,
  transfer,
} from './ending.ts';
import { checkAgain, enroll, followPrimary, leaveClass } from './enrolling.ts';
import { checkDates, checkFree, checkGradeLevel, isOpen, keepPlace, openTerm, pointingAt } from './rules.ts';
import { enrollments as enrollment } from './tables.ts';

export const enrollments: Handlers<'enrollments'> = {
  ...standard('enrollments', enrollment),

  create: (context) => enroll(context, context.body),

  async update(context) {
    const { params, body, records } = context;
    const current = await records(enrollment).current(params.enrollment_id);
    const { value } = current;
    checkGradeLevel(value.kind, body.grade_level_id);
    const { starts_on, ends_on } = { ...value, ...body };
    if (starts_on !== value.starts_on || ends_on !== value.ends_on)
      return changeDays(context, current, { ...body, starts_on, ends_on });
    await openTerm(context, value.term_id);
    const updated = await records(enrollment).update(current.id, body);
    if (body.grade_level_id !== undefined) await followPrimary(context, updated.value);
    return updated;
  },

  async activate(context) {
    const { params, body, records } = context;
    const current = await records(enrollment).current(params.enrollment_id);
    records(enrollment).allow(current, 'activate');
    const forced = await checkAgain(context, current.value, 'active', body.force);
    const active = await records(enrollment).act(current.id, 'activate', { forced });
    await followPrimary(context, active.value);
    return active;
  },

  async withdraw(context) {
    const { params, body, records, today } = context;
    const current = await records(enrollment).current(params.enrollment_id);
    records(enrollment).allow(current, 'withdraw');
    const { value } = current;
    const { starts_on, term_id } = value;
    const reason = body.reason ?? null;
    await keepPlace(context, value, body.ends_on ?? value.ends_on);
    const term = await openTerm(context, term_id);
    const on = body.ends_on ?? earlier(today, term.ends_on);
    if (body.ends_on !== undefined) checkDates({ starts_on, ends_on: on }, term);
    if (value.status === 'completed' && value.ends_on !== null && on >= value.ends_on)
      throw invalidField('/ends_on', 'too_late', `must be before ${value.ends_on}, when it was completed`);
    await cancelSuccessor(context, value, reason ?? 'Withdrawn');
    if (body.ends_on !== undefined && on > today) {
      await checkFree(context, { ...value, ends_on: on });
      return planEnd(context, current.id, 'withdraw', { on, reason });
    }
    const ended = await end(context, value, 'withdraw', { on, reason });
    await leaveClass(context, ended.value);
    return ended;
  },

  async transfer(context) {
    const { params, body, records, today } = context;
    const current = await records(enrollment).current(params.enrollment_id);
    records(enrollment).allow(current, 'transfer');
    const { value } = current;
    const { value: term } = await records(terms).get(value.term_id);
    if (body.to_class_id === value.class_id) {
      throw new Problem('already_enrolled', `The learner is already enrolled in this class: ${value.id}.`, {
        members: { existing_id: value.id },
      });
    }
    const on = body.on ?? later(today, value.starts_on);
    try {
      checkDates({ starts_on: on, ends_on: null }, term);
      if (on < value.starts_on)
        throw invalidField('/on', 'before_start', `must not be before ${value.starts_on}`);
      return await transfer(context, current, { to: body.to_class_id, on, force: body.force ?? false });
    } catch (error) {
      throw pointingAt(sent, error);
    }
  },

  async cancel(context) {
    const { params, records } = context;
    const current = await records(enrollment).current(params.enrollment_id);
    records(enrollment).allow(current, 'cancel');
    const cancelled = await records(enrollment).act(current.id, 'cancel');
    await releasePredecessor(context, current.value);
    await openTerm(context, current.value.term_id);
    return cancelled;
  },

  async archive(context) {
    const { params, records } = context;
    const current = await records(enrollment).current(params.enrollment_id, 'any');
    if (current.archived) return current;
    const { record } = await records(enrollment).archive(current.id);
    await releasePredecessor(context, current.value);
    await openTerm(context, current.value.term_id);
    if (isOpen(current.value.status)) await leaveClass(context, current.value);
    return record;
  },

  async restore(context) {
    const { params, records } = context;
    const current = await records(enrollment).current(params.enrollment_id, 'any');
    if (!current.archived) return current;
    const { status, term_id } = current.value;
    if (isOpen(status)) await checkAgain(context, current.value, status);
    else {
      checkDates(current.value, await openTerm(context, term_id));
      if (status !== 'cancelled') await checkFree(context, current.value);
    }
    const { record } = await records(enrollment).restore(current.id);
    await planAgain(context, record.value);
    await followPrimary(context, record.value);
    return record;
  },
};

/** The fields of a transfer's body, for errors of the enrollment that it starts. */
const sent: Record<string, string> = {
  '/class_id': '/to_class_id',
  '/term_id': '/to_class_id',
  '/starts_on': '/on',
};
