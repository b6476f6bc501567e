import type { Register, RegisterCreate } from '@rollbook/sdk';
import type { CreateServerOptions } from '@rollbook/server';
import { type Place, type StartedYear, startYear, today } from '../support/school-year.ts';

export interface Registered extends StartedYear {
  /** Learners who are enrolled in 5A from the first day of the first term. */
  learners: string[];
  /** Enrolls a new learner in a class. */
  enroll(more?: { class_id?: string; starts_on?: string; ends_on?: string | null }): Promise<string>;
  /** Takes the register of 5A for today, all present, unless the fields say otherwise. */
  take(fields?: Partial<RegisterCreate>): Promise<Register>;
}

/** A school with a register class, 5A, that has learners. */
export async function startRegistered(
  place: Place,
  count = 3,
  options: CreateServerOptions = {},
): Promise<Registered> {
  const school = await startYear(place, options);
  const { client, a, terms } = school;
  const enroll: Registered['enroll'] = async (more = {}) => {
    const learner_id = await school.learner();
    const { starts_on } = terms[0];
    await client.enrollments.create({ learner_id, class_id: a.id, term_id: terms[0].id, starts_on, ...more });
    return learner_id;
  };
  const learners: string[] = [];
  for (let n = 0; n < count; n++) learners.push(await enroll());
  return {
    ...school,
    learners,
    enroll,
    take: (fields = {}) =>
      client.registers.create({
        class_id: a.id,
        date: today,
        marks: [],
        default_status: 'present',
        ...fields,
      }),
  };
}

/** The attendance of each learner of a register. */
export const statusesOf = ({ marks }: Register): Record<string, string> =>
  Object.fromEntries(marks.map(({ learner_id, status }) => [learner_id, status]));
