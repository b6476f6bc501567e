import type { List, Page } from '@rollbook/sdk';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { entryKey } from './kept-place.ts';
import { useLoad } from './use-load.ts';

interface Older<T> {
  key: string;
  rows: T[];
  last: Page<T>;
}

/** What a log showed, for somebody who comes back to it: the newest page, and the older ones that they loaded. */
const shown = new Map<string, { first: Page<unknown>; older: Older<unknown> | undefined }>();
const mostShown = 20;

function keep<T>(entry: string, first: Page<T>, older: Older<T> | undefined): void {
  shown.delete(entry);
  shown.set(entry, { first, older });
  const [oldest] = shown.keys();
  if (oldest !== undefined && shown.size > mostShown) shown.delete(oldest);
}

/**
 * A log that shows its newest page, again and again if it is live, and older pages when they are asked for. Somebody who
 * comes back to it finds the rows that they left.
 */
export function useLog<T extends { id: string }>(
  key: string,
  list: (query: { limit: number }, options: { signal: AbortSignal }) => List<T>,
  { live = false, limit = 50 }: { live?: boolean; limit?: number } = {},
) {
  const entry = `${entryKey()} ${window.location.pathname} ${key}`;
  // The entry of the history and the path say which log it was, and so of which type its rows are.
  const kept = useMemo(
    () => shown.get(entry) as { first: Page<T>; older: Older<T> | undefined } | undefined,
    [entry],
  );
  const first = useLoad<Page<T>>(key, (signal) => list({ limit }, { signal }), {
    everyMs: live ? 2000 : undefined,
    initial: kept?.first,
  });
  const [older, setOlder] = useState<Older<T>>();
  const [more, setMore] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  const own = older?.key === key ? older : kept?.older;
  useEffect(() => {
    if (first.data) keep(entry, first.data, own);
  }, [entry, first.data, own]);
  const last = own?.last ?? first.data;
  // Rows that moved down from the newest page are kept, and none is shown twice.
  const newest = first.data?.data ?? [];
  const known = new Set(newest.map(({ id }) => id));
  const rows = [...newest, ...(own?.rows.filter(({ id }) => !known.has(id)) ?? [])];
  const loadMore = async () => {
    if (!last || more.busy) return;
    setMore({ busy: true });
    try {
      const next = await last.nextPage();
      if (next) setOlder({ key, rows: [...rows, ...next.data], last: next });
      setMore({ busy: false });
    } catch (error) {
      setMore({ busy: false, error });
    }
  };
  return { ...first, rows, hasMore: last?.has_more ?? false, loadMore, more };
}
