import type { Decision, Fields, MergeRule } from '../merged-records.ts';

/** What a staff member signs in with does not become that of another one: it ends. */
const ending = (open: string, field: string, action: string): MergeRule => ({
  async decide({ serverNow }, _people, moves) {
    const once: Fields = { [field]: serverNow };
    return new Map(
      moves
        .filter(({ current }) => current.plain.status === open)
        .map(({ current }): [string, Decision] => [current.id, { outcome: 'moved', once, action }]),
    );
  },
});

export const linkRule = ending('pending', 'revoked_at', 'revoked');
export const sessionRule = ending('active', 'ended_at', 'ended');
