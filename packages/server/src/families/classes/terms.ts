import type { Reader } from '../../db/database.ts';
import { type Fault, invalidBody, invalidField, Problem } from '../../errors.ts';
import type { Handlers } from '../../operation.ts';
import { rollOver } from '../enrollments/bulk.ts';
import { useOfTerm } from '../enrollments/tables.ts';
import { standard } from '../standard.ts';
import { holdCalendar, liveTerms } from './queries.ts';
import { schoolDaysIn } from './recount.ts';
import { checkApart, checkInside, checkOrder, type Span } from './spans.ts';
import { academicYears, terms as term } from './tables.ts';

export const terms: Handlers<'terms'> = {
  ...standard('terms', term),

  rollover: rollOver,

  async create(context) {
    const { db, schoolId, body, records } = context;
    checkOrder(body);
    const schoolDays = await holdCalendar(db, schoolId);
    const year = await records(academicYears).find(body.academic_year_id);
    if (!year || year.archived) throw noSuchYear();
    checkInside(body, year.value);
    checkApart(body, await db.all(liveTerms, { school: schoolId, year: year.id }));
    const school_days_count = await schoolDaysIn(context, schoolDays, body);
    return records(term).create({ ...body, status: 'planned', school_days_count });
  },

  async update(context) {
    const { db, schoolId, params, body, records } = context;
    const schoolDays = await holdCalendar(db, schoolId);
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
    checkEnrolled(next, await useOf(db, schoolId, current.id));
    const school_days_count = await schoolDaysIn(context, schoolDays, next);
    return records(term).update(current.id, { ...body, school_days_count });
  },

  async archive({ db, schoolId, params, records }) {
    // Whoever counts school days has looked which terms are live.
    await holdCalendar(db, schoolId);
    return (await records(term).archive(params.term_id)).record;
  },

  async restore(context) {
    const { db, schoolId, params, records } = context;
    const schoolDays = await holdCalendar(db, schoolId);
    const stored = await records(term).lock(params.term_id, 'any');
    const { value } = stored;
    const year = await records(academicYears).get(value.academic_year_id);
    if (year.archived) throw noSuchYear();
    checkInside(value, year.value);
    checkApart(value, await db.all(liveTerms, { school: schoolId, year: year.id }), value.id);
    const school_days_count = await schoolDaysIn(context, schoolDays, value);
    return (await records(term).restore(value.id, { school_days_count })).record;
  },
};

/** Refuses dates that would leave an enrollment outside its term. */
function checkEnrolled(next: Span, { first, last }: { first: string | null; last: string | null }): void {
  const faults: Fault[] = [];
  const fault = (field: keyof Span, detail: string) =>
    faults.push({ pointer: `/${field}`, code: 'outside_term', detail });
  if (first !== null && first < next.starts_on)
    fault('starts_on', `must not be after ${first}, the first day of an enrollment`);
  if (last !== null && last > next.ends_on)
    fault('ends_on', `must not be before ${last}, the last day of an enrollment`);
  if (faults.length > 0) throw invalidBody(faults, 'outside_term');
}

async function useOf(db: Reader, school: string, term: string) {
  return (await db.first(useOfTerm, { school, term })) ?? { first: null, last: null };
}

const noSuchYear = (): Problem =>
  invalidField(
    '/academic_year_id',
    'unknown_reference',
    'must be the id of an academic year of the school that is not archived',
    'unknown_reference',
  );
