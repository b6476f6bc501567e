import { invalidBody } from '../../errors.ts';
import type { Handlers } from '../../operation.ts';
import { composeName, foldName, nameFaults } from '../names.ts';
import { standard } from '../standard.ts';
import { birthFaults } from './rules.ts';
import { learners as learner } from './tables.ts';

export const learners: Handlers<'learners'> = {
  ...standard('learners', learner),

  list({ query, records }) {
    const { name } = query;
    return records(learner).list({ ...query, name: name === undefined ? undefined : foldName(name) });
  },

  async create(context) {
    const name = composeName(context.body);
    const faults = [
      ...nameFaults(name),
      ...birthFaults(context.body.date_of_birth, latestToday(context.now)),
    ];
    if (faults.length > 0) throw invalidBody(faults);
    const created = await context.records(learner).create({ ...context.body, name });
    await context.emit('learner.created', created);
    return created;
  },

  async update(context) {
    const faults = birthFaults(context.body.date_of_birth, latestToday(context.now));
    if (faults.length > 0) throw invalidBody(faults);
    return context.records(learner).update(context.params.learner_id, context.body);
  },

  async archive(context) {
    const { record, changed } = await context.records(learner).archive(context.params.learner_id);
    if (changed) await context.emit('learner.archived', record);
    return record;
  },
};

/** The latest date that it is anywhere on earth at a time. */
const latestToday = (now: string): string =>
  new Date(Date.parse(now) + 14 * 3_600_000).toISOString().slice(0, 10);
