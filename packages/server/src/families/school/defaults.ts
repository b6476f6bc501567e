import type { Schemas } from '../../contract/schemas.ts';

const anonymise = (months: number): Schemas['RetentionRule'] => ({ months, action: 'anonymise' });

const retention: Schemas['Retention'] = {
  learners: anonymise(60),
  attendance: anonymise(60),
  discipline: anonymise(36),
  communications: anonymise(24),
  medical: anonymise(12),
  fees: anonymise(84),
  term_reports: { months: null, action: 'keep' },
  staff: anonymise(60),
};

/** The default settings of a new school. */
export const newSchool = {
  time_zone: 'Africa/Johannesburg',
  currency: 'ZAR',
  locale: 'en-ZA',
  school_days: [1, 2, 3, 4, 5],
  attendance_mode: 'daily',
  session_times: { day: '08:00', am: '08:00', pm: '13:00' },
  auto_apply_credit: true,
  sign_in_by_email: false,
  retention,
} satisfies Partial<Schemas['School']>;
