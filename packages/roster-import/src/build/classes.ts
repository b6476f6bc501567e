import { LineError } from '../report/line.ts';
import { because } from '../report/report.ts';
import type { Course, Member, SourceClass, SourceRecords } from '../source/records.ts';
import type { Calendar, Placement } from './calendar.ts';
import { begin, end, enrollmentsOf, hasDays } from './enrollments.ts';
import type { Grades } from './grades.ts';
import { metadata, uniqueNames } from './person-fields.ts';
import { RosterRow, type RosterRows, type WhenNew } from './roster.ts';
import type { Subjects } from './subjects.ts';
import type { Term } from './years.ts';

interface Accepted {
  learners: ReadonlyMap<string, RosterRow<'learners'>>;
  staff: ReadonlySet<string>;
}

/** A class with its place in the calendar. */
export interface PlacedClass {
  sourceClass: SourceClass;
  placement: Placement;
}

/** Builds classes with their subjects, and enrollments in each of their terms. */
export function buildClasses(
  records: SourceRecords,
  calendar: Calendar,
  subjects: Subjects,
  grades: Grades,
  accepted: Accepted,
  { today, source }: { today: string; source: string },
): Pick<RosterRows, 'subjects' | 'classes' | 'enrollments'> {
  const placed = placedClasses(records, calendar, subjects);
  const members = knownMembers(records, placed, accepted).filter(hasDays);
  const labels = labelsOf([...placed.values()]);
  const membersOf = Map.groupBy(members, (member) => member.class);
  const placements = [...placed.values()].map(({ placement }) => placement);
  const years = new Set(placements.map(({ year }) => year));
  const next = nextOf(placements, today);
  const classes = [...placed.values()].map(({ sourceClass, placement }) => {
    const own = membersOf.get(sourceClass.id) ?? [];
    const teacher = teacherOf(
      own.filter(({ part }) => part === 'staff'),
      placement.terms,
      today,
    );
    // With classes of several years, the grades of learners are those of the classes of today.
    const isOfLearners = years.size === 1 || isToday(placement.terms, today);
    const graded = isOfLearners ? { own } : next.has(placement) ? { own: [], whenNew: own } : { own: [] };
    const grade = gradeOf(sourceClass, subjects.of(sourceClass), graded, grades, accepted);
    const fields = {
      external_id: sourceClass.id,
      label: labels.get(sourceClass.id) ?? sourceClass.title,
      kind: sourceClass.isHomeroom ? ('register' as const) : ('subject' as const),
      academic_year_external_id: placement.year,
      ...(typeof grade === 'string' ? { grade_level_external_id: grade } : {}),
      ...(sourceClass.isHomeroom ? {} : { subject_external_id: subjects.use(sourceClass) }),
      ...(teacher ? { teacher_external_id: teacher.person } : {}),
      ...(placement.isWholeYear
        ? { term_ids: null }
        : { term_external_ids: placement.terms.map((term) => term.id) }),
      ...metadata(source, sourceClass.line, [
        ['school', ['schoolsourcedid', 'orgsourcedid', 'schoolsisid', 'schooldfenumber'], sourceClass.org],
        ['code', ['classcode', 'code', 'sectionnumber'], sourceClass.code],
      ]),
    };
    if (sourceClass.isHomeroom) subjects.ignore(sourceClass);
    const row = new RosterRow('classes', fields, sourceClass.line, ...(teacher ? [teacher.line] : []));
    if (typeof grade !== 'string') row.whenNew = grade;
    return row;
  });
  return { subjects: subjects.rows(grades), classes, enrollments: enrollmentsOf(members, placed) };
}

function placedClasses(
  records: SourceRecords,
  calendar: Calendar,
  subjects: Subjects,
): Map<string, PlacedClass> {
  const placed = new Map<string, PlacedClass>();
  for (const sourceClass of records.classes) {
    try {
      placed.set(sourceClass.id, {
        sourceClass,
        placement: calendar.place(subjects.sessionsOf(sourceClass), sourceClass.line),
      });
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      sourceClass.line.leaveOut(error.column, error.reason, error.severity);
    }
  }
  return placed;
}

/** The members whose class and person are imported. */
function knownMembers(
  { members, ids }: SourceRecords,
  placed: ReadonlyMap<string, PlacedClass>,
  { learners, staff }: Accepted,
): Member[] {
  return members.filter(({ line, class: own, person, part }) => {
    if (!placed.has(own)) {
      line.leaveOut(
        line.title(['classsourcedid', 'sectionsisid', 'sectionid']),
        ...ids.class.explainMissing(own, 'class'),
      );
      return false;
    }
    const isKnown = part === 'learner' ? learners.has(person) : staff.has(person);
    if (!isKnown) {
      line.leaveOut(
        line.title(['usersourcedid', 'sisid', 'id']),
        ...ids[part].explainMissing(person, part === 'learner' ? 'learner' : 'teacher'),
      );
    }
    return isKnown;
  });
}

/** Labels are unique within an academic year. */
function labelsOf(placed: readonly PlacedClass[]): Map<string, string> {
  const years = Map.groupBy(placed, ({ placement }) => placement.year);
  return new Map(
    [...years.values()].flatMap((year) => [
      ...uniqueNames(
        year.map(({ sourceClass: { id, title, code, line } }) => ({ id, name: title, code, line })),
        ['sectionname', 'title'],
        64,
      ),
    ]),
  );
}

/** In the holidays, in which there are no classes of today, those of the year that comes next. */
function nextOf(placements: readonly Placement[], today: string): ReadonlySet<Placement> {
  if (placements.some(({ terms }) => isToday(terms, today))) return new Set();
  const firstDay = ({ terms }: Placement) => terms[0]?.starts_on ?? '';
  const later = placements.filter((one) => firstDay(one) > today);
  const [first] = later.toSorted((one, other) => (firstDay(one) < firstDay(other) ? -1 : 1));
  return new Set(later.filter(({ year }) => year === first?.year));
}

/** Whether terms, and the holidays between them, contain a day. */
const isToday = (terms: readonly Term[], today: string): boolean => dayIn(terms, today) === today;

/**
 * The grade level of a class: its own, or that of most of its `own` learners. If neither is known, only a new class gets one, that
 * of its course, of the learners `whenNew` or `Ungraded`: a class in the school keeps its grade level when its learners
 * could not be read.
 */
function gradeOf(
  { grades: own, line }: SourceClass,
  course: Course | undefined,
  members: { own: readonly Member[]; whenNew?: readonly Member[] },
  grades: Grades,
  { learners }: Accepted,
): string | WhenNew<'classes'> {
  const [only, ...others] = own;
  if (only !== undefined && others.length === 0) return grades.use(only, line);
  const columns = ['grades', 'grade'];
  const fromLearners = because`has no grade; the grade of most of its learners is used`;
  const several = (found: string) =>
    because`has ${own.length} grades, but a class has only one; ${found} is used`;
  const mostOf = (those: readonly Member[] = []) =>
    grades.mostCommon(
      those.flatMap(
        ({ part, person }) =>
          (part === 'learner' && learners.get(person)?.fields.grade_level_external_id) || [],
      ),
    );
  const ofLearners = mostOf(members.own);
  if (ofLearners !== undefined) {
    line.assume(columns, own.length > 0 ? several(ofLearners) : fromLearners);
    return ofLearners;
  }
  const ofFiles = own.length > 0 ? own : (course?.grades ?? []);
  const found = grades.mostCommon(ofFiles.map((label) => grades.use(label, line)));
  const ofNew = found === undefined ? mostOf(members.whenNew) : undefined;
  const reason =
    found !== undefined
      ? own.length > 0
        ? several(found)
        : because`has no grade; the grade of its course is used`
      : ofNew !== undefined
        ? fromLearners
        : because`has no grade, and neither do its course or learners who are in it today; \`Ungraded\` is used`;
  return {
    fields: { grade_level_external_id: found ?? ofNew ?? grades.use('Ungraded', line) },
    line,
    columns,
    reason,
  };
}

/**
 * The teacher of a class: of those who teach it today the primary one, otherwise the first. For a class that has not started
 * it is the teacher of its first day, and for a class that has ended that of its last day. The other teachers, and the dates,
 * are reported as not stored.
 */
function teacherOf(teachers: readonly Member[], terms: readonly Term[], today: string): Member | undefined {
  const day = dayIn(terms, today);
  const current = teachers.filter((teacher) => isCurrent(teacher, day));
  const teacher = current.find(({ isPrimary }) => isPrimary) ?? current[0];
  if (teacher) reportDroppedDates(teacher);
  for (const { line, person } of current) {
    if (!teacher || line === teacher.line) continue;
    if (person === teacher.person) {
      const isSame = line.hasSameCells(teacher.line);
      const again = because`names the teacher ${person}, who is already named in ${teacher.line.place}`;
      line.leaveOut(null, again, isSame ? 'notice' : 'error');
    } else
      line.leaveOut(
        null,
        because`names another teacher, but a class has only one; the teacher of this class is ${teacher.person} (${teacher.line.place})`,
        'notice',
      );
  }
  return teacher;
}

/** The day of the class that is closest to today. */
function dayIn(terms: readonly Term[], today: string): string {
  const first = terms[0]?.starts_on ?? today;
  const last = terms.at(-1)?.ends_on ?? today;
  return today < first ? first : today > last ? last : today;
}

/** Leaves out teachers who do not teach the class on this day. */
function isCurrent({ line, begins_on, ends_on }: Member, day: string): boolean {
  const isOver = Boolean(ends_on && ends_on < day);
  if (!isOver && (begins_on ?? '') <= day) return true;
  const from = begins_on ? ` from ${begins_on}` : '';
  const days = `${from}${ends_on ? `${from ? '' : ' up'} to ${ends_on}` : ' on'}`;
  line.leaveOut(
    line.title(isOver ? end : begin),
    because`is a teacher of the class${days}, which does not include ${day}`,
    'notice',
  );
  return false;
}

function reportDroppedDates({ line, begins_on, ends_on }: Member): void {
  for (const [column, day] of [[begin, begins_on] as const, [end, ends_on] as const])
    if (day) line.dropValue(column, because`is ${day}; the dates of a teacher are not stored`, 'notice');
}
