import type { Grades } from './build-grades.ts';
import { fit } from './cells.ts';
import type { ClassFact, Course, Facts } from './facts.ts';
import { because } from './ledger.ts';
import { distinct } from './names.ts';
import { RosterRow } from './roster.ts';

const most = 30;

/** The courses as subjects, and those that must be made because a class has no course. */
export class Subjects {
  readonly #courses: Map<string, Course>;
  readonly #facts: Facts;

  constructor(facts: Facts) {
    this.#facts = facts;
    this.#courses = new Map(facts.courses.map((course) => [course.id, course]));
  }

  of({ course }: ClassFact): Course | undefined {
    return course === null ? undefined : this.#courses.get(course);
  }

  /** The sessions that a class is in: its own, else that of its course. */
  sessionsOf(fact: ClassFact): string[] {
    const session = this.of(fact)?.session ?? null;
    return fact.sessions.length > 0 || session === null ? fact.sessions : [session];
  }

  /** The external id of the subject of a class. */
  use(fact: ClassFact): string {
    const course = this.of(fact);
    if (course) return course.id;
    const { line } = fact;
    if (fact.course !== null) {
      const { reason, severity } = this.#facts.ids.course.missing(fact.course, 'course');
      line.lose(['coursesourcedid', 'coursesisid'], reason, severity);
    }
    const title = fact.subject ?? fact.title;
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
    const codes = distinct(
      courses.map(({ id, code, line }) => ({ id, name: code ?? id, code: null, line })),
      ['coursecode', 'coursenumber', 'code'],
      32,
    );
    return courses.map((course) => {
      const { id, title, line } = course;
      const levels = [...new Set(course.grades.map((grade) => grades.use(grade, line)))].sort();
      if (levels.length > most)
        line.lose(['grades', 'grade'], because`has ${levels.length} grades, of which ${most} are used`);
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
