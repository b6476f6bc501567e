import type { Rollbook } from '@rollbook/sdk';
import { each, type Ids, idsOf } from './known.ts';
import type { DemoEnrollments, DemoSchool } from './school.ts';

/** Enrolls the learners in their classes. Enrollments that have ended since are left as they are. */
export async function addEnrollments(
  client: Rollbook,
  { enrollments }: DemoSchool,
  { learnerIds, today, analyze }: { learnerIds: Ids; today: string; analyze?(): Promise<void> },
): Promise<void> {
  const classIds = await idsOf(client.classes.list({ limit: 100 }));
  const termIds = await idsOf(client.terms.list({ limit: 100 }));
  const enroll = async ({ class: name, term, learners }: DemoEnrollments) => {
    const class_id = classIds.get(name) ?? '';
    const term_id = termIds.get(term.external_id) ?? '';
    if (term.ends_on < today) {
      const ended = await client.classes.enrollments(class_id, { term_id, status: 'completed', limit: 1 });
      if (ended.data.length > 0) return;
    }
    const learner_ids = learners.flatMap((learner) => learnerIds.get(learner) ?? []);
    // Learners who are enrolled already are left as they are.
    const { data } = await client.classes.enroll(class_id, {
      term_id,
      learner_ids,
      starts_on: term.starts_on,
    });
    const failed = data.find(({ result }) => result === 'failed');
    if (failed) throw new Error(`The enrollments of the demo school in ${name}: ${failed.detail}`);
  };
  for (const ofTerm of Map.groupBy(enrollments, ({ term }) => term.external_id).values()) {
    await each(ofTerm, enroll);
    await analyze?.();
  }
}
