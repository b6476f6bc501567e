import type { FieldError } from '../../contract/errors.ts';
import { addDays, earlier } from '../../lib/dates.ts';

/** An assignment of the role of owner for the whole school, to a person who can work there. */
export interface Owner {
  id: string;
  staff_id: string;
  starts_on: string | null;
  ends_on: string | null;
  /** Last day of the person at the school. */
  leaves_on: string | null;
}

// As text, before and after every possible date.
const never = '';
const always = '9999-12-31';

/**
 * The last day until which, from today on, there is an owner on every day; before all days if there is none today.
 */
export function ownedUntil(
  owners: readonly Pick<Owner, 'starts_on' | 'ends_on' | 'leaves_on'>[],
  today: string,
): string {
  let until = never;
  const byStart = owners
    .map(({ starts_on, ends_on, leaves_on }) => ({
      from: starts_on ?? never,
      to: earlier(ends_on ?? always, leaves_on ?? always),
    }))
    .filter(({ to }) => to >= today)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
  for (const { from, to } of byStart) {
    const nextDay = until === never ? today : addDays(until, 1);
    if (from <= nextDay && to > until) until = to;
  }
  return until;
}

type Days = Pick<Owner, 'starts_on' | 'ends_on'>;

/** The days from one on that are in none of some ranges, as ranges in order; the last can be without an end. */
export function daysBeside(ranges: readonly Days[], from: string): Days[] {
  const free: Days[] = [];
  let next = from;
  const inOrder = ranges.toSorted((a, b) => ((a.starts_on ?? never) < (b.starts_on ?? never) ? -1 : 1));
  for (const { starts_on, ends_on } of inOrder) {
    const last = ends_on ?? always;
    if (last < next) continue;
    if (starts_on !== null && starts_on > next)
      free.push({ starts_on: next, ends_on: addDays(starts_on, -1) });
    if (last === always) return free;
    next = addDays(last, 1);
  }
  return [...free, { starts_on: next, ends_on: null }];
}

/** An email address in its stored form. Other letters are not folded: the Kelvin sign is not a k of another address. */
export const foldEmail = (email: string): string =>
  email.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

const dayMs = 86_400_000;
const usualDays = 7;
const mostDays = 90;

const daysAfter = (now: string, days: number): string =>
  new Date(Date.parse(now) + days * dayMs).toISOString();

/** The default expiry time of an invitation. */
export const usualExpiry = (now: string): string => daysAfter(now, usualDays);

/** The field errors of the expiry time of an invitation. */
export function expiryErrors(expiresAt: string, now: string): FieldError[] {
  const fieldError = (code: string, detail: string): FieldError[] => [
    { pointer: '/expires_at', code, detail },
  ];
  // Compared as times: as text, a year with five digits would come first.
  const at = Date.parse(expiresAt);
  if (at <= Date.parse(now)) return fieldError('in_past', 'must be in the future');
  return at > Date.parse(daysAfter(now, mostDays))
    ? fieldError('too_late', `must be within ${mostDays} days`)
    : [];
}
