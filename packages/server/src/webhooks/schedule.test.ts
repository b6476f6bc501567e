import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultRetrySchedule,
  nextAttempt,
  parseRetryAfter,
  parseRetrySchedule,
  type RetrySchedule,
} from './schedule.ts';

const HOUR_MS = 3_600_000;
const start = Date.UTC(2026, 10, 21);

const schedules: fc.Arbitrary<RetrySchedule> = fc.record({
  delaysMs: fc.array(fc.integer({ min: 1, max: 30 * HOUR_MS }), { maxLength: 8 }),
  windowMs: fc.integer({ min: 1, max: 48 * HOUR_MS }),
});

type Failure = { takesMs: number; retryAfterMs?: number | undefined };

/** Times of every attempt when attempt k fails as the k-th entry says, and the last entry repeats. */
function attemptTimes(schedule: RetrySchedule, failures: readonly Failure[]): number[] {
  const times = [start];
  for (let attempt = 1; attempt < 100; attempt += 1) {
    const failure = failures[attempt - 1] ?? failures.at(-1) ?? { takesMs: 0 };
    const failedAt = (times.at(-1) ?? start) + failure.takesMs;
    const { retryAfterMs } = failure;
    const next = nextAttempt({ schedule, attempt, firstAttemptAt: start, failedAt, retryAfterMs });
    if (next === null) return times;
    times.push(next);
  }
  throw new Error('the retries never end');
}

const failures = fc.array(
  fc.record({
    takesMs: fc.integer({ min: 0, max: 2 * HOUR_MS }),
    retryAfterMs: fc.option(fc.double({ min: -1e12, max: Number.POSITIVE_INFINITY }), { nil: undefined }),
  }),
  { minLength: 1 },
);

describe('nextAttempt', () => {
  it('makes seven attempts by default, the last exactly 24 hours after the first', () => {
    const seconds = attemptTimes(defaultRetrySchedule, []).map((time) => (time - start) / 1_000);
    expect(seconds).toEqual([0, 30, 330, 2_130, 9_330, 30_930, 86_400]);
  });

  it('ends at exactly 24 hours too when every attempt takes its full ten seconds', () => {
    const times = attemptTimes(defaultRetrySchedule, [{ takesMs: 10_000 }]);
    expect(times).toHaveLength(7);
    expect(times.at(-1)).toBe(start + 24 * HOUR_MS);
  });

  it('never goes past the window, always forward, and ends within delays + 2 attempts', () => {
    fc.assert(
      fc.property(schedules, failures, (schedule, list) => {
        const times = attemptTimes(schedule, list);
        expect(times.length).toBeLessThanOrEqual(schedule.delaysMs.length + 2);
        expect(times.at(-1)).toBeLessThanOrEqual(start + schedule.windowMs);
        times.slice(1).forEach((time, index) => {
          expect(time).toBeGreaterThan(times[index] ?? Number.NaN);
        });
      }),
    );
  });

  it('lets Retry-After move an attempt later, never earlier', () => {
    fc.assert(
      fc.property(
        schedules,
        fc.nat(9),
        fc.nat(60 * HOUR_MS),
        fc.double(),
        (schedule, attempt, agoMs, retryAfterMs) => {
          const failed = { schedule, attempt: attempt + 1, firstAttemptAt: start, failedAt: start + agoMs };
          const plain = nextAttempt(failed);
          const asked = nextAttempt({ ...failed, retryAfterMs });
          if (plain === null) expect(asked).toBeNull();
          else expect(asked).toBeGreaterThanOrEqual(plain);
        },
      ),
    );
  });

  it('takes a Retry-After past the window as the end of the window, and that attempt as the last', () => {
    const failed = {
      schedule: defaultRetrySchedule,
      attempt: 2,
      firstAttemptAt: start,
      failedAt: start + 30_000,
    };
    const last = start + 24 * HOUR_MS;
    expect(nextAttempt({ ...failed, retryAfterMs: 60_000 })).toBe(start + 330_000);
    expect(nextAttempt({ ...failed, retryAfterMs: HOUR_MS })).toBe(start + 30_000 + HOUR_MS);
    expect(nextAttempt({ ...failed, retryAfterMs: 900 * HOUR_MS })).toBe(last);
    expect(nextAttempt({ ...failed, attempt: 3, failedAt: last })).toBeNull();
  });

  it('stays within one window of now when the clock jumps back before the first attempt', () => {
    fc.assert(
      fc.property(schedules, fc.nat(9), fc.integer({ min: 1, max: 1e12 }), (schedule, attempt, backMs) => {
        const failedAt = start - backMs;
        const next = nextAttempt({ schedule, attempt: attempt + 1, firstAttemptAt: start, failedAt });
        if (next === null) return;
        expect(next).toBeGreaterThan(failedAt);
        expect(next).toBeLessThanOrEqual(failedAt + schedule.windowMs);
      }),
    );
  });

  it('ends when the clock has passed the window', () => {
    const failed = { schedule: defaultRetrySchedule, firstAttemptAt: start };
    expect(nextAttempt({ ...failed, attempt: 1, failedAt: start + 24 * HOUR_MS })).toBeNull();
    expect(nextAttempt({ ...failed, attempt: 7, failedAt: start + 1 })).toBeNull();
  });
});

describe('parseRetrySchedule', () => {
  it('reads the default schedule', () => {
    expect(parseRetrySchedule('30s,5m,30m,2h,6h')).toEqual(defaultRetrySchedule);
    expect(parseRetrySchedule(' 1s , 1d ', '3d')).toEqual({
      delaysMs: [1_000, 86_400_000],
      windowMs: 259_200_000,
    });
  });

  it.each([
    ['', undefined, '"" is not a valid retry delay'],
    ['30s,,5m', undefined, '"" is not a valid retry delay'],
    ['30', undefined, '"30" is not a valid retry delay'],
    ['0s', undefined, '"0s" is not a valid retry delay'],
    ['-5m', undefined, '"-5m" is not a valid retry delay'],
    ['1.5h', undefined, '"1.5h" is not a valid retry delay'],
    ['5M', undefined, '"5M" is not a valid retry delay'],
    ['9999999999s', undefined, 'is not a valid retry delay'],
    ['30s', 'a day', '"a day" is not a valid retry window'],
    ['12h,12h', '24h', 'add up to 86400 s, which leaves no room'],
    [
      Array.from({ length: 51 }, () => '1s').join(),
      undefined,
      'there are 51 retry delays; the maximum is 50',
    ],
  ])('explains what is wrong with %j', (delays, window, message) => {
    expect(() => parseRetrySchedule(delays, window)).toThrow(message);
  });
});

describe('parseRetryAfter', () => {
  const YEAR_MS = 365 * 24 * HOUR_MS;

  it.each([
    ['0', 0],
    ['1', 1_000],
    [' 120 ', 120_000],
    ['9'.repeat(400), YEAR_MS],
    ['Sat, 21 Nov 2026 00:01:00 GMT', 60_000],
    ['Saturday, 21-Nov-26 00:01:00 GMT', 60_000],
    ['Sat Nov 21 00:01:00 2026', 60_000],
    ['Sun Nov  1 00:01:00 2026', 0],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 0],
    ['Fri, 31 Dec 9999 23:59:59 GMT', YEAR_MS],
  ])('reads %j', (value, expected) => {
    expect(parseRetryAfter(value, start)).toBe(expected);
  });

  it.each([
    ...[
      null,
      undefined,
      '',
      '-1',
      '+5',
      '1.5',
      '1e3',
      '0x10',
      'soon',
      'soon 1',
      '2026-11-21T00:01:00Z',
      '1, 2',
    ],
    ...['Sat, 99 Nov 2026 00:01:00 GMT', 'Sat, 21 Nov 2026 00:01:00 PST', '٣'],
  ])('ignores %j', (value) => {
    expect(parseRetryAfter(value, start)).toBeUndefined();
  });

  it('returns a wait from nothing to a year, or undefined, for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), (text, nowMs) => {
        const waitMs = parseRetryAfter(text, nowMs) ?? 0;
        expect(waitMs).toBeGreaterThanOrEqual(0);
        expect(waitMs).toBeLessThanOrEqual(YEAR_MS);
      }),
    );
  });
});
