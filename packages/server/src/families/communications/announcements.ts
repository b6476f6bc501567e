import { Problem } from '../../contract/errors.ts';
import type { Handlers } from '../../work/operation.ts';
import { standard } from '../standard.ts';
import { publish, stopCopies } from './publishing.ts';
import { setKey } from './queries.ts';
import { announcements as table } from './tables.ts';

export const announcements: Handlers<'announcements'> = {
  ...standard('announcements', table),

  create: ({ body, records }) => records(table).create({ ...body, recipient_count: 0 }, { key_id: null }),

  async schedule({ params, records, db, schoolId: school, keyId: key }) {
    const scheduled = await records(table).act(params.announcement_id, 'schedule', { error: null });
    await db.run(setKey, { school, id: scheduled.id, key });
    return scheduled;
  },

  async update({ params, body, records }) {
    const { id, plain } = await records(table).current(params.announcement_id);
    if (plain.status !== 'draft' && plain.status !== 'scheduled')
      throw new Problem(
        'announcement_closed',
        `The announcement is ${plain.status} and can no longer be changed. Create another one.`,
      );
    return records(table).update(id, body);
  },

  async publish(context) {
    const { params, records, db, services } = context;
    const current = await records(table).current(params.announcement_id);
    db.afterCommit(() => services.wakeJobs());
    return publish(context, current, context.keyId);
  },

  async retract(context) {
    const { params, records } = context;
    const current = await records(table).current(params.announcement_id);
    const retracted = await records(table).act(current.id, 'retract');
    await stopCopies(context, current.id);
    return retracted;
  },
};
