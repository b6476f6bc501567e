import type { Calendar, Placement } from './build-calendar.ts';
import { teacherOf } from './build-class-teachers.ts';
import { enrollmentsOf, hasDays } from './build-enrollments.ts';
import type { Grades } from './build-grades.ts';
import type { ClassFact, Course, Facts, Member } from './facts.ts';
import { because } from './ledger.ts';
import { LeftOut } from './line.ts';
import { distinct } from './names.ts';
import { RosterRow, type RosterRows } from './roster.ts';
import type { Subjects } from './subjects.ts';

export interface Taken {
  learners: ReadonlyMap<string, RosterRow<'learners'>>;
  staff: ReadonlySet<string>;
}

/** A class that is taken, and where it is in the calendar. */
export interface PlacedClass {
  fact: ClassFact;
  placement: Placement;
}

/** Makes classes with their subjects, and enrolls their learners in each of their terms. */
export function buildClasses(
  facts: Facts,
  calendar: Calendar,
  subjects: Subjects,
  grades: Grades,
  taken: Taken,
  today: string,
): Pick<RosterRows, 'subjects' | 'classes' | 'enrollments'> {
  const placed = placedClasses(facts, calendar, subjects);
  const members = knownMembers(facts, placed, taken).filter(hasDays);
  const labels = labelsOf([...placed.values()]);
  const membersOf = Map.groupBy(members, (member) => member.class);
  const classes = [...placed.values()].map(({ fact, placement }) => {
    const own = membersOf.get(fact.id) ?? [];
    const teacher = teacherOf(
      own.filter(({ part }) => part === 'staff'),
      placement.terms,
      today,
    );
    const fields = {
      external_id: fact.id,
      label: labels.get(fact.id) ?? fact.title,
      kind: fact.isHomeroom ? ('register' as const) : ('subject' as const),
      academic_year_external_id: placement.year,
      grade_level_external_id: gradeOf(fact, subjects.of(fact), own, grades, taken),
      ...(fact.isHomeroom ? {} : { subject_external_id: subjects.use(fact) }),
      ...(teacher ? { teacher_external_id: teacher.person } : {}),
      ...(placement.isWholeYear
        ? { term_ids: null }
        : { term_external_ids: placement.terms.map((term) => term.id) }),
    };
    return new RosterRow('classes', fields, fact.line, ...(teacher ? [teacher.line] : []));
  });
  return { subjects: subjects.rows(grades), classes, enrollments: enrollmentsOf(members, placed) };
}

function placedClasses(facts: Facts, calendar: Calendar, subjects: Subjects): Map<string, PlacedClass> {
  const placed = new Map<string, PlacedClass>();
  for (const fact of facts.classes) {
    try {
      placed.set(fact.id, { fact, placement: calendar.place(subjects.sessionsOf(fact), fact.line) });
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error;
      fact.line.omit(error.column, error.reason, error.severity);
    }
  }
  return placed;
}

/** Those whose class and whose person is taken. */
function knownMembers(
  { members, ids }: Facts,
  placed: ReadonlyMap<string, PlacedClass>,
  { learners, staff }: Taken,
): Member[] {
  return members.filter(({ line, class: own, person, part }) => {
    if (!placed.has(own)) {
      const { reason, severity } = ids.class.missing(own, 'class');
      line.omit(line.title(['classsourcedid', 'sectionsisid', 'sectionid']), reason, severity);
      return false;
    }
    const isKnown = part === 'learner' ? learners.has(person) : staff.has(person);
    if (!isKnown) {
      const { reason, severity } = ids[part].missing(person, part === 'learner' ? 'learner' : 'teacher');
      line.omit(line.title(['usersourcedid', 'sisid', 'id']), reason, severity);
    }
    return isKnown;
  });
}

/** Labels are unique in a year. */
function labelsOf(placed: readonly PlacedClass[]): Map<string, string> {
  const years = Map.groupBy(placed, ({ placement }) => placement.year);
  return new Map(
    [...years.values()].flatMap((year) => [
      ...distinct(
        year.map(({ fact: { id, title, code, line } }) => ({ id, name: title, code, line })),
        ['sectionname', 'title'],
        64,
      ),
    ]),
  );
}

/** The grade level of a class: its own, else that of most of its learners, else its course's, else none with a number. */
function gradeOf(
  { grades: own, line }: ClassFact,
  course: Course | undefined,
  members: readonly Member[],
  grades: Grades,
  { learners }: Taken,
): string {
  const [only, ...others] = own;
  if (only !== undefined && others.length === 0) return grades.use(only, line);
  const ofLearners = grades.mostCommon(
    members.flatMap(
      ({ part, person }) =>
        (part === 'learner' && learners.get(person)?.fields.grade_level_external_id) || [],
    ),
  );
  const ofFiles = [...own, ...(own.length === 0 ? (course?.grades ?? []) : [])];
  const column = ['grades', 'grade'];
  const found = ofLearners ?? grades.mostCommon(ofFiles.map((label) => grades.use(label, line)));
  const how = ofLearners === undefined ? 'of its course' : 'of most of its learners';
  if (own.length > 0)
    line.assume(column, because`has ${own.length} grades, but a class has only one; ${found} is used`);
  else if (found !== undefined) line.assume(column, because`has no grade; the grade ${how} is used`);
  else
    line.assume(
      column,
      because`has no grade, and neither do its learners or its course; \`Ungraded\` is used`,
    );
  return found ?? grades.use('Ungraded', line);
}
