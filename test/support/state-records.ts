import type { Rollbook } from '@rollbook/sdk';
import type { ManualClock } from '@rollbook/server';
import type { Populated } from './school.ts';
import { newTerm, newYear } from './school-year.ts';

const dayMs = 86_400_000;

export interface StatesSchool {
  client: Rollbook;
  clock: ManualClock;
  /** What records of several kinds belong to. */
  shared: { term: string; classes: [string, string] };
  /** Another number each time, for what must be unique. */
  next(): number;
}

/** Makes a record in its first state, and names what the paths and bodies of its actions name. */
export type Make = (school: StatesSchool) => Promise<Populated>;

/** What records with states need of a school; no year is the current one. */
export async function sharedRecords(client: Rollbook): Promise<StatesSchool['shared']> {
  const year = await newYear(client);
  const term = await newTerm(client, year.id, 1, year);
  const grade = await client.gradeLevels.create({ label: 'Grade 5', order: 5 });
  const register = async (label: string) =>
    (
      await client.classes.create({
        label,
        kind: 'register',
        academic_year_id: year.id,
        grade_level_id: grade.id,
      })
    ).id;
  return { term: term.id, classes: [await register('5A'), await register('5B')] };
}

/** A year that no other overlaps; none is current then. */
async function nextYear({ client, next }: StatesSchool): Promise<string> {
  for await (const { id } of client.academicYears.list({ status: 'current' }))
    await client.academicYears.close(id);
  const name = String(2030 + next());
  return (await client.academicYears.create({ name, starts_on: `${name}-01-14`, ends_on: `${name}-12-09` }))
    .id;
}

const invite = async ({ client, next }: StatesSchool): Promise<Populated> => {
  const { id, token, staff_id } = await client.invitations.create({
    name: 'Naledi Example',
    email: `invited${next()}@example.org`,
    staff_type: 'teacher',
    roles: ['teacher'],
  });
  return { ids: { invitation_id: id, token, staff_id } };
};

const employ = async ({ client, next }: StatesSchool): Promise<string> =>
  (
    await client.staff.create({
      name: 'Sam Example',
      email: `sam${next()}@example.org`,
      staff_type: 'teacher',
    })
  ).id;

/**
 * How to make a record of each kind that has states, by the name of its schema: in each of the states in which one can
 * begin and that no action leads to. A family that brings a new kind is added here.
 */
export const makers: Record<string, Make[]> = {
  AcademicYear: [async (school) => ({ ids: { academic_year_id: await nextYear(school) } })],
  Enrollment: [
    async ({ client, shared }) => {
      const [class_id, to_class_id] = shared.classes;
      const { id } = await client.enrollments.create({
        learner_id: (await client.learners.create({ name: 'Thandi Example' })).id,
        class_id,
        term_id: shared.term,
        starts_on: '2026-01-14',
        pending: true,
      });
      return { ids: { enrollment_id: id, to_class_id } };
    },
  ],
  // Nothing carries it out meanwhile: the server of the walk has no worker.
  Import: [
    async ({ client }) => {
      const rows = [{ external_id: '1', name: 'Thandi Example' }];
      return {
        ids: { import_id: (await client.imports.create({ kind: 'learners', source: 'sis', rows })).id },
      };
    },
  ],
  Invitation: [invite],
  Learner: [
    async ({ client }) => {
      const { id } = await client.learners.create({ name: 'Thandi Example', status: 'prospective' });
      return { ids: { learner_id: id } };
    },
  ],
  Qualification: [
    async (school) => {
      const staff_id = await employ(school);
      const { id } = await school.client.qualifications.create(staff_id, {
        title: 'First aid',
        kind: 'first_aid',
        expires_on: new Date(school.clock.now() + dayMs).toISOString().slice(0, 10),
      });
      return { ids: { staff_id, qualification_id: id } };
    },
  ],
  Staff: [invite, async (school) => ({ ids: { staff_id: await employ(school) } })],
  Term: [
    async (school) => {
      const academic_year_id = await nextYear(school);
      const { starts_on, ends_on } = await school.client.academicYears.get(academic_year_id);
      const body = { academic_year_id, name: 'Term 1', number: 1, starts_on, ends_on };
      return { ids: { term_id: (await school.client.terms.create(body)).id } };
    },
  ],
  Webhook: [
    async ({ client }) => {
      const { id } = await client.webhooks.create({
        url: 'https://receiver.invalid/hooks',
        events: ['staff.activated'],
      });
      return { ids: { webhook_id: id } };
    },
  ],
};

const accept = ({ client }: StatesSchool, { ids: { token = '' } }: Populated) =>
  client.invitations.accept({ token });
const wait =
  (days: number) =>
  async ({ clock }: StatesSchool) =>
    clock.advance(days * dayMs);

/** How what has no operation of its own comes about, as far as it is tried here. */
export const otherwise: Record<string, (school: StatesSchool, made: Populated) => Promise<unknown>> = {
  'Invitation.accept': accept,
  'Invitation.expire': wait(7),
  'Qualification.expire': wait(2),
  'Staff.activate': accept,
};
