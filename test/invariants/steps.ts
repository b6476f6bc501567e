import type { Rollbook } from '@rollbook/sdk';
import { termDates } from '../support/school-year.ts';
import type { School } from './school.ts';

/** One thing that is done: what, and the numbers by which it chooses. */
export interface Step {
  do: string;
  a: number;
  b: number;
  c: number;
}

type Call = (school: School, step: Step) => PromiseLike<unknown>;
type RoleCreate = Parameters<Rollbook['roleAssignments']['create']>[1];

/** One of several, chosen by a number. */
function choose<T>(from: readonly T[], n: number): T {
  const chosen = from[n % from.length];
  if (chosen === undefined) throw new Error('There is nothing to choose from');
  return chosen;
}
const even = (n: number): boolean => n % 2 === 0;
const reasons = ['transferred', 'completed', 'other'] as const;
const severities = ['critical', 'caution', 'info'] as const;
const accesses = ['full', 'limited', 'none'] as const;
const roles: RoleCreate['role'][] = ['owner', 'teacher', 'owner', 'hod'];

/** What a step that changes the class of a learner sends. */
function placement(school: School, { b, c }: Step) {
  const labels = ['5A', '5B', 'Elsewhere'] as const;
  return even(c) ? { class: choose([...labels, null], b) } : { class_id: school.pick('class', b) };
}

/** The parent and the id of a record that is found under another. */
function owned(
  school: School,
  kind: 'learner_guardian' | 'medical_note' | 'role_assignment' | 'qualification',
  n: number,
) {
  const id = school.pick(kind, n);
  const record = school.known.get(id);
  const parent = record?.learner_id ?? record?.staff_id ?? school.pick('learner', n);
  return [String(parent), id] as const;
}

const learnerSteps: Record<string, Call> = {
  createLearner: (school, step) =>
    school.client.learners.create({
      name: 'Thandi Example',
      status: step.a % 5 === 0 ? 'prospective' : 'active',
      ...(step.c % 3 === 0 ? placement(school, step) : {}),
      ...(step.a % 4 === 0 ? { admission_number: `A${step.b % 4}` } : {}),
      ...(even(step.b) ? { religion: `R${step.b % 3}` } : {}),
    }),
  moveLearner: (school, step) =>
    school.client.learners.update(school.pick('learner', step.a), placement(school, step)),
  changeLearner: (school, { a, b, c }) =>
    school.client.learners.update(
      school.pick('learner', a),
      choose(
        [
          { metadata: { house: `${b % 3}` } },
          { admission_number: `A${b % 4}` },
          { grade_level: 'Grade 5' },
          { grade_level_id: school.pick('grade_level', b) },
          { national_id: null, religion: `R${b % 3}` },
          { date_of_birth: school.day(b - 50) },
          { address: { city: `City ${b % 3}` } },
        ],
        c,
      ),
    ),
  archiveLearner: (school, { a }) => school.client.learners.archive(school.pick('learner', a)),
  restoreLearner: (school, { a }) => school.client.learners.restore(school.former('learner', a)),
  mergeLearner: (school, { a, b, c }) =>
    school.client.learners.merge(school.pick('learner', a), {
      learner_id: school.pick('learner', b),
      dry_run: c % 5 === 0,
    }),
  unmergeLearner: (school, { a, b, c }) => {
    const learner_id = school.former('learner', a);
    const into = school.known.get(learner_id)?.merged_into_id ?? school.pick('learner', b);
    return school.client.learners.unmerge(String(into), { learner_id, dry_run: c % 5 === 0 });
  },
  mergeGuardian: (school, { a, b }) =>
    school.client.guardians.merge(school.pick('guardian', a), { guardian_id: school.pick('guardian', b) }),
  admitLearner: (school, { a }) => school.client.learners.admit(school.pick('learner', a)),
  leaveLearner: (school, { a, b, c }) =>
    school.client.learners.leave(school.pick('learner', a), {
      left_on: school.day((b % 30) - 10),
      left_reason: choose(reasons, c),
    }),
  createGuardian: ({ client }) => client.guardians.create({ name: 'Nomsa Example' }),
  archiveGuardian: (school, { a }) => school.client.guardians.archive(school.pick('guardian', a)),
  restoreGuardian: (school, { a }) => school.client.guardians.restore(school.former('guardian', a)),
  link: (school, { a, b, c }) =>
    school.client.learnerGuardians.create(school.pick('learner', a), {
      guardian_id: school.pick('guardian', b),
      relationship: 'mother',
      is_primary: even(c),
      access: choose(accesses, c),
    }),
  changeLink: (school, { a, b, c }) =>
    school.client.learnerGuardians.update(
      ...owned(school, 'learner_guardian', a),
      choose([{ is_primary: true }, { access: choose(accesses, b) }, { receives: { fees: even(b) } }], c),
    ),
  archiveLink: (school, { a }) =>
    school.client.learnerGuardians.archive(...owned(school, 'learner_guardian', a)),
  createNote: (school, { a, b, c }) =>
    school.client.medicalNotes.create(school.pick('learner', a), {
      kind: 'allergy',
      title: school.canary(),
      details: even(b) ? school.canary() : null,
      metadata: even(c) ? { [school.canary()]: school.canary() } : {},
      external_ids: even(b) ? { [school.canary()]: school.canary() } : {},
      severity: choose(severities, b),
      ends_on: even(c) ? school.day((c % 20) - 3) : null,
    }),
  changeNote: (school, { a, b, c }) =>
    school.client.medicalNotes.update(
      ...owned(school, 'medical_note', a),
      choose(
        [{ details: school.canary() }, { severity: choose(severities, b) }, { ends_on: school.day(b % 20) }],
        c,
      ),
    ),
  archiveNote: (school, { a }) => school.client.medicalNotes.archive(...owned(school, 'medical_note', a)),
  restoreNote: (school, { a }) => school.client.medicalNotes.restore(...owned(school, 'medical_note', a)),
  readNotes: (school, { a, b }) =>
    even(b)
      ? school.client.medicalNotes.list(school.pick('learner', a))
      : school.client.medicalNotes.get(...owned(school, 'medical_note', a)),
  tryToReadNotes: (school, { a, b }) =>
    even(b)
      ? school.clerk.medicalNotes.list(school.pick('learner', a))
      : school.clerk.medicalNotes.get(...owned(school, 'medical_note', a)),
};

const enrollmentSteps: Record<string, Call> = {
  enroll: (school, { a, b, c }) =>
    school.client.enrollments.create({
      learner_id: school.pick('learner', a),
      class_id: school.pick('class', b),
      term_id: school.term(c),
      pending: c % 5 === 0,
      force: c % 4 === 0,
      ...(a % 3 === 0 ? { starts_on: school.day((b % 20) - 10) } : {}),
      ...(a % 6 === 0 ? { ends_on: school.day(c % 30) } : {}),
    }),
  activate: (school, { a }) => school.client.enrollments.activate(school.pick('enrollment', a)),
  withdraw: (school, { a, b }) =>
    school.client.enrollments.withdraw(
      school.pick('enrollment', a),
      even(b) ? {} : { ends_on: school.day((b % 30) - 10) },
    ),
  transfer: (school, { a, b, c }) =>
    school.client.enrollments.transfer(school.pick('enrollment', a), {
      to_class_id: school.pick('class', b),
      force: c % 3 === 0,
      ...(even(c) ? { on: school.day((c % 30) - 5) } : {}),
    }),
  cancel: (school, { a }) => school.client.enrollments.cancel(school.pick('enrollment', a)),
  changeEnrollment: (school, { a, b }) =>
    school.client.enrollments.update(school.pick('enrollment', a), { metadata: { bus: `${b % 3}` } }),
  changeDays: (school, { a, b, c }) =>
    school.client.enrollments.update(
      school.pick('enrollment', a),
      choose(
        [{ ends_on: school.day((b % 30) - 5) }, { ends_on: null }, { starts_on: school.day(b % 30) }],
        c,
      ),
    ),
  archiveEnrollment: (school, { a }) => school.client.enrollments.archive(school.pick('enrollment', a)),
  restoreEnrollment: (school, { a }) => school.client.enrollments.restore(school.former('enrollment', a)),
  enrollMany: async (school, { a, b, c }) => {
    const id = school.pick('class', b);
    const learner_ids = [...new Set([a, a + 1, a + 2].map((n) => school.pick('learner', n % 100)))];
    await school.client.classes.enroll(id, { term_id: school.term(c), learner_ids });
    await school.client.classes.enrollments(id);
  },
  rollOver: async (school, { a, b, c }) => {
    const id = school.pick('term', a);
    await school.client.terms.rollover(id, { from_term_id: school.pick('term', b), dry_run: even(c) });
    await school.client.enrollments.list({ term_id: id, limit: 100 });
  },
};

const structureSteps: Record<string, Call> = {
  createClass: (school, { a, b, c }) =>
    school.client.classes.create({
      label: `6${'ABC'[a % 3]}`,
      kind: 'register',
      academic_year_id: school.pick('academic_year', b),
      grade_level_id: school.pick('grade_level', c),
      capacity: 1 + (c % 3),
      ...(a % 4 === 0 ? { term_ids: [school.pick('term', b)] } : {}),
    }),
  changeClass: (school, { a, b, c }) =>
    school.client.classes.update(
      school.pick('class', a),
      choose(
        [
          { capacity: 1 + (b % 3) },
          { label: `6${'ABC'[b % 3]}` },
          { term_ids: even(b) ? null : [school.pick('term', b)] },
          { teacher_id: school.pick('staff', b) },
        ],
        c,
      ),
    ),
  archiveClass: (school, { a }) => school.client.classes.archive(school.pick('class', a)),
  restoreClass: (school, { a }) => school.client.classes.restore(school.former('class', a)),
  createTerm: (school, { a, b, c }) =>
    school.client.terms.create({
      academic_year_id: school.pick('academic_year', a),
      name: `Term ${b}`,
      number: 1 + (c % 6),
      starts_on: school.day(b),
      ends_on: school.day(b + (c % 40)),
    }),
  changeTerm: (school, { a, b, c }) => {
    const { starts_on, ends_on } = choose(termDates, a);
    const dates = choose(
      [
        { ends_on: school.day(b % 60) },
        { starts_on: school.day((b % 60) - 20) },
        { starts_on, ends_on },
        { name: `T${b % 3}` },
      ],
      c,
    );
    return school.client.terms.update(school.pick('term', a), dates);
  },
  openTerm: (school, { a }) => school.client.terms.open(school.pick('term', a)),
  closeTerm: (school, { a }) => school.client.terms.close(school.pick('term', a)),
  reopenTerm: (school, { a }) => school.client.terms.reopen(school.pick('term', a)),
  archiveTerm: (school, { a }) => school.client.terms.archive(school.pick('term', a)),
  restoreTerm: (school, { a }) => school.client.terms.restore(school.former('term', a)),
  createYear: ({ client }, { a, b }) =>
    client.academicYears.create({
      name: `Year ${a}`,
      starts_on: `${2025 + (a % 4)}-01-${10 + (b % 10)}`,
      ends_on: `${2025 + (a % 4)}-12-0${1 + (b % 9)}`,
    }),
  changeYear: (school, { a, b, c }) =>
    school.client.academicYears.update(
      school.pick('academic_year', a),
      even(c) ? { ends_on: `2026-12-${10 + (b % 20)}` } : { starts_on: `2026-01-${10 + (b % 10)}` },
    ),
  startYear: (school, { a }) => school.client.academicYears.start(school.pick('academic_year', a)),
  closeYear: (school, { a }) => school.client.academicYears.close(school.pick('academic_year', a)),
  archiveYear: (school, { a }) => school.client.academicYears.archive(school.pick('academic_year', a)),
  restoreYear: (school, { a }) => school.client.academicYears.restore(school.former('academic_year', a)),
  createGrade: ({ client }, { a }) => client.gradeLevels.create({ label: `Grade ${a % 4}`, order: a % 4 }),
  archiveGrade: (school, { a }) => school.client.gradeLevels.archive(school.pick('grade_level', a)),
  restoreGrade: (school, { a }) => school.client.gradeLevels.restore(school.former('grade_level', a)),
  createException: (school, { a, c }) =>
    school.client.calendarExceptions.create({
      date: school.day(a - 10),
      kind: choose(['closure', 'make_up_day', 'half_day'], c),
      name: 'A day',
    }),
  archiveException: (school, { a }) =>
    school.client.calendarExceptions.archive(school.pick('calendar_exception', a)),
};

const staffSteps: Record<string, Call> = {
  createStaff: ({ client }, { a }) =>
    client.staff.create({ name: 'Sam Example', email: `s${a % 6}@example.org`, staff_type: 'teacher' }),
  suspend: (school, { a }) => school.client.staff.suspend(school.pick('staff', a)),
  reactivate: (school, { a }) => school.client.staff.reactivate(school.pick('staff', a)),
  leaveStaff: (school, { a, b }) =>
    school.client.staff.leave(school.pick('staff', a), { ends_on: school.day(b % 10) }),
  changeLastDay: (school, { a, b, c }) =>
    school.client.staff.update(school.pick('staff', a), { ends_on: even(c) ? school.day(b % 30) : null }),
  archiveStaff: (school, { a }) => school.client.staff.archive(school.pick('staff', a)),
  mergeStaff: (school, { a, b }) =>
    school.client.staff.merge(school.pick('staff', a), { staff_id: school.pick('staff', b) }),
  unmergeStaff: (school, { a, b }) => {
    const staff_id = school.former('staff', a);
    const into = school.known.get(staff_id)?.merged_into_id ?? school.pick('staff', b);
    return school.client.staff.unmerge(String(into), { staff_id });
  },
  restoreStaff: (school, { a }) => school.client.staff.restore(school.former('staff', a)),
  invite: ({ client }, { a, b }) =>
    client.invitations.create({
      name: 'Naledi Example',
      email: `s${a % 6}@example.org`,
      staff_type: 'admin',
      roles: [choose(roles, b)],
    }),
  resend: (school, { a }) => school.client.invitations.resend(school.pick('invitation', a)),
  revoke: (school, { a }) => school.client.invitations.revoke(school.pick('invitation', a)),
  accept: ({ client, tokens }, { a, b }) => {
    const token = tokens[a % Math.max(1, tokens.length)] ?? 'ivtok_none';
    const identity = { issuer: 'https://login.example.org', subject: `${a}` };
    return client.invitations.accept({ token, ...(even(b) ? { identity } : {}) });
  },
  giveRole: (school, { a, b, c }) =>
    school.client.roleAssignments.create(school.pick('staff', a), {
      role: choose(roles, b),
      ...(c % 3 === 0 ? { ends_on: school.day(c) } : {}),
      ...(c % 4 === 0 ? { starts_on: school.day((c % 20) - 10) } : {}),
    }),
  changeRole: (school, { a, b, c }) =>
    school.client.roleAssignments.update(
      ...owned(school, 'role_assignment', a),
      choose([{ ends_on: school.day(b - 10) }, { role: choose(roles, b) }, { ends_on: null }], c),
    ),
  takeRole: (school, { a }) => school.client.roleAssignments.archive(...owned(school, 'role_assignment', a)),
  createQualification: (school, { a, b, c }) =>
    school.client.qualifications.create(school.pick('staff', a), {
      title: 'First aid',
      kind: 'first_aid',
      expires_on: even(c) ? school.day(b) : null,
    }),
  verify: (school, { a }) => school.client.qualifications.verify(...owned(school, 'qualification', a)),
  reject: (school, { a }) =>
    school.client.qualifications.reject(...owned(school, 'qualification', a), { reason: 'Not theirs' }),
  importLearners: async ({ client, server }, { a, b, c }) => {
    const row = (n: number) => ({ external_id: `${n % 4}`, name: `Learner ${(n + c) % 3}` });
    const rows = [row(a), row(b), { external_id: '9', name: '' }];
    const { id } = await client.imports.create({ kind: 'learners', source: 'sis', rows, dry_run: even(c) });
    await server.drainJobs();
    for await (const { record_id } of client.imports.rows(id))
      if (record_id !== null && !even(c)) await client.learners.get(record_id);
  },
};

/** The calls that may be made in any order, and side by side. */
export const calls: Record<string, Call> = {
  ...learnerSteps,
  ...enrollmentSteps,
  ...structureSteps,
  ...staffSteps,
};

/** The names of the calls, those that matter most several times. */
export const callNames: string[] = [
  ...Object.keys(calls),
  ...Object.keys(enrollmentSteps),
  ...['enroll', 'enroll', 'transfer', 'moveLearner', 'moveLearner', 'createLearner'],
  ...['changeTerm', 'changeTerm', 'changeTerm', 'createYear', 'createYear', 'startYear', 'startYear'],
  ...['link', 'link', 'link', 'link', 'changeLink', 'changeLink', 'changeLink', 'changeLink'],
  ...['createNote', 'createNote', 'changeNote', 'changeNote', 'archiveNote', 'restoreNote', 'readNotes'],
  ...['invite', 'invite', 'accept', 'accept', 'accept', 'giveRole', 'giveRole', 'changeRole'],
];
