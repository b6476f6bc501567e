import { Problem } from '../../contract/errors.ts';
import { sha256 } from '../../crypto/cipher.ts';
import type { Actor, Handlers } from '../../work/operation.ts';
import { standard } from '../standard.ts';
import { newFeedToken } from './feed-tokens.ts';
import { calendarFeeds as table } from './tables.ts';

const { list, get, archive } = standard('calendar-feeds', table);

export const calendarFeeds: Handlers<'calendar-feeds'> = {
  list,
  get,
  archive,

  async create({ body, actor, records, services }) {
    requireTimetable(actor);
    if (typeof body.learner_id === 'string') requireLearners(actor);
    const token = newFeedToken();
    const created = await records(table).create(body, { token_hash: sha256(token) });
    return created.with({ token, url: `${services.publicUrl()}/v1/lessons.ics?token=${token}` });
  },
};

/** The URL of a feed is a way to read lessons. */
function requireTimetable({ scopes }: Actor): void {
  if (scopes.has('read:timetable')) return;
  throw new Problem(
    'insufficient_scope',
    'The API key lacks the scope `read:timetable`, because the URL of a feed shows lessons. Use a key that has it.',
  );
}

/** The lessons of a learner need the scope for learners too. */
export function requireLearners({ scopes }: Actor): void {
  if (scopes.has('read:learners')) return;
  throw new Problem(
    'insufficient_scope',
    'The API key lacks the scope `read:learners`, which the lessons of a learner need. Use a key that has it.',
  );
}
