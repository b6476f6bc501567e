/** The columns of the files of OneRoster CSV, in the order of the standard, in which some readers require them. */

const every = ['sourcedId', 'status', 'dateLastModified'] as const;

const rostering = {
  orgs: [...every, 'name', 'type', 'identifier', 'parentSourcedId'],
  academicSessions: [...every, ...['title', 'type', 'startDate', 'endDate', 'parentSourcedId', 'schoolYear']],
  courses: [
    ...every,
    ...['schoolYearSourcedId', 'title', 'courseCode', 'grades', 'orgSourcedId', 'subjects', 'subjectCodes'],
  ],
  classes: [
    ...every,
    ...['title', 'grades', 'courseSourcedId', 'classCode', 'classType', 'location', 'schoolSourcedId'],
    ...['termSourcedIds', 'subjects', 'subjectCodes', 'periods'],
  ],
  enrollments: [
    ...every,
    ...['classSourcedId', 'schoolSourcedId', 'userSourcedId', 'role', 'primary', 'beginDate', 'endDate'],
  ],
  demographics: [
    ...every,
    ...['birthDate', 'sex', 'americanIndianOrAlaskaNative', 'asian', 'blackOrAfricanAmerican'],
    ...['nativeHawaiianOrOtherPacificIslander', 'white', 'demographicRaceTwoOrMoreRaces'],
    ...['hispanicOrLatinoEthnicity', 'countryOfBirthCode', 'stateOfBirthAbbreviation', 'cityOfBirth'],
    'publicSchoolResidenceStatus',
  ],
};

/** The files of OneRoster 1.1 with people and classes. */
export const columns11: Columns = {
  ...rostering,
  users: [
    ...every,
    ...['enabledUser', 'orgSourcedIds', 'role', 'username', 'userIds', 'givenName', 'familyName'],
    ...['middleName', 'identifier', 'email', 'sms', 'phone', 'agentSourcedIds', 'grades', 'password'],
  ],
};

/** The files of OneRoster 1.2 with people and classes: the roles of a user have a file of their own. */
export const columns12: Columns = {
  ...rostering,
  users: [
    ...every,
    ...['enabledUser', 'username', 'userIds', 'givenName', 'familyName', 'middleName', 'identifier'],
    ...['email', 'sms', 'phone', 'agentSourcedIds', 'grades', 'password', 'userMasterIdentifier'],
    ...['preferredGivenName', 'preferredMiddleName', 'preferredFamilyName', 'primaryOrgSourcedId'],
    'pronouns',
  ],
  roles: [
    ...every,
    ...['userSourcedId', 'roleType', 'role', 'beginDate', 'endDate', 'orgSourcedId', 'userProfileSourcedId'],
  ],
};

/** The columns of each file, by its name without `.csv`. */
export type Columns = Readonly<Record<string, readonly string[]>>;

/** All files that a manifest of the version lists, also those that are never written. */
export const manifestFiles: Readonly<Record<'1.1' | '1.2', readonly string[]>> = {
  '1.1': [
    ...['academicSessions', 'categories', 'classes', 'classResources', 'courses', 'courseResources'],
    ...['demographics', 'enrollments', 'lineItems', 'orgs', 'resources', 'results', 'users'],
  ],
  '1.2': [
    ...['academicSessions', 'categories', 'classes', 'classResources', 'courses', 'courseResources'],
    ...['demographics', 'enrollments', 'lineItemLearningObjectiveIds', 'lineItems', 'lineItemScoreScales'],
    ...['orgs', 'resources', 'resultLearningObjectiveIds', 'results', 'resultScoreScales', 'roles'],
    ...['scoreScales', 'userProfiles', 'userResources', 'users'],
  ],
};
