import type { List } from '@rollbook/sdk';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { entryKey } from './kept-place.ts';
import { useLoad } from './use-load.ts';

interface Rows<T> {
  rows: T[];
  hasMore: boolean;
}

/** What a log showed, for somebody who comes back to it. */
const shown = new Map<string, Rows<unknown>>();
const mostShown = 20;

function keep<T>(entry: string, rows: Rows<T>): void {
  shown.delete(entry);
  shown.set(entry, rows);
  const [oldest] = shown.keys();
  if (oldest !== undefined && shown.size > mostShown) shown.delete(oldest);
}

const mostOnAPage = 100;
/** So many rows are loaded again and again while a log is live. */
const mostLive = 1000;
/** So many rows that have come since the last time are looked through for the row that was the newest one then. */
const mostAdded = 500;

/**
 * A log that shows its newest rows, again and again if it is live, and older ones when they are asked for. All rows that are
 * shown are loaded together: between pages of different times rows would be missing, and older ones would stay as they were.
 * Somebody who comes back to it finds the rows that they left.
 */
export function useLog<T extends { id: string }>(
  key: string,
  list: (query: { limit: number }, options: { signal: AbortSignal }) => List<T>,
  { live = false, limit = 50 }: { live?: boolean; limit?: number } = {},
) {
  const entry = `${entryKey()} ${window.location.pathname} ${key}`;
  // The entry of the history and the path say which log it was, and so of which type its rows are.
  const kept = useMemo(() => shown.get(entry) as Rows<T> | undefined, [entry]);
  const mostRows = live ? mostLive : Number.POSITIVE_INFINITY;
  const [more, setMore] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  const current = useRef({ entry: '', count: limit, rows: kept });
  if (current.current.entry !== entry)
    current.current = { entry, count: Math.max(limit, kept?.rows.length ?? 0), rows: kept };

  const read = async (count: number, signal: AbortSignal): Promise<Rows<T>> => {
    let page = await list({ limit: Math.min(count, mostOnAPage) }, { signal });
    const rows = [...page.data];
    // Rows that have come since do not move those out that somebody looks at.
    const newest = current.current.rows?.rows[0]?.id;
    const addedTo = () => (count > limit ? rows.findIndex(({ id }) => id === newest) : 0);
    let added = addedTo();
    while (page.has_more && rows.length < Math.min(count + (added < 0 ? mostAdded : added), mostRows)) {
      const next = await page.nextPage();
      if (!next) break;
      page = next;
      rows.push(...page.data);
      if (added < 0) added = addedTo();
    }
    const wanted = Math.min(count + Math.max(0, added), mostRows);
    return { rows: rows.slice(0, wanted), hasMore: page.has_more || rows.length > wanted };
  };
  const loaded = useLoad<Rows<T>>(
    key,
    async (signal) => {
      const of = current.current;
      const { count } = of;
      const rows = await read(count, signal);
      // More were asked for meanwhile.
      if (of.count !== count && of.rows) return of.rows;
      of.count = Math.max(limit, rows.rows.length);
      of.rows = rows;
      return rows;
    },
    { everyMs: live ? 2000 : undefined, initial: kept },
  );
  useEffect(() => {
    if (loaded.data) keep(entry, loaded.data);
  }, [entry, loaded.data]);
  const { rows = [], hasMore = false } = loaded.data ?? {};
  const loadMore = async () => {
    if (more.busy) return;
    setMore({ busy: true });
    try {
      const of = current.current;
      const next = await read(rows.length + limit, new AbortController().signal);
      Object.assign(of, { count: next.rows.length, rows: next });
      if (current.current === of) loaded.set(next);
      setMore({ busy: false });
    } catch (error) {
      setMore({ busy: false, error });
    }
  };
  return { ...loaded, rows, hasMore, isFull: rows.length >= mostRows, loadMore, more };
}
