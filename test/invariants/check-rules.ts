import type { Enrollment } from '@rollbook/sdk';
import { expect } from 'vitest';
import { document } from '../support/document.ts';
import { dayOf } from './school.ts';
import type { Snapshot } from './snapshot.ts';

/** The enrollment with which a planned transfer continues another one. */
const isWaiting = ({ status, transferred_from_id }: Enrollment): boolean =>
  status === 'pending' && transferred_from_id !== null;
const isOpen = ({ status }: Enrollment): boolean => status === 'active' || status === 'pending';

/** Enrollments that are not archived, each with the dates of its term. */
function placed({ live, records }: Snapshot) {
  return live('enrollment').map((enrollment) => {
    const term = records.get(enrollment.term_id)?.record;
    const [from, to] = [String(term?.starts_on), String(term?.ends_on)];
    return { ...enrollment, term: { from, to }, last: enrollment.ends_on ?? to };
  });
}

/** 17: a learner has one enrollment at most that is active or pending in a class and term. */
export function oneOpenEnrollmentInAClassAndTerm(snapshot: Snapshot): void {
  const open = placed(snapshot).filter(isOpen);
  for (const [place, of] of Map.groupBy(open, (e) => `${e.learner_id} in ${e.class_id} for ${e.term_id}`))
    expect(of.map(({ id }) => id).slice(1), `open enrollments of ${place} beyond the first`).toEqual([]);
}

/** 18: a learner has one active primary enrollment at most in a term on any day. */
export function onePrimaryEnrollmentOnADay(snapshot: Snapshot): void {
  const primary = placed(snapshot).filter(
    (e) => e.kind === 'primary' && (e.status === 'active' || isWaiting(e)),
  );
  for (const [place, of] of Map.groupBy(primary, (e) => `${e.learner_id} in ${e.term_id}`)) {
    for (const one of of) {
      const clash = of.find(
        (other) => other.id > one.id && other.starts_on <= one.last && one.starts_on <= other.last,
      );
      expect(clash?.id, `${place}: primary on a day of ${one.id}`).toBeUndefined();
    }
  }
}

/** 19: an enrollment lies in its term, does not end before it starts, and is active only of an active learner. */
export function enrollmentsLieInTheirTerms(snapshot: Snapshot): void {
  for (const { id, term, starts_on, ends_on, last, status, learner_id } of placed(snapshot)) {
    const what = `${id} (${status}), from ${starts_on} to ${ends_on}, in the term from ${term.from} to ${term.to}`;
    expect(starts_on >= term.from && last <= term.to, `inside: ${what}`).toBe(true);
    expect(last >= starts_on, `ends after it starts: ${what}`).toBe(true);
    if (['completed', 'withdrawn', 'transferred'].includes(status)) expect(ends_on, what).not.toBeNull();
    const learner = snapshot.records.get(learner_id)?.record;
    if (status === 'active') expect(learner, what).toMatchObject({ status: 'active', archived_at: null });
    if (status === 'pending') expect(learner, what).toMatchObject({ archived_at: null });
  }
}

/** 19: the status of an enrollment is that of today, and the two enrollments of a planned transfer follow each other. */
export function plannedEndsAreToCome(snapshot: Snapshot): void {
  const { today, records } = snapshot;
  for (const one of placed(snapshot)) {
    const what = `${one.id} (${one.status}), from ${one.starts_on} to ${one.ends_on}, ends as ${one.ends_as}`;
    // A day that has passed when it is set takes effect within an hour.
    const isLate = dayOf(Date.parse(one.updated_at)) === today;
    if (one.status === 'active') expect(isLate || one.last >= today, `${what}, on ${today}`).toBe(true);
    else expect(one.ends_as, what).toBeNull();
    if (one.ends_as !== null) expect(one.ends_on, what).not.toBeNull();
    if (!isWaiting(one)) continue;
    expect(isLate || one.starts_on > today, `${what}, on ${today}`).toBe(true);
    const from = records.get(String(one.transferred_from_id))?.record as Enrollment | undefined;
    if (from?.status !== 'active' || from.archived_at !== null) continue;
    expect(String(from.ends_on) < one.starts_on, `${from.id} ends before ${what}`).toBe(true);
    expect(from.ends_as, `${from.id}, before ${what}`).not.toBeNull();
  }
}

/** 40: staff whose last day is over have left. */
export function staffLeaveOnTheirLastDay({ live, today }: Snapshot): void {
  for (const { id, status, ends_on, updated_at } of live('staff'))
    if ((status === 'active' || status === 'suspended') && dayOf(Date.parse(updated_at)) < today)
      expect(ends_on === null || ends_on >= today, `${id}, until ${ends_on}, on ${today}`).toBe(true);
}

/** 20: a class has no more active enrollments in a term than it takes, beyond those that were forced. */
export function classesAreNotOverfull(snapshot: Snapshot): void {
  const active = placed(snapshot).filter(({ status }) => status === 'active');
  const waiting = placed(snapshot).filter(isWaiting);
  for (const { id, capacity, learner_count } of snapshot.all('class')) {
    const own = active.filter(({ class_id }) => class_id === id);
    expect(learner_count, `learner_count of ${id}`).toBe(new Set(own.map((e) => e.learner_id)).size);
    if (capacity === null) continue;
    for (const [term, of] of Map.groupBy(own, ({ term_id }) => term_id)) {
      const unforced = of.filter(({ forced }) => !forced).map((enrollment) => enrollment.id);
      expect(unforced.length, `${id} takes ${capacity} in ${term}, has ${unforced}`).toBeLessThanOrEqual(
        capacity,
      );
    }
    for (const { id: next, term_id, starts_on } of waiting.filter(({ class_id }) => class_id === id)) {
      const then = [...active, ...waiting].filter(
        (e) => e.class_id === id && e.term_id === term_id && !e.forced && e.last >= starts_on,
      );
      expect(then.length, `${id} has a place for ${next} on ${starts_on}`).toBeLessThanOrEqual(capacity);
    }
  }
  for (const { id, forced } of active) {
    const entry = snapshot.histories.get(id)?.entries.findLast(({ changes }) => changes.forced);
    expect(entry?.changes.forced?.after, `forcing ${id} is in the audit log`).toBe(forced);
  }
}

interface Span {
  id: string;
  starts_on: string;
  ends_on: string;
}

function expectApart(spans: Span[]): void {
  for (const one of spans) {
    expect(one.starts_on <= one.ends_on, `${one.id} ends after it starts`).toBe(true);
    const clash = spans.find(
      (other) => other.id > one.id && other.starts_on <= one.ends_on && one.starts_on <= other.ends_on,
    );
    expect(clash?.id, `overlaps with ${one.id}`).toBeUndefined();
  }
}

/** 21: years do not overlap, terms neither and lie inside their year; one year at most is current. */
export function yearsAndTermsAreInOrder({ live }: Snapshot): void {
  const years = live('academic_year');
  expectApart(years);
  expect(years.filter(({ status }) => status === 'current').length, 'current years').toBeLessThanOrEqual(1);
  for (const [yearId, terms] of Map.groupBy(live('term'), (term) => term.academic_year_id)) {
    expectApart(terms);
    const year = years.find(({ id }) => id === yearId);
    for (const { id, starts_on, ends_on } of terms) {
      const inside = year && year.starts_on <= starts_on && ends_on <= year.ends_on;
      expect(inside, `${id} (${starts_on} to ${ends_on}) lies in its year ${yearId}`).toBe(true);
    }
  }
}

/** What a record in use refers to, and may not be archived under it, is not archived. */
export function referencesInUseAreLive({ records }: Snapshot): void {
  const schemas = Object.values(document.components.schemas);
  for (const { record } of records.values()) {
    const schema = schemas.find(({ properties, 'x-record': own }) =>
      own ? properties?.object?.const === record.object : false,
    );
    const { ended = [] } = (schema?.['x-record'] ?? {}) as { ended?: string[] };
    if (record.archived_at !== null || ended.includes(String(record.status))) continue;
    for (const [field, property] of Object.entries(schema?.properties ?? {})) {
      const { archived } = (property['x-ref'] ?? {}) as { archived?: string };
      const id = record[field];
      if ((archived !== 'refuse' && archived !== 'end') || typeof id !== 'string') continue;
      expect(records.get(id)?.record.archived_at, `${field} of ${record.id}`).toBeNull();
    }
  }
}

/** 37: one primary guardian at most, and a guardian without access is sent nothing and found nowhere. */
export async function guardiansSeeWhatTheyMay({ school, live, records, all }: Snapshot): Promise<void> {
  const links = live('learner_guardian');
  const ids = async (list: AsyncIterable<{ id: string }>) => {
    const found = [];
    for await (const { id } of list) found.push(id);
    return found.sort();
  };
  for (const [learner, of] of Map.groupBy(links, ({ learner_id }) => learner_id)) {
    const primary = of.filter(({ is_primary }) => is_primary).map(({ id }) => id);
    expect(primary.slice(1), `primary guardians of ${learner} beyond the first`).toEqual([]);
    const guardians = of.map(({ guardian_id }) => guardian_id);
    expect(guardians, `guardians of ${learner}`).toEqual([...new Set(guardians)]);
  }
  for (const { id, access, receives, guardian_id } of links) {
    if (access === 'none') expect(Object.values(receives), `what ${id} receives`).not.toContain(true);
    expect(records.get(guardian_id)?.record.archived_at, `guardian of ${id}`).toBeNull();
  }
  const open = links.filter(({ access }) => access !== 'none');
  const isLive = (id: string) => records.get(id)?.record.archived_at === null;
  for (const guardian of new Set(links.map(({ guardian_id }) => guardian_id))) {
    const own = open.filter(({ guardian_id }) => guardian_id === guardian);
    const linked = await ids(school.client.guardians.learners(guardian, { limit: 100 }));
    expect(linked, `links of ${guardian}`).toEqual(own.map(({ id }) => id).sort());
    const learners = await ids(school.client.learners.list({ guardian_id: guardian, limit: 100 }));
    const wanted = own.map(({ learner_id }) => learner_id).filter(isLive);
    expect(learners, `learners of ${guardian}`).toEqual(wanted.sort());
  }
  for (const { id } of all('learner')) {
    const guardians = open.filter(({ learner_id }) => learner_id === id).map((link) => link.guardian_id);
    const shared = open.filter((link) => guardians.includes(link.guardian_id)).map((link) => link.learner_id);
    const wanted = [...new Set(shared)].filter((other) => other !== id && isLive(other)).sort();
    const siblings = await ids(school.client.learners.siblings(id, { limit: 100 }));
    expect(siblings, `siblings of ${id}`).toEqual(wanted);
  }
}

/** 40: an invitation that was accepted made its staff member active, once, and no token worked twice. */
export function invitationsAreAcceptedOnce({ school, all, histories }: Snapshot): void {
  const invitations = all('invitation');
  for (const { id } of all('staff')) {
    const entries = histories.get(id)?.entries ?? [];
    const activations = entries.filter(({ action }) => action === 'staff.activated');
    const accepted = invitations.filter(({ staff_id, status }) => staff_id === id && status === 'accepted');
    expect(activations.length, `activations of ${id}`).toBe(accepted.length);
    expect(accepted.length, `accepted invitations of ${id}`).toBeLessThanOrEqual(1);
  }
  const used = school.tape.exchanges
    .filter(({ path, status, replayed }) => path.endsWith('/accept') && status === 200 && !replayed)
    .map(({ sent }) => JSON.parse(sent).token);
  expect(used, 'tokens that were accepted').toEqual([...new Set(used)]);
}

type Fields = Record<string, unknown>;

/** The last day until which there is an owner on every day from today on; '' when there is none today. */
function ownedUntil(states: Iterable<Fields>, today: string): string {
  const all = [...states];
  const canWork = new Map(
    all
      .filter(({ status, archived_at }) => status === 'active' && archived_at === null)
      .map(({ id, ends_on }) => [id, String(ends_on ?? '9999')]),
  );
  const spans = all
    .filter(
      ({ role, scope_type, archived_at, staff_id }) =>
        role === 'owner' && scope_type === 'school' && archived_at === null && canWork.has(staff_id),
    )
    .map(({ starts_on, ends_on, staff_id }) => {
      const last = [String(ends_on ?? '9999'), canWork.get(staff_id) ?? ''].sort()[0];
      return { starts_on, ends_on: last === '9999' ? null : last };
    });
  let until = '';
  for (let day = today; ; day = dayOf(Date.parse(day) + 86_400_000)) {
    const covering = spans.filter(
      ({ starts_on, ends_on }) => String(starts_on ?? '') <= day && String(ends_on ?? '9999') >= day,
    );
    if (covering.length === 0) return until;
    if (covering.some(({ ends_on }) => ends_on === null)) return '9999-12-31';
    until = day;
  }
}

/** 40: a school that has an owner until some day has one on every day until then. */
export function thereIsAlwaysAnOwner({ entries, histories, school }: Snapshot): void {
  const now = new Map<string, Fields>();
  const seen = new Map<string, number>();
  let promised = '';
  const check = (at: number, after: string) => {
    const today = dayOf(at);
    const until = ownedUntil(now.values(), today);
    if (promised >= today) expect(until >= promised, `${after}: an owner until ${promised}`).toBe(true);
    promised = until;
  };
  const own = entries.filter(({ resource }) => ['staff', 'role_assignment'].includes(resource.type));
  for (const [index, { resource, request_id, occurred_at, sequence }] of own.entries()) {
    const { id } = resource;
    const nth = seen.get(id) ?? 0;
    seen.set(id, nth + 1);
    now.set(id, { ...histories.get(id)?.states[nth], id });
    // Several changes of one request come at once.
    if (request_id === null || own[index + 1]?.request_id !== request_id)
      check(Date.parse(occurred_at), `entry ${sequence}`);
  }
  check(school.server.clock.now(), 'in the end');
}
