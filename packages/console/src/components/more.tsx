import { Button } from './button.tsx';
import { Problem } from './problem.tsx';

interface MoreProps {
  log: { hasMore: boolean; loadMore: () => Promise<void>; more: { busy: boolean; error?: unknown } };
}

/** Loads older rows of a log. */
export function More({ log: { hasMore, loadMore, more } }: MoreProps) {
  return (
    <>
      <Problem error={more.error} />
      {hasMore && (
        <div class="more">
          <Button onClick={() => void loadMore()} busy={more.busy}>
            {more.busy ? 'Loading…' : 'Show older'}
          </Button>
        </div>
      )}
    </>
  );
}
