import { invalidField, Problem } from '../../errors.ts';
import type { Handlers } from '../../operation.ts';
import { rollOver } from '../enrollments/bulk.ts';
import { standard } from '../standard.ts';
import { holdCalendar, liveTerms } from './queries.ts';
import { checkApart, checkInside, checkOrder } from './spans.ts';
import { academicYears, terms as term } from './tables.ts';

export const terms: Handlers<'terms'> = {
  ...standard('terms', term),

  rollover: rollOver,

  async create({ db, schoolId, body, records }) {
    checkOrder(body);
    await holdCalendar(db, schoolId);
    const year = await records(academicYears).find(body.academic_year_id);
    if (!year || year.archived) throw noSuchYear();
    checkInside(body, year.value);
    checkApart(body, await db.all(liveTerms, { school: schoolId, year: year.id }));
    return records(term).create({ ...body, status: 'planned' });
  },

  async update({ db, schoolId, params, body, records }) {
    await holdCalendar(db, schoolId);
    const { value: current } = await records(term).lock(params.term_id);
    if (current.status === 'closed')
      throw new Problem('term_closed', 'The term is closed. Reopen it before you change it.');
    const next = { ...current, ...body };
    checkOrder(next);
    checkInside(next, (await records(academicYears).get(current.academic_year_id)).value);
    checkApart(
      next,
      await db.all(liveTerms, { school: schoolId, year: current.academic_year_id }),
      current.id,
    );
    return records(term).update(current.id, body);
  },

  async restore({ db, schoolId, params, records }) {
    await holdCalendar(db, schoolId);
    const stored = await records(term).lock(params.term_id, 'any');
    const { value } = stored;
    const year = await records(academicYears).get(value.academic_year_id);
    if (year.archived) throw noSuchYear();
    checkInside(value, year.value);
    checkApart(value, await db.all(liveTerms, { school: schoolId, year: year.id }), value.id);
    return (await records(term).restore(value.id)).record;
  },
};

const noSuchYear = (): Problem =>
  invalidField(
    '/academic_year_id',
    'unknown_reference',
    'is not the id of an academic year of the school that is not archived',
    'unknown_reference',
  );
