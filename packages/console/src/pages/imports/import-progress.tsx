import type { Import } from '@rollbook/sdk';
import { isRunning } from './words.ts';

/** How far an import is, while it runs. */
export function ImportProgress({ of }: { of: Import }) {
  if (!isRunning(of)) return null;
  const { done, total } = of.progress;
  return <progress max={Math.max(1, total)} value={done} aria-label={`${done} of ${total} rows`} />;
}
