import { subscriber } from '../families/communications/queries.ts';
import { unsubscribe } from '../families/communications/unsubscribing.ts';
import type { UnsubscribePage, Unsubscribes } from '../http/unsubscribe.ts';
import type { Clock } from '../lib/clock.ts';
import type { UnsubscribeTokens } from '../messages/unsubscribe-token.ts';
import type { Database } from '../sql/database.ts';
import { systemAuthor, type UnitsOfWork } from '../work/unit-of-work.ts';

/** The name of the actor in the audit log. */
const actor = 'Unsubscribe link';

/** Lets recipients of emails unsubscribe with the link in them. */
export class Unsubscribing implements Unsubscribes {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #works: UnitsOfWork;
  readonly #tokens: UnsubscribeTokens;

  constructor(parts: { db: Database; clock: Clock; works: UnitsOfWork; tokens: UnsubscribeTokens }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#works = parts.works;
    this.#tokens = parts.tokens;
  }

  async find(token: string): Promise<UnsubscribePage | undefined> {
    return (await this.#find(token))?.page;
  }

  async unsubscribe(token: string): Promise<UnsubscribePage | undefined> {
    const found = await this.#find(token);
    if (!found) return undefined;
    const { subscription, row, page } = found;
    const school = { id: row.school_id, timeZone: row.time_zone };
    const author = systemAuthor(school, actor, this.#clock.now() + Number(row.ahead_ms));
    await this.#db
      .forSchool(row.school_id)
      .transact((tx) => this.#works.run(tx, author, (work) => unsubscribe(work, subscription)));
    return page;
  }

  async #find(token: string) {
    const subscription = this.#tokens.read(token);
    if (!subscription) return undefined;
    const { school, guardian, kind } = subscription;
    const row = await this.#db.urgent(guardian).first(subscriber, { school, guardian });
    if (!row) return undefined;
    return { subscription, row, page: { school: row.school_name, locale: row.locale, kind } };
  }
}
