import { because } from '../report/report.ts';
import { fit } from '../source/cells.ts';
import type { Course, SourceClass, SourceRecords } from '../source/records.ts';
import type { Grades } from './grades.ts';
import { uniqueNames } from './names.ts';
import { RosterRow } from './roster.ts';

const most = 30;

/** The subjects: the courses, and those that are created for classes without a course. */
export class Subjects {
  readonly #courses: Map<string, Course>;
  readonly #records: SourceRecords;

  constructor(records: SourceRecords) {
    this.#records = records;
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

  /** The external id of the subject of a class. */
  use(sourceClass: SourceClass): string {
    const course = this.of(sourceClass);
    if (course) return course.id;
    const { line } = sourceClass;
    if (sourceClass.course !== null) {
      const { reason, severity } = this.#records.ids.course.explainMissing(sourceClass.course, 'course');
      line.dropValue(['coursesourcedid', 'coursesisid'], reason, severity);
    }
    const title = sourceClass.subject ?? sourceClass.title;
    line.assume(
      ['coursesourcedid', 'coursesisid'],
      because`has no imported course; ${title} is used as its subject`,
    );
    const made: Course = { line, id: title, title, code: null, grades: [], org: null, session: null };
    if (!this.#courses.has(title)) this.#courses.set(title, made);
    return title;
  }

  rows(grades: Grades): RosterRow<'subjects'>[] {
    const courses = [...this.#courses.values()];
    const codes = uniqueNames(
      courses.map(({ id, code, line }) => ({ id, name: code ?? id, code: null, line })),
      ['coursecode', 'coursenumber', 'code'],
      32,
    );
    return courses.map((course) => {
      const { id, title, line } = course;
      const levels = [...new Set(course.grades.map((grade) => grades.use(grade, line)))].sort();
      if (levels.length > most)
        line.dropValue(['grades', 'grade'], because`has ${levels.length} grades, of which ${most} are used`);
      const fields = {
        external_id: id,
        name: fit(line, ['coursename', 'title'], title, 200),
        code: codes.get(id) ?? id,
        ...(levels.length > 0 ? { grade_level_external_ids: levels.slice(0, most) } : {}),
      };
      return new RosterRow('subjects', fields, line);
    });
  }
}
