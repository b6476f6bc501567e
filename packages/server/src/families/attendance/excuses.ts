import type { Handlers } from '../../work/operation.ts';
import { standard } from '../standard.ts';
import { excuses as excuse, excuseEnding } from './tables.ts';

const handlers = standard('excuses', excuse);

export const excuses: Handlers<'excuses'> = {
  ...handlers,

  async archive(context) {
    await context.raise(excuseEnding, { id: context.params.excuse_id });
    return handlers.archive(context);
  },

  reject: ({ params, body, records }) =>
    records(excuse).act(
      params.excuse_id,
      'reject',
      { decision_reason: body.reason },
      { reason: body.reason },
    ),

  async withdraw(context) {
    const { params, body, records } = context;
    await context.raise(excuseEnding, { id: params.excuse_id });
    const { reason = null } = body;
    return records(excuse).act(
      params.excuse_id,
      'withdraw',
      { decision_reason: reason },
      { reason: reason ?? undefined },
    );
  },
};
