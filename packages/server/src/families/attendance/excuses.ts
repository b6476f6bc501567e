import type { Handlers } from '../../work/operation.ts';
import { standard } from '../standard.ts';
import { excuses as excuse } from './tables.ts';

export const excuses: Handlers<'excuses'> = {
  ...standard('excuses', excuse),

  reject: ({ params, body, records }) =>
    records(excuse).act(
      params.excuse_id,
      'reject',
      { decision_reason: body.reason },
      { reason: body.reason },
    ),

  withdraw({ params, body, records }) {
    const { reason = null } = body;
    return records(excuse).act(
      params.excuse_id,
      'withdraw',
      { decision_reason: reason },
      { reason: reason ?? undefined },
    );
  },
};
