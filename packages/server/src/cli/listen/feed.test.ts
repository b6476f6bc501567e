import { Rollbook } from '@rollbook/sdk';
import { expect, it } from 'vitest';
import { EventFeed, endOfEvents } from './run.ts';

const start = Date.parse('2026-11-22T08:00:00.000Z');
const eventOf = (second: number) => ({
  id: `evt_${String(second).padStart(26, '0')}`,
  type: 'learner.created',
  version: '2026-12-01',
  created_at: new Date(start + second * 1000).toISOString(),
  school_id: 'sch_01',
  data: {},
});
const idOf = (second: number) => eventOf(second).id;

/** A server with events, by the second of their creation, and a feed of them on a clock of its own. */
function serve(...seconds: number[]) {
  const visible = new Set(seconds);
  const requests: URLSearchParams[] = [];
  const fetch = async (url: string) => {
    const { searchParams: query } = new URL(url);
    requests.push(query);
    const after = query.get('starting_after') ?? '';
    const since = query.get('created_after') ?? '';
    const sorted = [...visible].sort((one, other) => one - other).map(eventOf);
    const ordered = query.get('order') === 'asc' ? sorted : sorted.reverse();
    const data = ordered.filter(({ id, created_at }) => id > after && created_at > since);
    const limit = Number(query.get('limit'));
    const page = data.slice(0, limit);
    const more = data.length > limit;
    return Response.json({ data: page, has_more: more, next_cursor: more ? page.at(-1)?.id : null });
  };
  const client = new Rollbook({ apiKey: 'sk_test_example', baseUrl: 'http://127.0.0.1:1', fetch });
  return { visible, requests, client };
}

/** Polls, and handles what is there; gives the seconds of the events. */
async function poll(feed: EventFeed): Promise<number[]> {
  const found: number[] = [];
  for await (const { id, created_at } of feed.poll(new AbortController().signal)) {
    feed.handled(id);
    found.push((Date.parse(created_at) - start) / 1000);
  }
  return found;
}

it('begins after the events that there are', async () => {
  const { visible, client } = serve(1, 2, 90);
  const end = await endOfEvents(client);
  expect(end).toEqual({ after: idOf(90), since: null });
  const feed = new EventFeed(client, end);
  visible.add(91);
  expect(await poll(feed)).toEqual([91]);
  expect(await poll(feed)).toEqual([]);
  expect(feed.position).toEqual({ after: idOf(91), since: null });
  expect(await endOfEvents(serve().client)).toEqual({ after: null, since: null });
});

it('reads a long backlog page by page, and continues by time where the position is unknown', async () => {
  const seconds = Array.from({ length: 250 }, (_, n) => n + 1);
  const { requests, client } = serve(...seconds);
  const since = new Date(start).toISOString();
  const feed = new EventFeed(client, { after: null, since });
  expect(await poll(feed)).toEqual(seconds);
  expect(requests).toHaveLength(3);
  feed.restartAt(new Date(start + 248_000).toISOString());
  expect(await poll(feed)).toEqual([249, 250]);
  expect(requests.at(-1)?.get('created_after')).toBe('2026-11-22T08:04:08.000Z');
});
