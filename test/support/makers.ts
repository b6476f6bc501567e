import type { Rollbook } from '@rollbook/sdk';

type Ids = Record<string, string>;

/** Makes a record with some fields of its own; `n` is another each time, for what must be unique besides. */
type Make = (client: Rollbook, fields: object, n: number, ids: Ids) => Promise<{ id: string }>;

const newYear = (client: Rollbook, n: number, fields = {}) =>
  client.academicYears.create({
    name: `Year ${n}`,
    starts_on: `${2030 + n}-01-14`,
    ends_on: `${2030 + n}-12-09`,
    ...fields,
  });
const someone = async (client: Rollbook) => (await client.learners.create({ name: 'Thandi Example' })).id;
const parent = async (client: Rollbook) => (await client.guardians.create({ name: 'Nomsa Example' })).id;

/** How to make a record of each resource that has a `create`, in a school with the records of `populate()`. */
const makers: Record<string, Make> = {
  'academic-years': (client, fields, n) => newYear(client, n, fields),
  'api-keys': (client, fields) =>
    client.apiKeys.create({ name: 'Kiosk', scopes: ['read:learners'], ...fields }),
  'calendar-exceptions': (client, fields, n) =>
    client.calendarExceptions.create({ date: `2026-11-0${n}`, kind: 'half_day', name: 'Fair', ...fields }),
  classes: (client, fields, n, { academic_year_id = '', grade_level_id = '' }) =>
    client.classes.create({
      label: `${n}X`,
      kind: 'register',
      academic_year_id,
      grade_level_id,
      ...fields,
    }),
  enrollments: async (client, fields, _, { class_id = '', term_id = '' }) =>
    client.enrollments.create({ learner_id: await someone(client), class_id, term_id, ...fields }),
  'grade-levels': (client, fields, n) =>
    client.gradeLevels.create({ label: `Grade ${n}`, order: n, ...fields }),
  guardians: (client, fields) => client.guardians.create({ name: 'Nomsa Example', ...fields }),
  imports: (client, fields) =>
    client.imports.create({ kind: 'learners', source: 'walk', rows: [{ name: 'A' }], ...fields }),
  invitations: (client, fields, n) =>
    client.invitations.create({
      name: 'Naledi Example',
      email: `naledi${n}@example.org`,
      staff_type: 'teacher',
      roles: ['teacher'],
      ...fields,
    }),
  'learner-guardians': async (client, fields, _, { learner_id = '' }) =>
    client.learnerGuardians.create(learner_id, {
      guardian_id: await parent(client),
      relationship: 'other',
      ...fields,
    }),
  learners: (client, fields) => client.learners.create({ name: 'Thandi Example', ...fields }),
  'medical-notes': (client, fields, _, { learner_id = '' }) =>
    client.medicalNotes.create(learner_id, { kind: 'other', title: 'A note', severity: 'info', ...fields }),
  qualifications: (client, fields, _, { staff_id = '' }) =>
    client.qualifications.create(staff_id, { title: 'First aid', kind: 'first_aid', ...fields }),
  'role-assignments': (client, fields, n, { staff_id = '' }) =>
    client.roleAssignments.create(staff_id, {
      role: 'hod',
      starts_on: `${2030 + n}-01-01`,
      ends_on: `${2030 + n}-12-31`,
      ...fields,
    }),
  rooms: (client, fields, n) => client.rooms.create({ name: `Room ${n}`, ...fields }),
  staff: (client, fields, n) =>
    client.staff.create({
      name: 'Sam Example',
      email: `sam${n}@example.org`,
      staff_type: 'teacher',
      ...fields,
    }),
  subjects: (client, fields, n) => client.subjects.create({ name: 'Art', code: `ART${n}`, ...fields }),
  terms: async (client, fields, n) =>
    client.terms.create({
      academic_year_id: (await newYear(client, n)).id,
      name: 'Term 1',
      number: 1,
      starts_on: `${2030 + n}-01-14`,
      ends_on: `${2030 + n}-03-27`,
      ...fields,
    }),
  webhooks: (client, fields) =>
    client.webhooks.create({ url: 'https://receiver.invalid/hooks', events: ['learner.left'], ...fields }),
};

export function makerOf(resource: string): Make {
  const maker = makers[resource];
  if (!maker) throw new Error(`Nothing makes ${resource}`);
  return maker;
}
