import type { Assessment, AssessmentCreate } from '@rollbook/sdk';
import type { CreateServerOptions } from '@rollbook/server';
import { type Place, type StartedYear, startYear, termDates } from '../support/school-year.ts';

/** A {@link startYear} with learners in 5A, and a subject class for mathematics. */
export interface StartedClass extends StartedYear {
  /** The ids of the learners of 5A, in the first term. */
  members: string[];
  /** A new assessment of 5A in mathematics, out of 50; open unless the body says otherwise. */
  assess(more?: Partial<AssessmentCreate>): Promise<Assessment>;
  /** Enrolls another learner in 5A for the first term. */
  join(name?: string): Promise<string>;
}

export async function startClass(
  place: Place,
  size = 3,
  options?: CreateServerOptions,
): Promise<StartedClass> {
  const school = await startYear(place, options);
  return { ...school, ...(await classOf(school, size)) };
}

export async function classOf(
  { client, a, terms, subject }: Pick<StartedYear, 'client' | 'a' | 'terms' | 'subject'>,
  size: number,
) {
  const join = async (name = 'Thandi Example') => {
    const { id } = await client.learners.create({ name });
    const dates = { starts_on: termDates[0].starts_on };
    await client.enrollments.create({ learner_id: id, class_id: a.id, term_id: terms[0].id, ...dates });
    return id;
  };
  const members: string[] = [];
  for (let n = 0; n < size; n++) members.push(await join(`Learner ${n} Example`));
  const assess = (more: Partial<AssessmentCreate> = {}) =>
    client.assessments.create({
      title: 'Fractions test',
      class_id: a.id,
      subject_id: subject.id,
      term_id: terms[0].id,
      kind: 'test',
      max_mark: 50,
      weight: 1,
      status: 'open',
      ...more,
    });
  return { members, assess, join };
}
