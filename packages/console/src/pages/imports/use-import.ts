import type { Import } from '@rollbook/sdk';
import { useState } from 'preact/hooks';
import { api } from '../../lib/api.ts';
import { useLoad } from '../../lib/use-load.ts';
import { isMoving } from './words.ts';

/** An import, which is loaded again until it has ended. */
export function useImport(id: string) {
  const [live, setLive] = useState(true);
  const loaded = useLoad<Import>(
    id,
    async (signal) => {
      const item = await api.imports.get(id, { signal });
      setLive(isMoving(item));
      return item;
    },
    { everyMs: live ? 500 : undefined },
  );
  return { ...loaded, live };
}
