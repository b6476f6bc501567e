import { linksOfGuardian, type Subscriber, subscriber } from '../families/communications/queries.ts';
import { resubscribe, unsubscribe } from '../families/communications/unsubscribing.ts';
import type { UnsubscribePage, Unsubscribes } from '../http/unsubscribe.ts';
import type { Clock } from '../lib/clock.ts';
import { spokenLocale } from '../lib/languages.ts';
import type { UnsubscribeToken, UnsubscribeTokens } from '../messages/unsubscribe-token.ts';
import type { Database } from '../sql/database.ts';
import { systemAuthor, type UnitsOfWork } from '../work/unit-of-work.ts';

/** The name of the actor in the audit log. */
const actor = 'Unsubscribe link';

interface Found {
  subscription: UnsubscribeToken;
  row: Subscriber;
  page: Omit<UnsubscribePage, 'state'>;
}

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
    const found = await this.#find(token);
    if (!found) return undefined;
    const isUndo = found.subscription.undoes !== null;
    const receives = await this.#receives(found, isUndo);
    return { ...found.page, state: receives ? (isUndo ? 'undone' : 'subscribed') : 'unsubscribed' };
  }

  async carryOut(token: string): Promise<UnsubscribePage | undefined> {
    const found = await this.#find(token);
    if (!found) return undefined;
    const { subscription, row, page } = found;
    const { undoes } = subscription;
    const school = { id: row.school_id, timeZone: row.time_zone };
    const author = systemAuthor(school, actor, this.#clock.now() + Number(row.ahead_ms));
    const changed = await this.#db
      .forSchool(row.school_id)
      .transact((tx) =>
        this.#works.run(tx, author, (work) =>
          undoes === null ? unsubscribe(work, subscription) : resubscribe(work, subscription, undoes),
        ),
      );
    if (undoes !== null) {
      const now = (await this.#find(token)) ?? found;
      return { ...page, state: (await this.#receives(now, true)) ? 'undone' : 'unsubscribed' };
    }
    return { ...page, state: 'done', undo: changed && this.#tokens.undo(subscription, changed) };
  }

  /**
   * Whether the guardian receives what the token is about, for any learner: `isNow`, or also if records that are archived are
   * restored.
   */
  async #receives({ subscription, row }: Found, isNow: boolean): Promise<boolean> {
    const { school, kind } = subscription;
    const guardian = row.id;
    const counts = ({ archived_at }: { archived_at: string | null }) => archived_at === null || !isNow;
    if (!counts(row)) return false;
    if (kind === null) return JSON.parse(row.channels).email === true;
    const links = (await this.#db.urgent(guardian).all(linksOfGuardian, { school, guardian })).filter(counts);
    return links.some(({ access, receives }) => access !== 'none' && JSON.parse(receives)[kind] !== false);
  }

  async #find(token: string): Promise<Found | undefined> {
    const subscription = this.#tokens.read(token);
    if (!subscription) return undefined;
    const { school, kind } = subscription;
    const found = await this.#subscriber(school, subscription.guardian);
    if (!found) return undefined;
    const { row, emails } = found;
    // The email can have gone to somebody else, whose address was entered by mistake and corrected since.
    const isTheirs = emails.some((email) => this.#tokens.hashOf(email) === subscription.address);
    if (!isTheirs && row.erased_at === null) return undefined;
    const { school_name, name, erased_at } = row;
    const locale = spokenLocale(row.preferred_language, row.locale);
    return {
      subscription,
      row,
      page: { school: school_name, guardian: erased_at === null ? name : null, locale, kind },
    };
  }

  /** The guardian, or who remained after the record was merged, with the addresses of all of these records. */
  async #subscriber(
    school: string,
    guardian: string,
    before: readonly string[] = [],
  ): Promise<{ row: Subscriber; emails: readonly string[] } | undefined> {
    const row = await this.#db.urgent(guardian).first(subscriber, { school, guardian });
    if (!row) return undefined;
    const emails = row.email === null ? before : [...before, row.email];
    return row.merged_into_id ? this.#subscriber(school, row.merged_into_id, emails) : { row, emails };
  }
}
