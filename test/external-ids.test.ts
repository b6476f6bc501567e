import type { Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { onEachDatabase } from './support/databases.ts';
import { fillPath, operations, pathParameters } from './support/document.ts';
import { expectProblem, refusalOf } from './support/problems.ts';
import { idOf, populate, schoolDay } from './support/school.ts';
import { raw, startServer } from './support/server.ts';

type Ids = Record<string, string>;
type External = { external_ids: Record<string, string> };
/** Makes a record; `n` is another each time, for what must be unique besides. */
type Make = (client: Rollbook, external: External, n: number, ids: Ids) => Promise<{ id: string }>;

const newYear = (client: Rollbook, n: number, external = {}) =>
  client.academicYears.create({
    name: `Year ${n}`,
    starts_on: `${2030 + n}-01-14`,
    ends_on: `${2030 + n}-12-09`,
    ...external,
  });
const someone = async (client: Rollbook) => (await client.learners.create({ name: 'Thandi Example' })).id;
const parent = async (client: Rollbook) => (await client.guardians.create({ name: 'Nomsa Example' })).id;

const makers: Record<string, Make> = {
  'academic-years': (client, external, n) => newYear(client, n, external),
  'api-keys': (client, external) =>
    client.apiKeys.create({ name: 'Kiosk', scopes: ['read:learners'], ...external }),
  'calendar-exceptions': (client, external, n) =>
    client.calendarExceptions.create({ date: `2026-11-0${n}`, kind: 'half_day', name: 'Fair', ...external }),
  classes: (client, external, n, { academic_year_id = '', grade_level_id = '' }) =>
    client.classes.create({
      label: `${n}X`,
      kind: 'register',
      academic_year_id,
      grade_level_id,
      ...external,
    }),
  enrollments: async (client, external, _, { class_id = '', term_id = '' }) =>
    client.enrollments.create({ learner_id: await someone(client), class_id, term_id, ...external }),
  'grade-levels': (client, external, n) =>
    client.gradeLevels.create({ label: `Grade ${n}`, order: n, ...external }),
  guardians: (client, external) => client.guardians.create({ name: 'Nomsa Example', ...external }),
  imports: (client, external) =>
    client.imports.create({ kind: 'learners', source: 'walk', rows: [{ name: 'A' }], ...external }),
  invitations: (client, external, n) =>
    client.invitations.create({
      name: 'Naledi Example',
      email: `naledi${n}@example.org`,
      staff_type: 'teacher',
      roles: ['teacher'],
      ...external,
    }),
  'learner-guardians': async (client, external, _, { learner_id = '' }) =>
    client.learnerGuardians.create(learner_id, {
      guardian_id: await parent(client),
      relationship: 'other',
      ...external,
    }),
  learners: (client, external) => client.learners.create({ name: 'Thandi Example', ...external }),
  'medical-notes': (client, external, _, { learner_id = '' }) =>
    client.medicalNotes.create(learner_id, { kind: 'other', title: 'A note', severity: 'info', ...external }),
  qualifications: (client, external, _, { staff_id = '' }) =>
    client.qualifications.create(staff_id, { title: 'First aid', kind: 'first_aid', ...external }),
  'role-assignments': (client, external, n, { staff_id = '' }) =>
    client.roleAssignments.create(staff_id, {
      role: 'hod',
      starts_on: `${2030 + n}-01-01`,
      ends_on: `${2030 + n}-12-31`,
      ...external,
    }),
  rooms: (client, external, n) => client.rooms.create({ name: `Room ${n}`, ...external }),
  staff: (client, external, n) =>
    client.staff.create({
      name: 'Sam Example',
      email: `sam${n}@example.org`,
      staff_type: 'teacher',
      ...external,
    }),
  subjects: (client, external, n) => client.subjects.create({ name: 'Art', code: `ART${n}`, ...external }),
  terms: async (client, external, n) =>
    client.terms.create({
      academic_year_id: (await newYear(client, n)).id,
      name: 'Term 1',
      number: 1,
      starts_on: `${2030 + n}-01-14`,
      ends_on: `${2030 + n}-03-27`,
      ...external,
    }),
  webhooks: (client, external) =>
    client.webhooks.create({ url: 'https://receiver.invalid/hooks', events: ['learner.left'], ...external }),
};

const claiming = operations.filter(({ id, responses }) => {
  const codes = Object.values(responses).flatMap((response) => response['x-codes'] ?? []);
  return codes.includes('already_exists') && /\.(create|update|restore)$/.test(id);
});
const families = [...new Set(claiming.map(({ id }) => id.slice(0, id.indexOf('.'))))];

onEachDatabase('an external id', (open) => {
  it.each(families)('is that of one live record: %s', async (family) => {
    const { client, server, testKey } = await startServer(open, { worker: false, clock: schoolDay() });
    const { ids } = await populate(client);
    let n = 0;
    const make = (id: string) => {
      const maker = makers[family];
      if (!maker) throw new Error(`Nothing makes ${family}`);
      return maker(client, { external_ids: { sis: id } }, ++n, ids);
    };
    const call = (verb: string, id: string, body?: object) => {
      const operation = operations.find((one) => one.id === `${family}.${verb}`);
      if (!operation) return undefined;
      const { method, path } = operation;
      const own = pathParameters(path).at(-1);
      const named = fillPath(path, (name) => (name === own ? id : idOf({ ids }, name)));
      return raw(server.url, testKey, method, named, body ? { body } : {});
    };
    const first = await make('1');
    expect(await refusalOf(make('1'))).toMatchObject({ code: 'already_exists', existing_id: first.id });
    const second = await make('2');
    const claim = () => call('update', second.id, { external_ids: { sis: '1' } });
    const refused = await claim();
    if (!refused) return;
    expectProblem(refused, 'already_exists');
    expect(refused.body.existing_id).toBe(first.id);
    const archived = await call('archive', first.id);
    if (!archived) return;
    expect(archived.status).toBe(200);
    // An archived record keeps it until a live one wants it.
    expect((await claim())?.status).toBe(200);
    const restored = await call('restore', first.id);
    if (restored) expectProblem(restored, 'already_exists');
  });
});
