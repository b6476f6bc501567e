import type { Handlers } from '../../work/operation.ts';
import { ownRecord, standard } from '../standard.ts';
import { qualifications as qualification } from './tables.ts';

export const qualifications: Handlers<'qualifications'> = {
  ...standard('qualifications', qualification),

  async reject(context) {
    const { id } = await ownRecord(qualification, context);
    const { reason } = context.body;
    return context.records(qualification).act(id, 'reject', { rejected_reason: reason }, { reason });
  },
};
