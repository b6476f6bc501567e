import type { List, Page } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { useLoad } from './use-load.ts';

/** A log that shows its newest page, again and again if it is live, and older pages when they are asked for. */
export function useLog<T extends { id: string }>(
  key: string,
  list: (query: { limit: number }, options: { signal: AbortSignal }) => List<T>,
  { live = false, limit = 50 }: { live?: boolean; limit?: number } = {},
) {
  const first = useLoad<Page<T>>(key, (signal) => list({ limit }, { signal }), {
    everyMs: live ? 2000 : undefined,
  });
  const [older, setOlder] = useState<{ key: string; rows: T[]; last: Page<T> }>();
  const [more, setMore] = useState<{ busy: boolean; error?: unknown }>({ busy: false });
  const own = older?.key === key ? older : undefined;
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
