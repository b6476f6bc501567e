import * as spine from './0001-spine.ts';
import type { Definer } from './define.ts';

/** Every migration by its name; they run in the order of their names, once each. */
export const migrations: Record<string, { up(define: Definer): Promise<void> }> = {
  '0001-spine': spine,
};
