import { sql } from 'kysely';
import { iso } from '../lib/clock.ts';
import { usedUntil } from '../lib/settings-screen.ts';
import type { Database } from '../sql/database.ts';
import { query, statement } from '../sql/query.ts';

const minuteMs = 60_000;

const touch = query<{ school: string; id: string; at: string }>((db, p) =>
  db
    .updateTable('api_keys')
    .set({ last_used_at: p.at })
    .where('school_id', '=', p.school)
    .where('id', '=', p.id),
);

/** A session ends a while after it was last used, and at its latest time. */
const touchSession = statement<{ school: string; id: string; at: string; until: string }>(
  (p) => sql`
    update settings_sessions set last_used_at = ${p.at},
      expires_at = case when latest_at < ${p.until} then latest_at else ${p.until} end
    where school_id = ${p.school} and id = ${p.id}`,
);

/** Records when keys and sessions were used, to the minute, and writes it periodically instead of with every request. */
export class KeyUsage {
  readonly #written = new Map<string, number>();
  #pending = new Map<string, { school: string; id: string; at: number }>();

  note(school: string, id: string, now: number): void {
    const minute = now - (now % minuteMs);
    if (this.#written.get(id) === minute) return;
    this.#written.set(id, minute);
    this.#pending.set(id, { school, id, at: minute });
  }

  async flush(db: Database): Promise<void> {
    if (this.#pending.size === 0) return;
    // In a fixed order, so that processes that write the same keys do not deadlock.
    const pending = [...this.#pending.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
    this.#pending = new Map();
    await db.transact(async (tx) => {
      for (const { school, id, at } of pending) {
        const used = { school, id, at: iso(at) };
        if (id.startsWith('ses_')) await tx.run(touchSession, { ...used, until: iso(usedUntil(at)) });
        else await tx.run(touch, used);
      }
    });
  }
}
