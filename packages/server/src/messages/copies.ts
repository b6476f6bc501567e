import type { Cipher } from '../crypto/cipher.ts';
import type { FoundKeys } from '../crypto/data-keys.ts';
import { type Clock, iso } from '../lib/clock.ts';
import type { Database } from '../sql/database.ts';
import { suffixOf } from '../store/personal.ts';
import { Stored } from '../store/read.ts';
import type { RecordWork } from '../store/rules.ts';
import { systemAuthor, type UnitsOfWork } from '../work/unit-of-work.ts';
import { type OutgoingChannel, type SendResult, storedDetail } from './channels.ts';
import {
  confidentialMessage,
  errorsOf,
  ofAttempted,
  type Suppression,
  settle,
  whySuppressed,
} from './queries.ts';
import { type Channel, Rendering, type Texts } from './text.ts';

const contextOf = (id: string): string => `message_recipients ${id}`;

/**
 * A text encrypted with the key of each person whom it concerns, by its name, one after the other: when any of the keys is
 * deleted, it is unreadable.
 */
export function encryptFor(
  text: string,
  id: string,
  names: readonly string[],
  keys: Pick<ReadonlyMap<string, Cipher>, 'get'>,
): string {
  const encrypted = names.reduce<Buffer>((inner, name) => {
    const key = keys.get(name);
    if (!key) throw new Error(`The data key ${name} was not stored`);
    return key.encryptBytes(inner, contextOf(id));
  }, Buffer.from(text));
  return encrypted.toString('base64');
}

/** The decrypted text; `undefined` if a key was deleted. */
export function decryptFor(
  encrypted: string,
  id: string,
  names: readonly string[],
  keys: FoundKeys,
): string | undefined {
  const text = names.reduceRight<Buffer | undefined>(
    (outer, name) => (outer === undefined ? undefined : keys.get(name)?.decryptBytes(outer, contextOf(id))),
    Buffer.from(encrypted, 'base64'),
  );
  return text?.toString('utf8');
}

/** The name of the data key of a recipient, or of a learner whom a copy is about. */
export const keyOfPerson = (id: string): string =>
  id.startsWith('lrn_') ? `${id}${suffixOf('learners', 'communications')}` : id;

/** The names of the keys that encrypt the text of a copy: those of the learners whom it is about, and the recipient's. */
export const concernedBy = (about: readonly string[], person: string): string[] => [
  ...new Set([...about, person].map(keyOfPerson)),
];

/** The name of the key that encrypts the fields of a message, and the text that its copies share. */
export const keyOfMessage = (id: string, learner: string | null): string =>
  learner === null ? id : keyOfPerson(learner);

const contextOfMessage = (id: string): string => `messages ${id} rendered`;

/** What the texts of all copies of a message are rendered from. */
export interface MessageTexts extends Texts {
  /** The values that recipients share. */
  values: Record<string, string>;
  /** Whether each copy has values of its own, encrypted with it. */
  isPersonal: boolean;
}

/** The texts of a message, with the key of the message. */
export const encryptMessage = (texts: MessageTexts, id: string, key: Cipher): string =>
  key.encrypt(JSON.stringify(texts), contextOfMessage(id));

/** The texts of a message, with another key. */
export const recryptMessage = (rendered: string, id: string, former: Cipher, key: Cipher): string =>
  key.encrypt(former.decrypt(rendered, contextOfMessage(id)), contextOfMessage(id));

/** A stored copy, and its message. */
export interface StoredCopy {
  id: string;
  message_id: string;
  channel: Channel;
  person_id: string;
  about: string;
  /** The values of the recipient, encrypted; null if all copies are the same, and if they were erased. */
  text_encrypted: string | null;
  rendered: string | null;
  /** The learner of the message. */
  message_learner: string | null;
}

/** The names of the keys with which the texts of a copy are read. */
export const keysOfCopy = ({ message_id, message_learner, about, person_id }: StoredCopy): string[] => [
  keyOfMessage(message_id, message_learner),
  ...concernedBy(JSON.parse(about), person_id),
];

/** Renders the texts of copies. What copies of one message share is read once. */
export class CopyTexts {
  readonly #keys: FoundKeys;
  readonly #messages = new Map<string, SharedTexts | undefined>();

  constructor(keys: FoundKeys) {
    this.#keys = keys;
  }

  /** The texts of a copy; `undefined` if they were erased. */
  of(copy: StoredCopy): Texts | undefined {
    const { id, message_id, text_encrypted } = copy;
    if (!this.#messages.has(message_id)) this.#messages.set(message_id, this.#shared(copy));
    const shared = this.#messages.get(message_id);
    if (!shared?.isPersonal) return shared?.common;
    const names = concernedBy(JSON.parse(copy.about), copy.person_id);
    const own = text_encrypted === null ? undefined : decryptFor(text_encrypted, id, names, this.#keys);
    return own === undefined ? undefined : shared.rendering.texts(new Map(Object.entries(JSON.parse(own))));
  }

  #shared({ message_id, message_learner, channel, rendered }: StoredCopy): SharedTexts | undefined {
    const key = this.#keys.get(keyOfMessage(message_id, message_learner));
    if (!key || rendered === null) return undefined;
    const texts: MessageTexts = JSON.parse(key.decrypt(rendered, contextOfMessage(message_id)));
    const { values, isPersonal } = texts;
    const rendering = new Rendering(texts, channel, new Map(Object.entries(values)));
    return { isPersonal, rendering, common: isPersonal ? undefined : rendering.texts(new Map()) };
  }
}

interface SharedTexts {
  isPersonal: boolean;
  rendering: Rendering;
  /** The texts of all copies, if they have no values of their own. */
  common: Texts | undefined;
}

/** A copy, with the fields that its events have. */
interface Copy {
  id: string;
  message_id: string;
  channel: string;
  guardian_id: string | null;
  staff_id: string | null;
  learner_id: string | null;
  status: string;
  error: { code: string } | null;
  attempts: number;
}

/** Records in the audit log what became of copies; one that has failed emits its event. */
export async function recordCopies(work: RecordWork, copies: readonly Copy[], before: string): Promise<void> {
  const object = 'message_recipient';
  for (const [message, own] of Map.groupBy(copies, ({ message_id }) => message_id)) {
    const found = await work.db.first(confidentialMessage, { school: work.schoolId, message });
    const confidential = found !== undefined;
    for (const copy of own) {
      const { id, status } = copy;
      const changes = { status: { before, after: status } };
      // Recipients are rows of a log, without versions.
      const stored = new Stored({
        id,
        row_version: 1,
        archived_at: null,
        json: JSON.stringify({ object, ...copy, confidential }),
      });
      work.record({ action: `${object}.${status}`, resource: { type: object, id }, changes }, stored);
    }
  }
}

/** Delays before the next attempts, in seconds; after the last one, the copy has failed. */
const delaysSeconds = [30, 120, 600, 1800, 7200, 21_600];
const failures: ReadonlySet<string> = new Set(['failed', 'bounced', 'not_configured']);

/** The actor in the audit log. */
const actor = 'Communications';

interface Attempted {
  school: string;
  /** IANA time zone of the school. */
  timeZone: string;
  id: string;
  /** Attempts before this one. */
  attempts: number;
  /** By how many milliseconds the clock of the school is ahead. */
  aheadMs: number;
  /** The address to which it was sent, if it is another one than that of the copy. */
  address: NewAddress | null;
}

/** Another address than that of a copy. */
export interface NewAddress {
  /** Masked. */
  address: string;
  address_encrypted: string;
  /** The previous one, encrypted: the copy may have been erased, or encrypted with another key, in the meantime. */
  address_before: string;
}

interface Outcome extends Omit<Attempted, 'address'> {
  status: string;
  address: string | null;
  address_encrypted: string | null;
  address_before: string | null;
  error: string | null;
  error_without_text: string | null;
  next_attempt_at: string | null;
  sent_at: string | null;
}

const sameAddress = { address: null, address_encrypted: null, address_before: null };

/** The outcome of a copy of which only the number of attempts is known. */
const untold = ({ school, timeZone, id, aheadMs, address }: Attempted, attempts: number) => ({
  ...{ school, timeZone, id, attempts, aheadMs },
  ...(address ?? sameAddress),
  ...{ next_attempt_at: null, sent_at: null },
});

/** What became of copies, until it is recorded. */
export class Outcomes {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #works: UnitsOfWork;
  readonly #owner: string;
  #pending: Outcome[] = [];
  #flushing: Promise<void> | undefined;

  constructor({ db, clock, works }: { db: Database; clock: Clock; works: UnitsOfWork }, owner: string) {
    this.#db = db;
    this.#clock = clock;
    this.#works = works;
    this.#owner = owner;
  }

  add(copy: Attempted, result: SendResult): void {
    const outcome = { ...untold(copy, copy.attempts + 1), ...errorsOf(null) };
    if (result.status === 'sent')
      this.#pending.push({ ...outcome, status: 'sent', sent_at: iso(this.#clock.now() + copy.aheadMs) });
    else if (result.status !== 'retry') {
      const status = result.status === 'bounced' ? 'bounced' : 'failed';
      this.#pending.push({ ...outcome, status, ...errorOf(result.status, result.detail) });
    } else this.#again(outcome, errorOf('temporary_failure', result.detail), result.afterMs);
  }

  /** The copy cannot be decrypted, perhaps only until the database has been repaired. */
  unreadable(copy: Attempted): void {
    this.#again(untold(copy, copy.attempts + 1), errorOf('unreadable', whyUnreadable));
  }

  /** Schedules the next attempt; after the last one, the copy has failed. */
  #again(
    outcome: Omit<Outcome, 'status' | 'error' | 'error_without_text'>,
    error: ReturnType<typeof errorOf>,
    afterMs = 0,
  ): void {
    const delay = delaysSeconds[outcome.attempts - 1];
    if (delay === undefined) return void this.#pending.push({ ...outcome, status: 'failed', ...error });
    const next_attempt_at = iso(this.#clock.now() + Math.max(delay * 1000, afterMs));
    this.#pending.push({ ...outcome, status: 'queued', ...error, next_attempt_at });
  }

  suppress(copy: Attempted, why: Suppression): void {
    const detail = whySuppressed[why] + (copy.attempts > 0 ? ofAttempted : '');
    this.#unattempted(copy, 'suppressed', errorOf(why, detail));
  }

  /**
   * Nothing sends copies on the channel. One that was tried was sent on while something did: it waits for a process that has
   * the settings.
   */
  notConfigured(copy: Attempted, channel: OutgoingChannel): void {
    const error = errorOf('not_configured', whyNotConfigured(channel));
    if (copy.attempts === 0) {
      this.#unattempted(copy, 'not_configured', error);
      return;
    }
    this.#again(untold(copy, copy.attempts + 1), error);
  }

  #unattempted(copy: Attempted, status: string, error: ReturnType<typeof errorOf>): void {
    this.#pending.push({ ...untold(copy, copy.attempts), ...error, status });
  }

  /** Records all outcomes, those of attempts that end at the same time together. */
  async flush(): Promise<void> {
    while (this.#pending.length > 0) {
      this.#flushing ??= this.#write().finally(() => {
        this.#flushing = undefined;
      });
      await this.#flushing;
    }
  }

  async #write(): Promise<void> {
    const written = this.#pending;
    this.#pending = [];
    const failed = written.filter(({ status }) => failures.has(status));
    try {
      await this.#settle(written.filter(({ status }) => !failures.has(status)));
      for (const own of Map.groupBy(failed, ({ school }) => school).values()) await this.#fail(own);
    } catch (error) {
      this.#pending.unshift(...written);
      throw error;
    }
  }

  async #settle(outcomes: readonly Outcome[]): Promise<void> {
    if (outcomes.length === 0) return;
    const rows = outcomes;
    await this.#db.transact((tx) => tx.all(settle, { rows, owner: this.#owner }));
  }

  /** Settles copies of one school that were not sent, which is a change of its records. */
  async #fail(outcomes: readonly Outcome[]): Promise<void> {
    const [first] = outcomes;
    if (!first) return;
    const { school, timeZone, aheadMs } = first;
    const author = systemAuthor({ id: school, timeZone }, actor, this.#clock.now() + aheadMs);
    const rows = outcomes;
    await this.#db.forSchool(school).transact((tx) =>
      this.#works.run(tx, author, async (work) => {
        const settled = (await tx.all(settle, { rows, owner: this.#owner })).map(({ error, ...copy }) => ({
          ...copy,
          error: JSON.parse(error ?? 'null'),
        }));
        await recordCopies(work, settled, 'queued');
      }),
    );
  }
}

const whyUnreadable =
  'The copy could not be read: what is stored of it, or the key of a person or a message that it is encrypted with, is damaged. See the log of the server.';

const whyNotConfigured = (channel: OutgoingChannel): string =>
  `The server that sends messages has no adapter for the channel ${channel}. Configure the channel, and send the message again.`;

const errorOf = (code: string, detail: string) => errorsOf({ code, detail: storedDetail(detail) });
