import type {
  AcademicYear,
  Class,
  GradeLevel,
  Rollbook,
  Subject,
  TeacherAllocation,
  Term,
} from '@rollbook/sdk';
import { InputError } from '../input-error.ts';
import type { ExportReport } from './export-report.ts';
import { gradesOf } from './grades.ts';
import type { Course, Class as ExportedClass, Session } from './model.ts';
import type { ExportOptions } from './options.ts';
import type { SourcedIds } from './sourced-ids.ts';

/** Years, terms, subjects and classes, which are few: a school has hundreds of classes, and thousands of people. */
export interface Calendar {
  sessions: Session[];
  courses: Course[];
  classes: PlacedClass[];
  /** What is written for each grade level, by its id. */
  grades: ReadonlyMap<string, string>;
}

/** A class with its record and its terms, in their order. */
export interface PlacedClass {
  record: Class;
  terms: readonly Term[];
  /** The staff members who teach its lessons, if they are asked for. */
  teachers: ReadonlySet<string>;
  written: ExportedClass;
}

export interface CalendarOptions extends ExportOptions {
  /** The day of the school. */
  today: string;
}

export async function readCalendar(
  client: Rollbook,
  ids: SourcedIds,
  report: ExportReport,
  options: CalendarOptions,
): Promise<Calendar> {
  const all = <T>(list: { toArray(limit: { limit: number }): Promise<T[]> }) =>
    list.toArray({ limit: Number.POSITIVE_INFINITY });
  const page = { limit: 100 };
  const call = { signal: options.signal };
  const years = chosen(await all(client.academicYears.list(page, call)), report, options.years);
  const terms: Term[] = [];
  const records: Class[] = [];
  for (const { id } of years) {
    const own = await all(client.terms.list({ ...page, academic_year_id: id }, call));
    terms.push(...inTime(own));
    records.push(...(await all(client.classes.list({ ...page, academic_year_id: id }, call))));
  }
  const levels = await all(client.gradeLevels.list(page, call));
  const subjects = await all(client.subjects.list(page, call));
  const { written: grades, withoutCode } = gradesOf(levels, options.grades);
  for (const { id } of withoutCode)
    report.notice('grade_level', 'has no code of its own in OneRoster, so its label is written', id);
  const sessions = sessionsOf(years, terms, ids);
  const courses = new Courses(subjects, levels, grades, ids);
  const teachers = options.timetable ? await teachersOfLessons(client, options) : new Map();
  const classes = records.flatMap((record) => {
    const offered = terms.filter(
      (term) =>
        term.academic_year_id === record.academic_year_id &&
        (record.term_ids === null || record.term_ids.includes(term.id)),
    );
    if (offered.length === 0) {
      report.leaveOut('class', 'has no term in the exported academic years', record.id);
      return [];
    }
    const { metadata } = record;
    const code = options.ids === undefined ? undefined : metadata[`${options.ids}_code`];
    const written: ExportedClass = {
      ...{ id: ids.of(record), title: record.label, code: code ? String(code) : record.label },
      ...{ isHomeroom: record.kind === 'register', grade: grades.get(record.grade_level_id) ?? null },
      ...courses.use(record),
      sessions: offered.map((term) => sessions.idOf(term)),
    };
    return [{ record, terms: offered, teachers: teachers.get(record.id) ?? new Set(), written }];
  });
  return { sessions: sessions.all, courses: courses.all, classes, grades };
}

/**
 * The lead teachers of the lessons of each class on a day, in the timetables that are published and have not ended; of a slot
 * that has none on the day, those who are the next.
 */
async function teachersOfLessons(
  client: Rollbook,
  { signal, today }: Pick<CalendarOptions, 'signal' | 'today'>,
): Promise<Map<string, Set<string>>> {
  const call = { signal };
  const leads = new Map<string, TeacherAllocation[]>();
  for await (const one of client.teacherAllocations.list(
    { limit: 100, role: 'lead', status: 'active' },
    call,
  ))
    leads.set(one.slot_id, [...(leads.get(one.slot_id) ?? []), one]);
  const found = new Map<string, Set<string>>();
  for await (const { id: slot, class_ids } of client.slots.list({ limit: 100, status: 'published' }, call)) {
    const own = leads.get(slot) ?? [];
    const [first = today] = own.map(({ from }) => from).sort();
    const day = first > today ? first : today;
    for (const id of class_ids)
      for (const { staff_id, from } of own)
        if (from <= day) found.set(id, (found.get(id) ?? new Set()).add(staff_id));
  }
  return found;
}

/** The academic years to write. */
function chosen(
  years: readonly AcademicYear[],
  report: ExportReport,
  asked: readonly string[] | undefined,
): AcademicYear[] {
  const isOne = (text: string) => (year: AcademicYear) =>
    year.id === text || year.name.toLowerCase() === text.toLowerCase();
  const unknown = asked?.find((text) => !years.some(isOne(text)));
  if (unknown !== undefined)
    throw new InputError(
      `The school has no academic year ${unknown}. It has: ${years.map(({ name }) => name).join(', ') || 'none'}.`,
    );
  const own = years.filter((year) =>
    asked === undefined ? year.status !== 'closed' : asked.some((text) => isOne(text)(year)),
  );
  if (own.length === 0)
    throw new InputError(
      'The school has no academic year that is current or planned. Name a closed one with --school-year.',
    );
  for (const year of years)
    if (!own.includes(year))
      report.leaveOut(
        'academic_year',
        asked === undefined
          ? 'is closed; its terms, classes and enrollments are not written'
          : 'was not asked for',
        year.id,
      );
  return inTime(own);
}

/** Years or terms in the order of their days. They have no day in common. */
const inTime = <T extends { starts_on: string }>(periods: readonly T[]): T[] =>
  periods.toSorted((one, other) => (one.starts_on < other.starts_on ? -1 : 1));

function sessionsOf(years: readonly AcademicYear[], terms: readonly Term[], ids: SourcedIds) {
  const written = new Map<string, string>();
  const taken = new Set<string>();
  const idOf = (record: AcademicYear | Term): string => {
    const id = written.get(record.id) ?? ids.of(record, taken);
    taken.add(id);
    written.set(record.id, id);
    return id;
  };
  const all = years.flatMap((year): Session[] => {
    const schoolYear = year.ends_on.slice(0, 4);
    const whole: Session = {
      ...{ id: idOf(year), title: year.name, type: 'schoolYear', parent: null, schoolYear },
      ...{ starts_on: year.starts_on, ends_on: year.ends_on },
    };
    const own = terms.filter((term) => term.academic_year_id === year.id);
    return [
      whole,
      ...own.map(
        (term): Session => ({
          ...{ id: idOf(term), title: term.name, type: 'term', parent: whole.id, schoolYear },
          ...{ starts_on: term.starts_on, ends_on: term.ends_on },
        }),
      ),
    ];
  });
  return { all, idOf };
}

/** A course for each subject, and one for the register classes of each grade level: every class needs a course. */
class Courses {
  readonly all: Course[];
  readonly #bySubject: ReadonlyMap<string, Course>;
  readonly #levels: ReadonlyMap<string, GradeLevel>;
  readonly #grades: ReadonlyMap<string, string>;
  readonly #ofRegisters = new Map<string, Course>();

  constructor(
    subjects: readonly Subject[],
    levels: readonly GradeLevel[],
    grades: ReadonlyMap<string, string>,
    ids: SourcedIds,
  ) {
    this.#levels = new Map(levels.map((level) => [level.id, level]));
    this.#grades = grades;
    this.#bySubject = new Map(
      subjects.map((subject) => [
        subject.id,
        {
          ...{ id: ids.of(subject), title: subject.name, code: subject.code },
          grades: subject.grade_level_ids.flatMap((id) => grades.get(id) ?? []),
          subject: { name: subject.name, code: subject.code },
        },
      ]),
    );
    this.all = [...this.#bySubject.values()];
  }

  /** The course of a class, and its subject. A reference to a subject that was not read is written as it is. */
  use(record: Class): Pick<ExportedClass, 'course' | 'subject'> {
    if (record.subject_id === null) return { course: this.#ofRegister(record.grade_level_id), subject: null };
    const course = this.#bySubject.get(record.subject_id);
    return { course: course?.id ?? record.subject_id, subject: course?.subject ?? null };
  }

  #ofRegister(gradeLevelId: string): string {
    const level = this.#levels.get(gradeLevelId);
    const known = this.#ofRegisters.get(gradeLevelId);
    if (known) return known.id;
    const grade = this.#grades.get(gradeLevelId);
    const course: Course = {
      id: `${gradeLevelId}.hr`,
      title: `Register class ${level?.label ?? ''}`.trim(),
      code: `HR-${level?.label ?? gradeLevelId}`,
      grades: grade === undefined ? [] : [grade],
      subject: null,
    };
    this.#ofRegisters.set(gradeLevelId, course);
    this.all.push(course);
    return course.id;
  }
}
