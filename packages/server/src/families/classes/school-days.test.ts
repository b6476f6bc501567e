import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysOf, weekdayOf } from '../../lib/dates.ts';
import { countSchoolDays, type Exception, type Kind, resolveCalendar } from './school-days.ts';

const start = '2026-01-05'; // a Monday
const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays(start, days));
const kinds: Kind[] = ['public_holiday', 'closure', 'make_up_day', 'half_day', 'staff_only', 'exam_day'];
const exceptions = fc.array(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 4 }),
    date: day,
    kind: fc.constantFrom(...kinds),
    name: fc.constant('Day'),
  }),
  { maxLength: 30 },
);
const schoolDays = fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 });
const rules = fc.record({ schoolDays, exceptions });
const dates = fc.tuple(day, day).map((days) => {
  const [starts_on = start, ends_on = start] = days.toSorted();
  return { starts_on, ends_on };
});
const whole = { starts_on: start, ends_on: addDays(start, 60) };

const term = { id: 'trm_1', schoolDays: [1, 2, 3, 4, 5], ...whole };
const one = (date: string, kind: Kind): Exception => ({ id: `cal_${kind}`, date, kind, name: kind });
const resolve = (date: string, ...given: Exception[]) =>
  resolveCalendar({ starts_on: date, ends_on: date }, [term], given)[0];

describe('a day of the calendar', () => {
  it('is a school day on the weekdays of the school, inside a term', () => {
    expect(resolve('2026-01-05')).toEqual({
      date: '2026-01-05',
      school_day: true,
      term_id: 'trm_1',
      cycle_day: null,
      reason: null,
    });
    expect(resolve('2026-01-10')).toMatchObject({ school_day: false, reason: { kind: 'weekend' } });
    const outside = resolve('2026-01-04', one('2026-01-04', 'make_up_day'));
    expect(outside).toMatchObject({ school_day: false, term_id: null, reason: { kind: 'outside_term' } });
  });

  it.each(['public_holiday', 'closure', 'staff_only'] as const)('has no school for a %s', (kind) => {
    const reason = { kind, name: kind, exception_id: `cal_${kind}` };
    expect(resolve('2026-01-05', one('2026-01-05', kind))).toMatchObject({ school_day: false, reason });
    const madeUp = resolve('2026-01-05', one('2026-01-05', kind), one('2026-01-05', 'make_up_day'));
    expect(madeUp).toMatchObject({ school_day: true, reason: { kind: 'make_up_day' } });
    const half = resolve('2026-01-05', one('2026-01-05', 'half_day'), one('2026-01-05', kind));
    expect(half).toMatchObject({ school_day: false, reason });
  });

  it.each(['half_day', 'exam_day'] as const)('that is made up can be a %s', (kind) => {
    const made = resolve('2026-01-10', one('2026-01-10', 'make_up_day'), one('2026-01-10', kind));
    expect(made).toMatchObject({ school_day: true, reason: { kind } });
  });

  it.each(['half_day', 'exam_day'] as const)('is a school day of its own kind for a %s', (kind) => {
    const weekday = resolve('2026-01-05', one('2026-01-05', kind));
    expect(weekday).toMatchObject({ school_day: true, reason: { kind, exception_id: `cal_${kind}` } });
    const weekend = resolve('2026-01-10', one('2026-01-10', kind));
    expect(weekend).toMatchObject({ school_day: false, reason: { kind: 'weekend', exception_id: null } });
  });

  it('is there once for each day asked for, to the end of time', () => {
    const end = { starts_on: '9999-12-30', ends_on: '9999-12-31' };
    expect(resolveCalendar(end, [], []).map(({ date }) => date)).toEqual(['9999-12-30', '9999-12-31']);
    fc.assert(
      fc.property(dates, exceptions, (asked, given) => {
        const dates = resolveCalendar(asked, [], given).map(({ date }) => date);
        expect(dates).toEqual([...daysOf(asked.starts_on, asked.ends_on)]);
      }),
    );
  });

  it('is a school day only inside a term, and has a reason whenever it differs from its weekday', () => {
    fc.assert(
      fc.property(dates, rules, (inside, given) => {
        const terms = [{ ...term, ...inside, schoolDays: given.schoolDays }];
        for (const each of resolveCalendar(whole, terms, given.exceptions)) {
          const within = inside.starts_on <= each.date && each.date <= inside.ends_on;
          expect(each.term_id).toBe(within ? 'trm_1' : null);
          if (!within) expect(each.school_day).toBe(false);
          const ordinary = within && given.schoolDays.includes(weekdayOf(each.date));
          if (each.school_day !== ordinary || !each.school_day) expect(each.reason).not.toBeNull();
        }
      }),
    );
  });

  it('is a school day by make-up days whatever else it is', () => {
    fc.assert(
      fc.property(day, rules, (date, given) => {
        const added = [...given.exceptions, one(date, 'make_up_day')];
        const terms = [{ ...term, schoolDays: given.schoolDays }];
        const [resolved] = resolveCalendar({ starts_on: date, ends_on: date }, terms, added);
        expect(resolved?.school_day).toBe(true);
      }),
    );
  });
});

describe('the number of school days of a term', () => {
  it('is that of the school days of its calendar', () => {
    fc.assert(
      fc.property(dates, rules, (dates, given) => {
        const terms = [{ ...term, ...dates, schoolDays: given.schoolDays }];
        const resolved = resolveCalendar(whole, terms, given.exceptions);
        expect(countSchoolDays(dates, given)).toBe(resolved.filter(({ school_day }) => school_day).length);
      }),
    );
  });

  it('takes no longer for a longer term', () => {
    const ages = { starts_on: '0001-01-01', ends_on: '9999-12-31' };
    expect(countSchoolDays(ages, { schoolDays: [1, 2, 3, 4, 5, 6, 7], exceptions: [] })).toBe(3_652_059);
  });
});
