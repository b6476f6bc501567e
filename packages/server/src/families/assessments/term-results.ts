import { invalidQuery } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { idsParameter } from '../../sql/query.ts';
import type { Handlers } from '../../work/operation.ts';
import { learnersIn, namesOf } from './result-queries.ts';
import { resultsOf, type SubjectResult } from './results.ts';

type Shown = Schemas['TermResult']['subjects'][number];

const isCounted = ({ status }: { status: string }): boolean => status === 'graded' || status === 'absent';

/** A result in a subject, as responses show it. */
const shown = ({ subject, percentage, level, grades }: SubjectResult): Shown => ({
  subject_id: subject.id,
  name: subject.name,
  percentage,
  level: level?.level ?? null,
  level_label: level?.label ?? null,
  assessments: grades.filter(isCounted).length,
});

export const termResults: Handlers<'term-results'> = {
  async get({ query, db, schoolId: school, ...work }) {
    const { term_id: term, class_id: cls, learner_id: learner } = query;
    if (cls === undefined && learner === undefined)
      throw invalidQuery([{ pointer: '?class_id', code: 'required', detail: 'send class_id or learner_id' }]);
    const members = cls === undefined ? undefined : await db.all(learnersIn, { school, term, class: cls });
    const ids = members?.map(({ id }) => id) ?? [];
    const wanted = learner === undefined ? ids : [learner].filter((id) => !members || ids.includes(id));
    const names = await db.all(namesOf, { school, rows: idsParameter(wanted) });
    const results = await resultsOf(
      { ...work, db, schoolId: school },
      names.map(({ id }) => id),
      term,
    );
    const data = names.map(({ id, name }) => {
      const { subjects = [], average = null } = results.get(id) ?? {};
      return { learner_id: id, name, subjects: subjects.map(shown), average };
    });
    return { data };
  },
};
