import { type ApiKeyCreate, Rollbook } from '@rollbook/sdk';
import { type CreateServerOptions, ManualClock, type RollbookServer } from '@rollbook/server';
import type { TestDatabase } from './databases.ts';
import { type Started, sharedServer, standingClock, startServer } from './server.ts';

/** The year of {@link schoolYear}: four terms, with holidays between them. */
export const termDates = [
  { starts_on: '2026-01-14', ends_on: '2026-03-27' },
  { starts_on: '2026-04-08', ends_on: '2026-06-26' },
  { starts_on: '2026-07-21', ends_on: '2026-09-23' },
  { starts_on: '2026-10-06', ends_on: '2026-12-09' },
] as const;

/** A day of the first term, a Monday. */
export const today = '2026-02-02';

/** The year 2026, that has not begun and has no terms. */
export const newYear = (client: Rollbook) =>
  client.academicYears.create({ name: '2026', starts_on: '2026-01-14', ends_on: '2026-12-09' });

/** A term of a {@link newYear}, by its number. */
export const newTerm = (
  client: Rollbook,
  academic_year_id: string,
  number: 1 | 2 | 3 | 4,
  { starts_on, ends_on }: { starts_on: string; ends_on: string } = termDates[(number - 1) as 0],
) => client.terms.create({ academic_year_id, name: `Term ${number}`, number, starts_on, ends_on });

/** Closes the terms of a year and the year itself, and makes another one the current year. */
export async function changeYear(client: Rollbook, { from, to }: { from: string; to: string }) {
  for (const { id, status } of (await client.terms.list({ academic_year_id: from })).data) {
    if (status === 'planned') await client.terms.open(id);
    await client.terms.close(id);
  }
  await client.academicYears.close(from);
  await client.academicYears.start(to);
}

/** Lets it be the morning of a day, and runs the jobs that are due. */
export async function goTo({ clock, server }: { clock: ManualClock; server: RollbookServer }, day: string) {
  clock.advance(Date.parse(`${day}T08:00:00Z`) - clock.now());
  await server.drainJobs();
}

export type SchoolYear = Awaited<ReturnType<typeof schoolYear>>;

/** The current year with four terms, a grade level, two register classes (5A, 5B) and one in a subject. */
export async function schoolYear(client: Rollbook) {
  const year = await newYear(client);
  await client.academicYears.start(year.id);
  const term = (number: 1 | 2 | 3 | 4) => newTerm(client, year.id, number);
  const terms = [await term(1), await term(2), await term(3), await term(4)] as const;
  await client.terms.open(terms[0].id);
  const grade = await client.gradeLevels.create({ label: 'Grade 5', order: 5 });
  const subject = await client.subjects.create({ name: 'Mathematics', code: 'MATH' });
  const common = { academic_year_id: year.id, grade_level_id: grade.id };
  const register = (label: string, capacity: number | null = null) =>
    client.classes.create({ ...common, label, kind: 'register', capacity });
  /** A register class that is offered in the second term alone. */
  const seasonal = (label: string) =>
    client.classes.create({ ...common, label, kind: 'register', term_ids: [terms[1].id] });
  const maths = await client.classes.create({
    ...common,
    label: 'Mathematics 5',
    kind: 'subject',
    subject_id: subject.id,
  });
  return {
    year,
    terms,
    grade,
    subject,
    register,
    seasonal,
    a: await register('5A'),
    b: await register('5B'),
    maths,
  };
}

export interface StartedYear extends Started, SchoolYear {
  clock: ManualClock;
  /** The id of a new active learner. */
  learner(name?: string): Promise<string>;
  /** The types of the events since the last call, oldest first. */
  events(): Promise<string[]>;
}

const morning = `${today}T08:00:00.000Z`;

/** Where a school year is: on a server of its own, or on one that tests share. */
export type Place = (() => Promise<TestDatabase>) | SharedYears;

export interface SharedYears {
  newSchool(): Promise<Started>;
}

/** A server that the tests of a `describe` share, by a clock that stands on {@link today}. */
export const sharedYears = (open: () => Promise<TestDatabase>): SharedYears => ({
  newSchool: sharedServer(open, { clock: standingClock(morning) }),
});

/** A school with a {@link schoolYear}, on a server by a clock that stands on {@link today}. */
export async function startYear(place: Place, options: CreateServerOptions = {}): Promise<StartedYear> {
  const started =
    typeof place === 'function'
      ? await startServer(place, { ...options, clock: new ManualClock(morning) })
      : await place.newSchool();
  const { client, server } = started;
  return {
    ...started,
    ...(await schoolYear(client)),
    clock: server.clock as ManualClock,
    learner: async (name = 'Thandi Example') => (await client.learners.create({ name })).id,
    events: eventTypes(client),
  };
}

/** Gives the types of the events since the last call, oldest first. */
export function eventTypes(client: Rollbook): () => Promise<string[]> {
  let last: string | undefined;
  return async () => {
    const types = [];
    const after = last === undefined ? {} : { starting_after: last };
    for await (const { id, type } of client.events.list({ order: 'asc', limit: 100, ...after })) {
      last = id;
      types.push(type);
    }
    return types;
  };
}

/** A client with some scopes alone. */
export async function clientWith(
  { client, server }: { client: Rollbook; server: RollbookServer },
  ...scopes: ApiKeyCreate['scopes']
): Promise<Rollbook> {
  const { secret } = await client.apiKeys.create({ name: scopes.join(' '), scopes });
  return new Rollbook({ apiKey: secret, baseUrl: server.url, maxRetries: 0 });
}

/** How many entries the audit log has: the same before and after what changed nothing. */
export async function auditCount(client: Rollbook): Promise<number> {
  let count = 0;
  for await (const _ of client.auditLog.list({ limit: 100 })) count++;
  return count;
}
