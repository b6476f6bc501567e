import { type Clock, iso } from '../lib/clock.ts';
import type { Database, Reader } from '../sql/database.ts';
import { query } from '../sql/query.ts';
import { type KeyRing, register } from './master-keys.ts';

/** How often a process writes that it is running. */
export const seenEveryMs = 30_000;
/** After this time without a sign of a process, it has ended without saying so. */
const deadAfterMs = 180_000;

/** A process that encrypts. */
export interface KeyUser {
  process_id: string;
  /** The key with which it encrypts. */
  key_name: string;
  /** The keys with which it can decrypt. */
  readable: readonly string[];
}

const save = query<{ process: string; key: string; readable: string; now: string }>((db, p) =>
  db
    .insertInto('master_key_processes')
    .values({ process_id: p.process, key_name: p.key, readable: p.readable, seen_at: p.now })
    .onConflict((conflict) => conflict.column('process_id').doUpdateSet({ seen_at: p.now })),
);
const end = query<{ process: string }>((db, p) =>
  db.deleteFrom('master_key_processes').where('process_id', '=', p.process),
);
const forget = query<{ before: string }>((db, p) =>
  db.deleteFrom('master_key_processes').where('seen_at', '<', p.before),
);
const users = query<{ after: string }, Omit<KeyUser, 'readable'> & { readable: string }>((db, p) =>
  db
    .selectFrom('master_key_processes')
    .select(['process_id', 'key_name', 'readable'])
    .where('seen_at', '>=', p.after)
    .orderBy('process_id'),
);

const lastSign = (clock: Clock): string => iso(clock.now() - deadAfterMs);

/** The processes that encrypt now, or did until a moment ago. */
export async function keyUsers(db: Reader, clock: Clock): Promise<KeyUser[]> {
  const rows = await db.all(users, { after: lastSign(clock) });
  return rows.map(({ readable, ...user }) => ({ ...user, readable: readable.split(' ') }));
}

/** Rejects a key with which a running process cannot decrypt: it would fail on everything that is encrypted with it. */
async function refuseBlind(db: Reader, clock: Clock, name: string): Promise<void> {
  const blind = (await keyUsers(db, clock)).filter(({ readable }) => !readable.includes(name));
  if (blind.length === 0) return;
  const processes = `${blind.length} running ${blind.length === 1 ? 'process' : 'processes'} of this database (${blind.map(({ process_id: id }) => id).join(', ')})`;
  throw new Error(
    `${processes} cannot decrypt with the master key ${name}. Add the key to ROLLBOOK_PREVIOUS_MASTER_KEYS of every process and restart them before you use it. A process that was killed no longer counts after 3 minutes.`,
  );
}

/** Shows other processes with which master key this one encrypts, so that the key is not retired while it does. */
export class KeyUse {
  readonly #db: Database;
  readonly #ring: KeyRing;
  readonly #clock: Clock;
  readonly #process: string;

  constructor(db: Database, ring: KeyRing, clock: Clock, processId: string) {
    this.#db = db;
    this.#ring = ring;
    this.#clock = clock;
    this.#process = processId;
  }

  /** Must be called before the process encrypts anything. Throws if another process could not decrypt it. */
  async start(): Promise<void> {
    await refuseBlind(this.#db, this.#clock, this.#ring.current.name);
    await this.show();
  }

  /** Must be called every `seenEveryMs` until `end`. */
  async show(): Promise<void> {
    const { current, keys } = this.#ring;
    const readable = keys.map(({ name }) => name).join(' ');
    await this.#db.transact(async (tx) => {
      await register(tx, current.name);
      await tx.run(forget, { before: lastSign(this.#clock) });
      const now = iso(this.#clock.now());
      await tx.run(save, { process: this.#process, key: current.name, readable, now });
    });
  }

  /** Must be called when the process no longer encrypts anything. */
  async end(): Promise<void> {
    await this.#db.transact((tx) => tx.run(end, { process: this.#process }));
  }
}
