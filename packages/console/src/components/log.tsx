import type { ComponentChildren } from 'preact';
import { place } from '../lib/router.ts';
import type { useLog } from '../lib/use-log.ts';
import { Empty } from './empty.tsx';
import { Loading } from './loading.tsx';
import { More } from './more.tsx';

/** Leads to the page without filters; `keep` is a parameter that is none of them. */
export function ClearFilters({ small = false, keep = '' }: { small?: boolean; keep?: string }) {
  const kept = place.value.query.get(keep);
  return (
    <a class={small ? 'button small' : 'button'} href={place.value.path + (kept ? `?${keep}=${kept}` : '')}>
      Clear filters
    </a>
  );
}

interface LogRowsProps<T extends { id: string }> {
  log: ReturnType<typeof useLog<T>>;
  /** What is said of no row with filters, and without. */
  none: string;
  empty: string;
  children: (rows: T[]) => ComponentChildren;
}

/** The rows of a log that the parameters of the page filter, or why there are none. */
export function LogRows<T extends { id: string }>({ log, none, empty, children }: LogRowsProps<T>) {
  const isFiltered = place.value.query.size > 0;
  return (
    <Loading of={log} lines={8}>
      {() =>
        log.rows.length > 0 ? (
          <>
            {children(log.rows)}
            <More log={log} />
          </>
        ) : (
          <Empty title={isFiltered ? none : empty}>{isFiltered && <ClearFilters />}</Empty>
        )
      }
    </Loading>
  );
}
