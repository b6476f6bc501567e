import type { Assessment, Class, Rollbook } from '@rollbook/sdk';
import { gradesOf, maxMark } from './attendance.ts';
import { each, type Ids, source } from './known.ts';
import type { DemoSchool } from './school.ts';

interface Options {
  seed: number;
  /** In the school's time zone. */
  today: string;
  learnerIds: Ids;
  analyze?(): Promise<void>;
}

/**
 * A test in each subject for each register class in the term that ended last, with published reports of the term, and an
 * open test in the current term. What there is already is left as it is; a closed term is complete.
 */
export async function addAssessments(
  client: Rollbook,
  { terms, placements }: DemoSchool,
  { seed, today, learnerIds, analyze }: Options,
): Promise<void> {
  const ended = terms.findLastIndex(({ ends_on }) => ends_on < today);
  const current = terms.findIndex(({ starts_on, ends_on }) => starts_on <= today && today <= ends_on);
  const found = new Map(
    (await client.terms.list({ limit: 100 })).data.map((term) => [term.external_ids[source], term]),
  );
  const classes = await Array.fromAsync(client.classes.list({ kind: 'register', limit: 100 }));
  const subjects = (await client.subjects.list({ limit: 100 })).data;
  const members = Map.groupBy(placements, (row) => String(row.class_external_id));
  /** Tests of all classes in some subjects in a term, with the grades of the learners. */
  const addTests = async (index: number, count: number, work: (test: Assessment) => Promise<unknown>) => {
    const dates = terms[index];
    const term = dates && found.get(dates.external_id);
    if (!dates || !term || term.status === 'closed') return undefined;
    const known = new Map<string, Assessment>();
    for await (const test of client.assessments.list({ term_id: term.id, limit: 100 }))
      known.set(test.external_ids[source] ?? '', test);
    const tests = classes.flatMap((cls, at) =>
      subjects
        .slice(0, count)
        .map((subject, which) => ({ cls, subject, number: (index * 50 + at) * 10 + which })),
    );
    await each(tests, async ({ cls, subject, number }) => {
      const name = `${cls.external_ids[source]}:${subject.code}:${dates.external_id}`;
      const test =
        known.get(name) ??
        (await client.assessments.create({
          title: `${subject.name} test`,
          class_id: cls.id,
          subject_id: subject.id,
          term_id: term.id,
          kind: 'test',
          max_mark: maxMark,
          weight: 1,
          held_on: dates.starts_on,
          status: 'open',
          external_ids: { [source]: name },
        }));
      if (test.status !== 'open') return;
      await client.grades.put(test.id, { grades: grades(cls, number) });
      await work(test);
    });
    return term.id;
  };
  const grades = (cls: Class, number: number) => {
    const names = (members.get(cls.external_ids[source] ?? '') ?? []).map((row) => String(row.external_id));
    return gradesOf(seed, names, number).map(({ learner, mark }) => {
      const learner_id = learnerIds.get(learner) ?? '';
      return mark === null ? { learner_id, status: 'absent' as const } : { learner_id, mark };
    });
  };
  const term_id = await addTests(ended, subjects.length, ({ id }) => client.assessments.publish(id));
  // The reports read the grades.
  await analyze?.();
  if (term_id !== undefined)
    await each(classes, async ({ id: class_id }) => {
      await client.termReports.generate({ term_id, class_id });
      await client.termReports.publishAll({ term_id, class_id });
    });
  await addTests(current, 1, async () => undefined);
}
