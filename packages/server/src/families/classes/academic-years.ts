import { alreadyExists, Problem } from '../../errors.ts';
import type { Handlers } from '../../operation.ts';
import { standard } from '../standard.ts';
import { holdCalendar, liveTerms, liveYears } from './queries.ts';
import { checkApart, checkHolds, checkOrder } from './spans.ts';
import { academicYears as academicYear } from './tables.ts';

export const academicYears: Handlers<'academic-years'> = {
  ...standard('academic-years', academicYear),

  async create({ db, schoolId, body, records }) {
    checkOrder(body);
    await holdCalendar(db, schoolId);
    checkApart(body, await db.all(liveYears, { school: schoolId }));
    return records(academicYear).create({ ...body, status: 'planned' });
  },

  async update({ db, schoolId, params, body, records }) {
    await holdCalendar(db, schoolId);
    const years = records(academicYear);
    const { value: current } = await years.lock(params.academic_year_id);
    const next = { ...current, ...body };
    checkOrder(next);
    checkApart(next, await db.all(liveYears, { school: schoolId }), current.id);
    checkHolds(next, await db.all(liveTerms, { school: schoolId, year: current.id }));
    return years.update(current.id, body);
  },

  async restore({ db, schoolId, params, records }) {
    await holdCalendar(db, schoolId);
    const years = records(academicYear);
    const year = await years.lock(params.academic_year_id, 'any');
    checkApart(year.value, await db.all(liveYears, { school: schoolId }), year.id);
    return (await years.restore(year.id)).record;
  },

  async start({ db, schoolId, params, records }) {
    await holdCalendar(db, schoolId);
    const others = await db.all(liveYears, { school: schoolId });
    const current = others.find(({ id, status }) => status === 'current' && id !== params.academic_year_id);
    const started = await records(academicYear).act(params.academic_year_id, 'start');
    if (current) throw alreadyExists('Another academic year is current', current.id);
    return started;
  },

  async close({ db, schoolId, params, records }) {
    await holdCalendar(db, schoolId);
    const terms = await db.all(liveTerms, { school: schoolId, year: params.academic_year_id });
    const closed = await records(academicYear).act(params.academic_year_id, 'close');
    const open = terms.filter(({ status }) => status !== 'closed');
    if (open.length > 0) {
      throw new Problem(
        'open_terms',
        `${open.length} terms of the academic year are not closed. Close them first.`,
      );
    }
    return closed;
  },
};
