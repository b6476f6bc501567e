import { notFound } from '../../contract/errors.ts';
import { randomText } from '../../lib/ids.ts';
import { schoolOf } from '../../work/caller.ts';
import type { FindTokenHolder } from '../../work/family.ts';
import { feedByHash } from './queries/feeds.ts';

export const newFeedToken = (): string => `cftok_${randomText(43)}`;

/** What a calendar feed can read. Its operation returns the lessons of its subject only. */
const scopes = new Set(['read:timetable', 'read:learners']);

/** The calendar feed that a token identifies. The response does not say whether the token ever existed. */
export const calendarFeedOf: FindTokenHolder = async (db, hash) => {
  const feed = await db.urgent(hash).first(feedByHash, { hash });
  if (!feed) throw notFound();
  return {
    actor: { type: 'system', id: feed.id, name: null, scopes },
    ...schoolOf(feed),
  };
};
