import { Button } from './button.tsx';
import { Problem } from './problem.tsx';

interface MoreProps {
  log: {
    hasMore: boolean;
    isFull: boolean;
    loadMore: () => Promise<void>;
    more: { busy: boolean; error?: unknown };
  };
}

/** Loads older rows of a log. */
export function More({ log: { hasMore, isFull, loadMore, more } }: MoreProps) {
  return (
    <>
      <Problem error={more.error} />
      {hasMore && isFull && (
        <p class="hint">No more rows are shown here. Use the filters to see older ones.</p>
      )}
      {hasMore && !isFull && (
        <div class="more">
          <Button onClick={() => void loadMore()} busy={more.busy}>
            {more.busy ? 'Loading…' : 'Show older'}
          </Button>
        </div>
      )}
    </>
  );
}
