import type { Handlers } from '../../work/operation.ts';
import type { UnitOfWork } from '../../work/unit-of-work.ts';
import { standard } from '../standard.ts';
import { settingsSessions as session } from './tables.ts';

const { list, get } = standard('settings-sessions', session);

export const settingsSessions: Handlers<'settings-sessions'> = {
  list,
  get,

  async end(context) {
    const current = await context.records(session).current(context.params.settings_session_id);
    return current.value.status === 'active' ? endSession(context, current.id) : current;
  },
};

export const endSession = ({ records, serverNow }: Pick<UnitOfWork, 'records' | 'serverNow'>, id: string) =>
  records(session).update(id, { ended_at: serverNow }, { action: 'ended' });
