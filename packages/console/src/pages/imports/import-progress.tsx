import type { Import } from '@rollbook/sdk';
import { isMoving, isRunning } from './words.ts';

/** How far an import is, while it runs. */
export function ImportProgress({ of }: { of: Import }) {
  if (!isMoving(of)) return null;
  const { pending, undone, kept } = of.undo;
  const { done, total } = isRunning(of)
    ? of.progress
    : { done: undone + kept, total: pending + undone + kept };
  return <progress max={Math.max(1, total)} value={done} aria-label={`${done} of ${total} rows`} />;
}
