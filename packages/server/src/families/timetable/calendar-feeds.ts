import { type FieldError, invalidBody, invalidQuery, notFound, Problem } from '../../contract/errors.ts';
import type { Schemas } from '../../contract/schemas.ts';
import { sha256 } from '../../crypto/cipher.ts';
import { randomText } from '../../lib/ids.ts';
import { requireInUse, schoolOf } from '../../work/caller.ts';
import type { FindTokenHolder } from '../../work/family.ts';
import type { Actor, Context, Handlers } from '../../work/operation.ts';
import { standard } from '../standard.ts';
import { feedByHash, subjects } from './queries/feeds.ts';
import { feedChoices } from './rules.ts';
import { calendarFeeds as table } from './tables.ts';

type Feed = Schemas['CalendarFeed'];
type Content = Feed['content'];
type Choice = keyof typeof subjects;
type Chosen = Partial<Record<Choice, string | null | undefined>>;

const newFeedToken = (): string => `cftok_${randomText(43)}`;

/** What a calendar feed can read. Its operations return what is for its subject only. */
const scopes = new Set(['read:timetable', 'read:classes', 'read:assessments', 'read:learners']);

/** The calendar feed that a token identifies. The response does not say whether the token ever existed. */
export const calendarFeedOf: FindTokenHolder = async (db, hash) => {
  const feed = await db.urgent(hash).first(feedByHash, { hash });
  if (!feed) throw notFound();
  requireInUse(feed);
  return {
    actor: { type: 'system', id: feed.id, name: null, scopes },
    ...schoolOf(feed),
  };
};

/** Whose calendar is read. Without a field it is that of the whole school. */
export type Subject = { name: string | null } & (
  | { field: Choice; id: string }
  | { field?: undefined; id?: undefined }
);

/**
 * Whose calendar a request reads: that of the feed whose token it has, or the one that it names with an API key. The name
 * is that of the calendar; the name of a person whom the school teaches is shown only if somebody decided to.
 */
export async function subjectOf(
  context: Context<'lessons.ics'> | Context<'calendar.ics'>,
  content: Content,
): Promise<Subject> {
  const { db, schoolId: school, actor, query } = context;
  // A caller without an API key was identified by the token of a feed.
  const isFeed = actor.type === 'system';
  const { name, ...subject } = isFeed ? await ofFeed(context, content) : ofQuery(query, actor, content);
  if (subject.field === undefined) return { name };
  const found = await db.first(subjects[subject.field], { school, id: subject.id });
  if (isFeed && !found) throw notFound();
  return { ...subject, name: name ?? found?.name ?? null };
}

/** The subject of the feed whose token the request has. */
async function ofFeed(
  { query, actor, records }: Pick<Context<'lessons.ics'>, 'actor' | 'records'> & { query: Chosen },
  content: Content,
): Promise<Subject> {
  const others = feedChoices[content].filter((field) => query[field] !== undefined);
  if (others.length > 0)
    throw invalidQuery(
      others.map((field) => fieldError(field, 'not_applicable', 'cannot be sent together with a token')),
    );
  const { value: feed } = await records(table).get(actor.id ?? '');
  if (feed.content !== content) throw notFound();
  return named(feed.name, chosenOf(feed, content)[0]);
}

/** The subject that a request with an API key names. */
function ofQuery(query: Chosen & { token?: string | undefined }, actor: Actor, content: Content): Subject {
  if (query.token !== undefined)
    throw invalidQuery([fieldError('token', 'not_applicable', 'cannot be sent together with an API key')]);
  const [subject, other] = chosenOf(query, content);
  const needsOne = content === 'lessons';
  if (other || (needsOne && !subject))
    throw invalidQuery([
      fieldError(
        other?.field ?? 'class_id',
        other ? 'not_applicable' : 'required',
        `send ${needsOne ? 'exactly' : 'at most'} one of ${feedChoices[content].join(', ')}`,
      ),
    ]);
  requireScopes(actor, query, content);
  return named(null, subject);
}

const named = (name: string | null, one: { field: Choice; id: string } | undefined): Subject =>
  one ? { name, ...one } : { name };

const chosenOf = (sent: Chosen, content: Content): { field: Choice; id: string }[] =>
  feedChoices[content].flatMap((field) => {
    const id = sent[field];
    return id === null || id === undefined ? [] : [{ field, id }];
  });

const fieldError = (parameter: string, code: string, detail: string): FieldError => ({
  pointer: `?${parameter}`,
  code,
  detail,
});

/** It is stored by nobody else, and asked for again each time: a feed that was revoked is shown no longer. */
export const calendarBody = (body: string) => ({
  body,
  headers: { 'Cache-Control': 'private, no-cache' },
});

const { list, get, archive } = standard('calendar-feeds', table);

const paths = { lessons: '/v1/lessons.ics', dates: '/v1/calendar.ics' } as const;

export const calendarFeeds: Handlers<'calendar-feeds'> = {
  list,
  get,
  archive,

  async create({ body, actor, db, schoolId: school, records, services }) {
    const { content = 'lessons' } = body;
    // The URL of a feed is a way to read what it shows.
    if (content === 'lessons') require(actor, 'read:timetable', 'because the URL of a feed shows lessons');
    else require(actor, 'read:classes', 'because the URL of a feed shows terms and holidays');
    requireScopes(actor, body, content);
    const token = newFeedToken();
    const created = await records(table).create(body, { token_hash: sha256(token) });
    const [subject] = chosenOf(created.value, content);
    if (subject && !(await db.first(subjects[subject.field], { school, id: subject.id }))) {
      const detail = 'has left or is suspended, so the URL of the feed would return 404';
      throw invalidBody([{ pointer: `/${subject.field}`, code: 'not_applicable', detail }]);
    }
    return created.with({ token, url: `${services.publicUrl()}${paths[content]}?token=${token}` });
  },
};

/** What a calendar needs beside the scope of its operation. */
function requireScopes(actor: Actor, sent: Chosen, content: Content): void {
  if (content === 'dates' && chosenOf(sent, content).length > 0)
    require(actor, 'read:assessments', 'which assessments need');
  if (sent.learner_id || sent.guardian_id) requireLearners(actor);
}

/** What a learner has needs the scope for learners too. */
export const requireLearners = (actor: Actor): void =>
  require(actor, 'read:learners', 'which the lessons and the assessments of learners need');

function require({ scopes }: Actor, scope: string, reason: string): void {
  if (scopes.has(scope)) return;
  throw new Problem(
    'insufficient_scope',
    `The caller lacks the scope \`${scope}\`, ${reason}. Use a key that has it, or sign in with a role that gives it.`,
  );
}
