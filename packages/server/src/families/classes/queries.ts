import { query } from '../../db/query.ts';
import { holdSchool } from '../hold-school.ts';
import type { Span } from './spans.ts';

type Dated = Span & { id: string; status: string };

/** Lets one change at a time at the school's years and terms, so that of two that would overlap one sees the other. */
export const holdCalendar = holdSchool;

/** The years of the school that are not archived. */
export const liveYears = query<{ school: string }, Dated>((db, p) =>
  db
    .selectFrom('academic_years')
    .select(['id', 'starts_on', 'ends_on', 'status'])
    .where('school_id', '=', p.school)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .$castTo<Dated>(),
);

/** The terms of a year that are not archived. */
export const liveTerms = query<{ school: string; year: string }, Dated>((db, p) =>
  db
    .selectFrom('terms')
    .select(['id', 'starts_on', 'ends_on', 'status'])
    .where('school_id', '=', p.school)
    .where('academic_year_id', '=', p.year)
    .where('archived_at', 'is', null)
    .orderBy('id')
    .$castTo<Dated>(),
);
