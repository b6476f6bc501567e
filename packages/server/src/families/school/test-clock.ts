import { invalidField, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import type { Handlers } from '../../core/operation.ts';
import { advanceClock, clockAhead } from './queries.ts';

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
