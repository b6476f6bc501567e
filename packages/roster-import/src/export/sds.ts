import type { Format } from './formats.ts';
import type { Role } from './model.ts';

/** The words of School Data Sync for roles for which OneRoster has others. */
const roles: Partial<Record<Role, string>> = {
  siteAdministrator: 'officeStaff',
  aide: 'staff',
};

/** Microsoft School Data Sync 2.1. Guardians are users without a role, linked to the learners in a file of their own. */
export const sds: Format = {
  columns: {
    orgs: ['sourcedId', 'name', 'type', 'parentSourcedId'],
    academicSessions: ['sourcedId', 'title', 'type', 'schoolYear', 'startDate', 'endDate'],
    courses: ['sourcedId', 'orgSourcedId', 'title', 'code', 'schoolYearSourcedId', 'subject', 'grade'],
    classes: ['sourcedId', 'orgSourcedId', 'title', 'code', 'sessionSourcedIds', 'courseSourcedId'],
    users: [
      ...['sourcedId', 'username', 'givenName', 'familyName', 'activeDirectoryMatchId'],
      ...['email', 'phone', 'sms'],
    ],
    roles: [
      ...['userSourcedId', 'orgSourcedId', 'role', 'sessionSourcedId', 'grade', 'isPrimary'],
      ...['roleStartDate', 'roleEndDate'],
    ],
    demographics: ['userSourcedId', 'sex', 'birthDate'],
    relationships: ['userSourcedId', 'relationshipUserSourcedId', 'relationshipRole'],
    enrollments: ['classSourcedId', 'userSourcedId', 'role'],
  },
  isUndated: true,
  optional: { demographics: ['demographics'], guardians: ['relationships'] },
  rows: {
    org: ({ id, name }) => [['orgs', { sourcedId: id, name, type: 'school' }]],
    session: ({ id, title, type, schoolYear, starts_on, ends_on }) => [
      [
        'academicSessions',
        { sourcedId: id, title, type, schoolYear, startDate: starts_on, endDate: ends_on },
      ],
    ],
    course: ({ id, title, code, grades: [grade = null, ...others] }, org) => [
      [
        'courses',
        // A course has one grade.
        {
          ...{ sourcedId: id, orgSourcedId: org.id, title, code },
          grade: others.length > 0 ? null : grade,
        },
      ],
    ],
    class: ({ id, title, code, sessions, course }, org) => [
      [
        'classes',
        {
          ...{ sourcedId: id, orgSourcedId: org.id, title, code },
          ...{ sessionSourcedIds: sessions, courseSourcedId: course },
        },
      ],
    ],
    user: (user, org) => {
      const { id, role, grade, demographics } = user;
      const isGuardian = role === 'parent' || role === 'guardian' || role === 'relative';
      return [
        [
          'users',
          {
            ...{ sourcedId: id, username: user.username, givenName: user.first, familyName: user.last },
            ...{ email: user.email, phone: user.phone, sms: user.sms },
          },
        ],
        ...(isGuardian
          ? []
          : ([
              [
                'roles',
                {
                  ...{ userSourcedId: id, orgSourcedId: org.id, role: roles[role] ?? role, grade },
                  ...{ isPrimary: true, roleStartDate: user.begins_on, roleEndDate: user.ends_on },
                },
              ],
            ] as const)),
        ...(demographics === null || (demographics.birth === null && demographics.sex === null)
          ? []
          : ([
              ['demographics', { userSourcedId: id, sex: demographics.sex, birthDate: demographics.birth }],
            ] as const)),
        ...(isGuardian
          ? []
          : user.agents.map(
              (agent) =>
                [
                  'relationships',
                  {
                    ...{ userSourcedId: id, relationshipUserSourcedId: agent.id },
                    relationshipRole: agent.role,
                  },
                ] as const,
            )),
      ];
    },
    enrollment: ({ class: own, user, role }) => [
      ['enrollments', { classSourcedId: own, userSourcedId: user, role }],
    ],
  },
};
