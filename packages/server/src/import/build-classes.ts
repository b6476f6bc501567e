import type { Calendar, Placement } from './build-calendar.ts';
import type { Grades } from './build-grades.ts';
import { clip } from './cells.ts';
import type { ClassFact, Course, Facts, Member } from './facts.ts';
import { distinct } from './names.ts';
import type { Findings, Place, Roster, RosterRow } from './roster.ts';

interface Taken {
  learners: ReadonlyMap<string, RosterRow<'learners'>>;
  staff: ReadonlySet<string>;
}

type Built = Pick<Roster['rows'], 'subjects' | 'classes' | 'enrollments'>;

/** Makes classes with their subjects, and enrolls their learners in each of their terms. */
export function buildClasses(
  facts: Facts,
  calendar: Calendar,
  grades: Grades,
  taken: Taken,
  findings: Findings,
): Built {
  const courses = new Subjects(facts.courses);
  const members = knownMembers(facts, taken, findings);
  const placed = new Map<string, { fact: ClassFact; placement: Placement }>();
  for (const fact of facts.classes) {
    const session = courses.sessionOf(fact);
    const sessions = fact.sessions.length > 0 || session === null ? fact.sessions : [session];
    const placement = calendar.place(sessions, fact);
    if (placement) placed.set(fact.id, { fact, placement });
  }
  const labels = labelsOf([...placed.values()]);
  const membersOf = Map.groupBy(members, (member) => member.class);
  const classes = [...placed.values()].map(({ fact, placement }): RosterRow<'classes'> => {
    const own = membersOf.get(fact.id) ?? [];
    const teachers = own.filter(({ part }) => part === 'staff');
    const teacher = teachers.find(({ isPrimary }) => isPrimary) ?? teachers[0];
    const { file, line, id } = fact;
    return {
      file,
      line,
      fields: {
        external_id: id,
        label: labels.get(id) ?? clip(fact.title, 64),
        kind: fact.isHomeroom ? 'register' : 'subject',
        academic_year_external_id: placement.year,
        grade_level_external_id: gradeOf(fact, courses.of(fact), own, grades, taken),
        ...(fact.isHomeroom ? {} : { subject_external_id: courses.use(fact, findings) }),
        ...(teacher ? { teacher_external_id: teacher.person } : {}),
        ...(placement.isWholeYear
          ? { term_ids: null }
          : { term_external_ids: placement.terms.map((term) => term.id) }),
      },
    };
  });
  return {
    subjects: courses.rows(grades),
    classes,
    enrollments: enrollmentsOf(members, placed, findings),
  };
}

/** Those whose class and whose person is taken. */
function knownMembers(facts: Facts, { learners, staff }: Taken, findings: Findings): Member[] {
  const classes = new Set(facts.classes.map(({ id }) => id));
  return facts.members.filter((member) => {
    const isKnown = member.part === 'learner' ? learners.has(member.person) : staff.has(member.person);
    const what = member.part === 'learner' ? 'learner' : 'teacher';
    if (!classes.has(member.class))
      findings.fault(member, `names the class ${member.class}, which is not taken`);
    else if (!isKnown) findings.fault(member, `names the ${what} ${member.person}, who is not taken`);
    return classes.has(member.class) && isKnown;
  });
}

/** Labels are unique in a year. */
function labelsOf(placed: readonly { fact: ClassFact; placement: Placement }[]): Map<string, string> {
  const years = Map.groupBy(placed, ({ placement }) => placement.year);
  return new Map(
    [...years.values()].flatMap((year) => [
      ...distinct(
        year.map(({ fact: { id, title, code } }) => ({ id, name: title, code })),
        64,
      ),
    ]),
  );
}

/** The grade that most of its learners are in; else its own, its course's, or none that has a number. */
function gradeOf(
  fact: ClassFact,
  course: Course | undefined,
  members: readonly Member[],
  grades: Grades,
  { learners }: Taken,
): string {
  const common = (labels: readonly string[], at: Place) =>
    grades.mostCommon(labels.map((label) => grades.use(label, at)));
  const ofLearners = members.flatMap(
    ({ part, person }) => (part === 'learner' && learners.get(person)?.fields.grade_level_external_id) || [],
  );
  return (
    grades.mostCommon(ofLearners) ??
    common(fact.grades, fact) ??
    common(course?.grades ?? [], fact) ??
    grades.use('Ungraded', fact)
  );
}

/** The courses as subjects, and those that must be made because a class has no course. */
class Subjects {
  readonly #courses: Map<string, Course>;

  constructor(courses: readonly Course[]) {
    this.#courses = new Map(courses.map((course) => [course.id, course]));
  }

  of({ course }: ClassFact): Course | undefined {
    return course === null ? undefined : this.#courses.get(course);
  }

  sessionOf(fact: ClassFact): string | null {
    return this.of(fact)?.session ?? null;
  }

  /** The external id of the subject of a class. */
  use(fact: ClassFact, findings: Findings): string {
    const course = this.of(fact);
    if (course) return course.id;
    if (fact.course !== null) findings.fault(fact, `names the course ${fact.course}, which is not taken`);
    const title = fact.subject ?? fact.title;
    const { file, line } = fact;
    const made: Course = { file, line, id: title, title, code: null, grades: [], org: null, session: null };
    if (!this.#courses.has(title)) this.#courses.set(title, made);
    return title;
  }

  rows(grades: Grades): RosterRow<'subjects'>[] {
    const courses = [...this.#courses.values()];
    const codes = distinct(
      courses.map(({ id, code }) => ({ id, name: code ?? id, code: null })),
      32,
    );
    return courses.map((course) => {
      const { id, title, file, line } = course;
      const levels = new Set(course.grades.map((grade) => grades.use(grade, course)));
      return {
        file,
        line,
        fields: {
          external_id: id,
          name: clip(title, 200),
          code: codes.get(id) ?? clip(id, 32),
          ...(levels.size > 0 ? { grade_level_external_ids: [...levels].sort().slice(0, 30) } : {}),
        },
      };
    });
  }
}

function enrollmentsOf(
  members: readonly Member[],
  placed: ReadonlyMap<string, { placement: Placement }>,
  findings: Findings,
): RosterRow<'enrollments'>[] {
  const rows = new Map<string, RosterRow<'enrollments'>>();
  for (const member of members) {
    const terms = member.part === 'learner' ? placed.get(member.class)?.placement.terms : undefined;
    const { file, line, begins_on, ends_on } = member;
    for (const term of terms ?? []) {
      if ((begins_on ?? '') > term.ends_on || (ends_on !== null && ends_on < term.starts_on)) continue;
      const external_id = `${member.class}:${member.person}:${term.id}`;
      const former = rows.get(external_id);
      if (former)
        findings.fault(
          member,
          `enrolls ${member.person} in ${member.class} again, as line ${former.line} does`,
        );
      if (former) continue;
      const fields = {
        external_id,
        learner_external_id: member.person,
        class_external_id: member.class,
        term_external_id: term.id,
        // Without it a term that is running would begin today for them, and one that is over could not be brought.
        starts_on: begins_on !== null && begins_on > term.starts_on ? begins_on : term.starts_on,
        ...(ends_on !== null && ends_on < term.ends_on ? { ends_on } : {}),
      };
      rows.set(external_id, { file, line, fields });
    }
  }
  return [...rows.values()];
}
