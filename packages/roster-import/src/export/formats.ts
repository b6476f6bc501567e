import { type Columns, columns11, columns12, manifestFiles } from '../oneroster/columns.ts';
import { dayAfter } from '../source/end-dates.ts';
import type { Class, Course, Enrollment, Kinds, Org, Role, Session, User } from './model.ts';
import { sds } from './sds.ts';

/** A line of a file: its cells by their columns. Columns that are not there are empty; a list is written with commas. */
export type Row = Readonly<Record<string, Cell>>;
export type Cell = string | boolean | null | readonly string[];
export type Rows = readonly (readonly [file: string, row: Row])[];

/** How a roster is written. */
export interface Format {
  /** The files that can be written, without `.csv`. */
  columns: Columns;
  /** The files that are only written if they are asked for. */
  optional: Readonly<Record<'demographics' | 'guardians', readonly string[]>>;
  /** Whether enrollments have no dates: those that are over must not be among them. */
  isUndated?: true;
  rows: { [K in keyof Kinds]: (record: Kinds[K], org: Org) => Rows };
  /** The manifest, if the format has one: `written` are the names of the files that are there. */
  manifest?: (written: ReadonlySet<string>, org: Org) => string[][];
}

const orgRows = ({ id, name, identifier }: Org): Rows => [
  ['orgs', { sourcedId: id, name, type: 'school', identifier }],
];

const sessionRows = ({ id, title, type, starts_on, ends_on, parent, schoolYear }: Session): Rows => [
  [
    'academicSessions',
    {
      ...{ sourcedId: id, title, type, startDate: starts_on, endDate: dayAfter(ends_on) },
      ...{ parentSourcedId: parent, schoolYear },
    },
  ],
];

const courseRows = ({ id, title, code, grades, subject }: Course, org: Org): Rows => [
  [
    'courses',
    {
      ...{ sourcedId: id, title, courseCode: code, grades, orgSourcedId: org.id },
      ...subjectCells(subject),
    },
  ],
];

/** The grade of a class or a user, in a column that is a list. */
const gradesOf = ({ grade }: { grade: string | null }): readonly string[] => (grade === null ? [] : [grade]);

const classRows = (each: Class, org: Org): Rows => [
  [
    'classes',
    {
      ...{ sourcedId: each.id, title: each.title, grades: gradesOf(each), courseSourcedId: each.course },
      ...{ classCode: each.code, classType: each.isHomeroom ? 'homeroom' : 'scheduled' },
      ...{ schoolSourcedId: org.id, termSourcedIds: each.sessions, ...subjectCells(each.subject) },
    },
  ],
];

const subjectCells = (subject: Course['subject']): Row =>
  subject === null ? {} : { subjects: [subject.name], subjectCodes: [subject.code] };

const enrollmentRows = (each: Enrollment, org: Org): Rows => [
  [
    'enrollments',
    {
      ...{ sourcedId: each.id, classSourcedId: each.class, schoolSourcedId: org.id },
      ...{ userSourcedId: each.user, role: each.role, primary: each.isPrimary },
      ...{ beginDate: each.begins_on, endDate: dayAfter(each.ends_on) },
    },
  ],
];

const userCells = (user: User): Row => ({
  ...{ sourcedId: user.id, enabledUser: user.isEnabled, username: user.username },
  ...{ givenName: user.first, familyName: user.last, middleName: user.middle },
  ...{ identifier: user.identifier, email: user.email, sms: user.sms, phone: user.phone },
  ...{ agentSourcedIds: user.agents.map(({ id }) => id), grades: gradesOf(user) },
});

function demographicsRows({ id, demographics }: User, sexes: readonly string[]): Rows {
  if (demographics === null) return [];
  const { birth, sex } = demographics;
  const known = sex !== null && sexes.includes(sex) ? sex : null;
  return birth === null && known === null
    ? []
    : [['demographics', { sourcedId: id, birthDate: birth, sex: known }]];
}

/** Version 1.1 has fewer roles. */
const roles11: Partial<Record<Role, string>> = {
  principal: 'administrator',
  siteAdministrator: 'administrator',
};

const common = { org: orgRows, session: sessionRows, course: courseRows, class: classRows };
const optional = { demographics: ['demographics'], guardians: [] };

const manifestOf =
  (version: '1.1' | '1.2') =>
  (written: ReadonlySet<string>, org: Org): string[][] => [
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ['oneroster.version', version],
    ...manifestFiles[version].map((name) => [`file.${name}`, written.has(name) ? 'bulk' : 'absent']),
    ['source.systemName', 'Rollbook'],
    ['source.systemCode', org.id],
  ];

const oneRoster11: Format = {
  columns: columns11,
  optional,
  rows: {
    ...common,
    enrollment: enrollmentRows,
    user: (user, org) => [
      ['users', { ...userCells(user), orgSourcedIds: [org.id], role: roles11[user.role] ?? user.role }],
      ...demographicsRows(user, ['female', 'male']),
    ],
  },
  manifest: manifestOf('1.1'),
};

const oneRoster12: Format = {
  columns: columns12,
  optional,
  rows: {
    ...common,
    enrollment: enrollmentRows,
    user: (user, org) => [
      ['users', { ...userCells(user), preferredGivenName: user.preferred, primaryOrgSourcedId: org.id }],
      [
        'roles',
        {
          ...{ sourcedId: `${user.id}.${user.role}`, userSourcedId: user.id, roleType: 'primary' },
          ...{ role: user.role, orgSourcedId: org.id, beginDate: user.begins_on },
          endDate: user.ends_on === null ? null : dayAfter(user.ends_on),
        },
      ],
      ...demographicsRows(user, ['female', 'male', 'other', 'unspecified']),
    ],
  },
  manifest: manifestOf('1.2'),
};

/** The formats that can be written. */
export const exportFormats = {
  'oneroster-1.1': oneRoster11,
  'oneroster-1.2': oneRoster12,
  'sds-v2.1': sds,
} as const satisfies Record<string, Format>;
export type ExportFormat = keyof typeof exportFormats;
