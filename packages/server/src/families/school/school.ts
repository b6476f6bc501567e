import { type FieldError, invalidBody, invalidField, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { query } from '../../sql/query.ts';
import { inSchool } from '../../sql/school-rows.ts';
import type { Handlers } from '../../work/operation.ts';
import { schoolDaysChanged, schools, signInByEmailAllowed } from './tables.ts';

/** By how much the clock of a school is ahead, in milliseconds. */
const clockAhead = query<{ school: string }, { ahead_ms: number }>((db, p) =>
  inSchool(db, 'test_clocks', p).select('ahead_ms'),
);
const advanceClock = query<{ school: string; ms: number }>((db, p) =>
  db
    .insertInto('test_clocks')
    .values({ school_id: p.school, ahead_ms: p.ms })
    .onConflict((conflict) => conflict.column('school_id').doUpdateSet({ ahead_ms: p.ms })),
);

export const school: Handlers<'school'> = {
  get: (context) => context.records(schools).get(context.schoolId),

  async update(context) {
    const { body, records, schoolId } = context;
    if (body.sign_in_by_email && !(await records(schools).current(schoolId)).value.sign_in_by_email)
      await context.raise(signInByEmailAllowed, {});
    const changed = await records(schools).update(schoolId, body);
    if (body.school_days) await context.raise(schoolDaysChanged, changed.value);
    return changed;
  },
};

type Retention = Schemas['Retention'];
type Changes = Schemas['RetentionUpdate'];

export const retention: Omit<Handlers<'retention'>, 'preview'> = {
  get: async ({ schoolId, records }) => (await records(schools).get(schoolId)).part('retention'),

  async update({ schoolId, body, records }) {
    const { value: school } = await records(schools).current(schoolId);
    const changed = await records(schools).update(schoolId, {
      retention: mergedRetention(school.retention, body),
    });
    return changed.part('retention');
  },
};

/** The rules after a change, which must make sense together. */
export function mergedRetention(current: Retention, changes: Changes): Retention {
  const next = { ...current };
  const fieldErrors: FieldError[] = [];
  for (const family of Object.keys(current) as (keyof Retention)[]) {
    const rule = { ...current[family], ...changes[family] };
    next[family] = rule;
    if (rule.action === 'anonymise' && rule.months === null) {
      const detail = 'must be a number of months if the action is anonymise';
      fieldErrors.push({ pointer: `/${family}/months`, code: 'required', detail });
    }
  }
  if (fieldErrors.length > 0) throw invalidBody(fieldErrors);
  return next;
}

// The times of records have years of four digits.
const mostMs = 100 * 365 * 86_400_000;

export const testClock: Handlers<'test-clock'> = {
  async get({ db, schoolId: school, now }) {
    return clock(now, Number((await db.first(clockAhead, { school }))?.ahead_ms ?? 0));
  },

  async advance(context) {
    const { body, db, schoolId: school, mode, now, services } = context;
    if (mode !== 'test')
      throw new Problem(
        'test_mode_only',
        'Only the clock of a test school can be advanced. Use a key of the test school.',
      );
    const before = Number((await db.first(clockAhead, { school }))?.ahead_ms ?? 0);
    const byMs = body.seconds * 1000;
    const after = before + byMs;
    if (after > mostMs)
      throw invalidField('/seconds', 'too_big', 'must not advance the clock by more than 100 years in total');
    await db.run(advanceClock, { school, ms: after });
    context.setAhead(after);
    context.record({
      action: 'test_clock.advanced',
      resource: { type: 'school', id: school },
      changes: { advanced_seconds: { before: before / 1000, after: after / 1000 } },
    });
    db.afterCommit(() => {
      services.outbox.wake();
      services.wakeJobs();
    });
    return clock(new Date(Date.parse(now) + byMs).toISOString(), after);
  },
};

const clock = (now: string, aheadMs: number): Schemas['TestClock'] => ({
  object: 'test_clock',
  now,
  advanced_seconds: aheadMs / 1000,
});
