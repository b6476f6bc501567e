import type { Import } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { api } from '../../lib/api.ts';
import { useLoad } from '../../lib/use-load.ts';
import { isMoving } from './words.ts';

/** An import, which is loaded again: often until it has ended, and then because others can undo it. */
export function useImport(id: string) {
  const [live, setLive] = useState(true);
  const loaded = useLoad<Import>(
    id,
    async (signal) => {
      const item = await api.imports.get(id, { signal });
      setLive(isMoving(item));
      return item;
    },
    { everyMs: live ? 500 : 10_000 },
  );
  return { ...loaded, live };
}
