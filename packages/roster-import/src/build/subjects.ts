import { because } from '../report/report.ts';
import { fit } from '../source/cells.ts';
import type { Course, SourceClass, SourceRecords } from '../source/records.ts';
import { createdId, storedId, storedIdOf } from './composed-ids.ts';
import type { Grades } from './grades.ts';
import { uniqueNames } from './person-fields.ts';
import { RosterRow } from './roster.ts';

const maxLevels = 30;
const idColumns = ['sourcedid', 'coursesisid', 'coursenumber', 'coursename'];
const subjectColumns = ['subjects', 'subject', 'coursesubject'];
const courseColumns = ['coursesourcedid', 'coursesisid'];

/** The subjects: the courses, and those that are created for classes without a course. */
export class Subjects {
  readonly #courses: ReadonlyMap<string, Course>;
  /** By their title. */
  readonly #created = new Map<string, Course>();
  readonly #records: SourceRecords;
  /** The courses of homerooms, and those of other classes. */
  readonly #homerooms: ReadonlySet<string | null>;
  readonly #scheduled: ReadonlySet<string | null>;

  constructor(records: SourceRecords) {
    this.#records = records;
    const ofClasses = (homerooms: boolean) =>
      new Set(records.classes.flatMap((each) => (each.isHomeroom === homerooms ? each.course : [])));
    this.#homerooms = ofClasses(true);
    this.#scheduled = ofClasses(false);
    this.#courses = new Map(records.courses.map((course) => [course.id, course]));
  }

  of({ course }: SourceClass): Course | undefined {
    return course === null ? undefined : this.#courses.get(course);
  }

  /** The sessions of a class, or of its course if it has none. */
  sessionsOf(sourceClass: SourceClass): string[] {
    const session = this.of(sourceClass)?.session ?? null;
    return sourceClass.sessions.length > 0 || session === null ? sourceClass.sessions : [session];
  }

  /** Reports what the line of a class without a subject says about one. */
  ignore({ course, subjects, line }: SourceClass): void {
    if (course !== null) line.ignore(courseColumns, because`is not stored: a register class has no subject`);
    if (subjects.length > 0)
      line.ignore(subjectColumns, because`is not stored: a register class has no subject`);
  }

  /** The external id of the subject of a class. */
  use(sourceClass: SourceClass): string {
    const course = this.of(sourceClass);
    const { line, subjects } = sourceClass;
    if (course) {
      if (subjects.length > 0)
        line.ignore(subjectColumns, because`is not stored: the course is used as the subject`);
      return storedId(course.id);
    }
    if (subjects.length > 1)
      line.dropValue(subjectColumns, because`has several subjects; ${subjects[0]} is used`);
    if (sourceClass.course !== null) {
      line.dropValue(courseColumns, ...this.#records.ids.course.explainMissing(sourceClass.course, 'course'));
    }
    const title = sourceClass.subjects[0] ?? sourceClass.title;
    line.assume(courseColumns, because`has no imported course; ${title} is used as its subject`);
    const created = { line, id: title, title, code: title, grades: [], org: null, session: null };
    if (!this.#created.has(title)) this.#created.set(title, created);
    return createdId(title);
  }

  /** The course of homerooms only is no subject: OneRoster has no class without a course. */
  #isOfHomerooms({ id, line }: Course): boolean {
    if (!this.#homerooms.has(id) || this.#scheduled.has(id)) return false;
    line.leaveOut(null, because`is the course of homerooms only, which have no subject`, 'notice');
    return true;
  }

  rows(grades: Grades): RosterRow<'subjects'>[] {
    const taught = [...this.#courses.values()].filter((course) => !this.#isOfHomerooms(course));
    const courses = [
      ...taught.map((course) => ({ ...course, id: storedIdOf(course, idColumns) })),
      ...[...this.#created.values()].map((course) => ({ ...course, id: createdId(course.title) })),
    ];
    const codes = uniqueNames(
      courses.map(({ id, code, line }) => ({ id, name: code ?? id, code: null, line })),
      ['coursecode', 'coursenumber', 'code'],
      32,
    );
    return courses.map((course) => {
      const { id, title, line } = course;
      const levels = [...new Set(course.grades.map((grade) => grades.use(grade, line)))].sort();
      if (levels.length > maxLevels)
        line.dropValue(
          ['grades', 'grade'],
          because`has ${levels.length} grades, of which ${maxLevels} are used`,
        );
      const fields = {
        external_id: id,
        name: fit(line, ['coursename', 'title'], title, 200),
        code: codes.get(id) ?? id,
        ...(levels.length > 0 ? { grade_level_external_ids: levels.slice(0, maxLevels) } : {}),
      };
      return new RosterRow('subjects', fields, line);
    });
  }
}
