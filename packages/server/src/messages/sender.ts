import type { DataKeys } from '../crypto/data-keys.ts';
import { type Clock, iso } from '../lib/clock.ts';
import type { Job } from '../lib/jobs.ts';
import { monotonicMs } from '../lib/platform.ts';
import type { Lease } from '../queue/lease.ts';
import type { Database } from '../sql/database.ts';
import type { UnitsOfWork } from '../work/unit-of-work.ts';
import {
  addressOn,
  type ChannelAdapter,
  masked,
  type OutgoingChannel,
  type OutgoingCopy,
  type SendResult,
  sendWith,
  withoutAddresses,
} from './channels.ts';
import {
  CopyTexts,
  decryptFor,
  encryptFor,
  keyOfPerson,
  keysOfCopy,
  type NewAddress,
  Outcomes,
} from './copies.ts';
import { lettersOf, noLetterhead } from './letterheads.ts';
import {
  type ClaimedCopy,
  claim,
  claimedCopies,
  consents,
  type Link,
  linksOfGuardians,
  linksToArchived,
  type Receives,
  type Recipient,
  recipientsOf,
  refusal,
  releaseLost,
  type Suppression,
  unclaim,
  workOf,
} from './queries.ts';
import type { Texts } from './text.ts';

const claimedAtOnce = 50;
/** For how long what was read of copies and their recipients is used. */
const freshMs = 1_000;
const defaultConcurrency = 10;

export interface SenderParts extends Parts {
  clock: Clock;
  works: UnitsOfWork;
  lease: Lease;
  channel: OutgoingChannel;
  /** Sends the copies of live schools; undefined if the channel is not configured. */
  adapter: ChannelAdapter | undefined;
  /** Simulates sending those of test schools. */
  testAdapter: ChannelAdapter;
  timeoutMs: number;
  /** Called when outcomes were recorded: messages may be finished. */
  onSettled: () => void;
  /** Called with the result of each attempt to send a copy of a live school. */
  onResult: (result: SendResult) => void;
  /** Called with the number of copies that were not sent because the channel is not configured. */
  onNotConfigured: (copies: number) => void;
  onError: (error: unknown) => void;
}

/** Sends the due copies of one channel. */
export class CopySender implements Job {
  readonly #parts: SenderParts;
  readonly #outcomes: Outcomes;

  constructor(parts: SenderParts) {
    this.#parts = parts;
    this.#outcomes = new Outcomes(parts, parts.lease.owner);
  }

  async run(stopping: AbortSignal): Promise<boolean> {
    const { db, clock, lease, channel, onSettled } = this.#parts;
    // What was sent and could not be recorded is recorded first: otherwise it would be sent again.
    await this.#outcomes.flush();
    const now = iso(clock.now());
    const found = await db.first(workOf, { channel, now, owner: lease.owner });
    if (found?.lost) await db.transact((tx) => tx.run(releaseLost, { channel, owner: lease.owner }));
    else if (!found?.due) return false;
    await lease.ensure();
    const due = { channel, now, limit: claimedAtOnce, owner: lease.owner };
    const claimed = await db.transact((tx) => tx.all(claim, due));
    if (claimed.length === 0) return false;
    const held: Key[] = [];
    const waiting = await this.#read(claimed.map(keyOf), held);
    // Each has its own adapter, and its own number of copies that can be sent at the same time.
    const byMode = [waiting.filter(isLive), waiting.filter((copy) => !isLive(copy))];
    for (const own of byMode) await this.#sendAll(own, held, stopping);
    await this.#outcomes.flush();
    const left = [...byMode.flat(), ...held];
    if (left.length > 0) await this.#release(left);
    onSettled();
    return !stopping.aborted;
  }

  /** Reads claimed copies: those that can be sent. Those of schools that are suspended are `held`. */
  async #read(keys: readonly Key[], held: Key[]): Promise<ReadyCopy[]> {
    const { db, clock, lease } = this.#parts;
    const now = iso(clock.now());
    const rows = keys.map(({ school, id }) => ({ school, id }));
    const found = await db.all(claimedCopies, { rows, now, owner: lease.owner });
    const inUse = found.filter(({ suspended_at }) => suspended_at === null);
    held.push(...found.filter(({ suspended_at }) => suspended_at !== null).map(keyOf));
    return (await loadCopies(this.#parts, inUse)).flatMap(({ suppressed, unreadable, ...copy }) => {
      if (!suppressed && !unreadable) return [copy];
      if (suppressed) this.#outcomes.suppress(copy, suppressed);
      else this.#unreadable(copy, unreadable);
      return [];
    });
  }

  /**
   * Sends copies of one mode, several at a time, and takes each from the list when it begins. Those that have not begun after a
   * while are read again.
   */
  async #sendAll(waiting: ReadyCopy[], held: Key[], stopping: AbortSignal): Promise<void> {
    const { lease, onError, channel, onResult, onNotConfigured } = this.#parts;
    const [first] = waiting;
    if (!first) return;
    const adapter = this.#adapterOf(first);
    if (!adapter) {
      onNotConfigured(waiting.length);
      for (const copy of waiting.splice(0)) this.#outcomes.notConfigured(copy, channel);
      return;
    }
    const { concurrency = defaultConcurrency } = adapter;
    let until = monotonicMs() + freshMs;
    let reading: Promise<void> | undefined;
    const readAgain = async () => {
      const rest = waiting.splice(0);
      try {
        waiting.push(...(await this.#read(rest, held)));
      } catch (error) {
        waiting.push(...rest);
        throw error;
      } finally {
        reading = undefined;
      }
      until = monotonicMs() + freshMs;
    };
    const lane = async () => {
      for (;;) {
        if (waiting.length > 0 && monotonicMs() >= until) reading ??= readAgain();
        await reading;
        if (waiting.length === 0 || stopping.aborted) return;
        // So that the attempt ends before another process can take the copy over.
        await lease.ensure();
        const copy = waiting.shift();
        if (!copy) return;
        const result = withoutAddress(copy, await this.#attempt(adapter, copy));
        if (isLive(copy)) onResult(result);
        this.#outcomes.add(copy, result);
        await this.#outcomes.flush().catch(onError);
      }
    };
    const lanes = await Promise.allSettled(Array.from({ length: Math.max(1, concurrency) }, lane));
    for (const result of lanes) if (result.status === 'rejected') onError(result.reason);
  }

  async #attempt(adapter: ChannelAdapter, { outgoing }: ReadyCopy): Promise<SendResult> {
    const { timeoutMs, onError } = this.#parts;
    const signal = AbortSignal.timeout(timeoutMs);
    const late = new Promise<SendResult>((resolve) => {
      signal.addEventListener('abort', () =>
        resolve({
          status: 'retry',
          detail: `The attempt took longer than ${timeoutMs} ms. The copy may have arrived.`,
        }),
      );
    });
    try {
      return await Promise.race([sendWith(adapter, outgoing, signal), late]);
    } catch (error) {
      onError(new Error(`The adapter of the channel ${outgoing.channel} failed`, { cause: error }));
      return { status: 'retry', detail: 'The adapter of the channel failed. See the log of the server.' };
    }
  }

  #unreadable(copy: ReadyCopy, cause: unknown): void {
    this.#parts.onError(new Error(`The copy ${copy.id} of a message could not be read`, { cause }));
    this.#outcomes.unreadable(copy);
  }

  #adapterOf(copy: ReadyCopy): ChannelAdapter | undefined {
    const { adapter, testAdapter } = this.#parts;
    return isLive(copy) ? adapter : testAdapter;
  }

  /** Releases copies that were claimed and have certainly not been sent. */
  async #release(copies: readonly Key[]): Promise<void> {
    const { db, lease } = this.#parts;
    const rows = copies.map(({ school, id }) => ({ school, id }));
    await db.transact((tx) => tx.run(unclaim, { rows, owner: lease.owner }));
  }
}

const isLive = ({ mode }: ReadyCopy): boolean => mode === 'live';

/** Providers repeat the address in their responses, which are stored and shown. */
function withoutAddress({ outgoing: { channel, to } }: ReadyCopy, result: SendResult): SendResult {
  if (result.status === 'sent') return result;
  // Some write a number without its sign, and the domain of an email address in lower case.
  const detail = result.detail.replaceAll(to.replace(/^\+/, ''), masked(channel, to).replace(/^\+/, ''));
  return { ...result, detail: withoutAddresses(channel, detail) };
}

interface Key {
  school: string;
  id: string;
}

const keyOf = ({ school_id: school, id }: { school_id: string; id: string }): Key => ({ school, id });

/** A copy that can be sent. */
export interface ReadyCopy extends Key {
  attempts: number;
  mode: string;
  /** IANA time zone of the school. */
  timeZone: string;
  /** By how many milliseconds the clock of the school is ahead. */
  aheadMs: number;
  /** The present address of the recipient, if it is another one than that of the copy. */
  address: NewAddress | null;
  outgoing: OutgoingCopy;
}

export type LoadedCopy = ReadyCopy & {
  suppressed?: Suppression;
  /** Why it cannot be decrypted, if that fails for another reason than that a key was destroyed. */
  unreadable?: unknown;
};

interface Parts {
  db: Database;
  dataKeys: DataKeys;
  /** Where the recipient of an email unsubscribes from those of its kind; null if that is not possible. */
  unsubscribeUrl: (copy: ClaimedCopy, address: string) => string | null;
}

/**
 * Decrypts claimed copies. Access, consent and addresses are read again, because they can change between the time when a
 * message was created and the time when it is sent.
 */
async function loadCopies(parts: Parts, claimed: readonly ClaimedCopy[]): Promise<LoadedCopy[]> {
  const { db, dataKeys, unsubscribeUrl } = parts;
  const holders = claimed.flatMap((copy) =>
    keysOfCopy(copy).map((subject) => ({ school: copy.school_id, subject })),
  );
  const keys = await dataKeys.findAll(db, unique(holders));
  const copyTexts = new CopyTexts(keys);
  const rows = claimed.map(keyOf);
  const people = new Map(
    (await db.all(recipientsOf, { rows })).map((recipient) => [recipient.copy_id, recipient]),
  );
  const refused = await refusals(db, claimed, people);
  const letters = await lettersOf(
    db,
    claimed.map(({ school_id }) => school_id),
  );
  return claimed.map((copy): LoadedCopy => {
    const { school_id: school, id, channel, attempts, mode, time_zone: timeZone, person_id } = copy;
    const ready = { school, id, attempts, mode, timeZone, aheadMs: Number(copy.ahead_ms) };
    const person = people.get(id);
    const withContent = (to: string, texts: Texts, address: NewAddress | null = null) => ({
      ...ready,
      address,
      outgoing: {
        ...outgoingOf(copy, to, texts),
        recipientName: person?.name ?? '',
        sender: letters.get(school) ?? noLetterhead,
        unsubscribeUrl: channel === 'email' ? unsubscribeUrl(copy, to) : null,
      },
    });
    const suppressed = (why: Suppression) => ({
      ...withContent('', { subject: null, body: '' }),
      suppressed: why,
    });
    const refusal = copy.key_end ?? refused.get(id);
    if (refusal) return suppressed(refusal);
    try {
      const holder = [keyOfPerson(person_id)];
      const known = decryptFor(copy.address_encrypted, id, holder, keys);
      const texts = copyTexts.of(copy);
      // A key is missing when somebody was erased: then nothing may be sent.
      if (known === undefined || !texts || !person) return suppressed('erased');
      const to = addressOn(channel, person);
      if (to === null) return suppressed('no_address');
      if (to === known) return withContent(to, texts);
      return withContent(to, texts, {
        address: masked(channel, to),
        address_encrypted: encryptFor(to, id, holder, keys),
        address_before: copy.address_encrypted,
      });
    } catch (unreadable) {
      return { ...withContent('', { subject: null, body: '' }), unreadable };
    }
  });
}

const outgoingOf = (
  copy: ClaimedCopy,
  to: string,
  { subject, body }: Texts,
): Omit<OutgoingCopy, 'recipientName' | 'sender' | 'unsubscribeUrl'> => ({
  id: copy.id,
  messageId: copy.message_id,
  schoolId: copy.school_id,
  schoolName: copy.school_name,
  channel: copy.channel,
  to,
  subject,
  body,
  attempt: copy.attempts + 1,
});

/** The copies that must no longer be sent, by their ids. */
async function refusals(
  db: Database,
  claimed: readonly ClaimedCopy[],
  people: ReadonlyMap<string, Recipient>,
): Promise<Map<string, Suppression>> {
  const refused = new Map<string, Suppression>();
  for (const [school, copies] of Map.groupBy(claimed, ({ school_id }) => school_id)) {
    const guardians = copies.flatMap(({ guardian_id: id }) => (id === null ? [] : { id }));
    const found =
      guardians.length > 0 ? await db.all(linksOfGuardians, { school, rows: unique(guardians) }) : [];
    const links = Map.groupBy(found, (link) => link.guardian_id);
    // A text can name a sibling who was archived since it was written.
    const several = copies.filter(
      ({ about, text_encrypted }) => text_encrypted !== null && about.includes(','),
    );
    const archived =
      several.length > 0 ? await db.all(linksToArchived, { school, rows: unique(guardians) }) : [];
    const former = Map.groupBy(archived, (link) => link.guardian_id);
    for (const copy of copies) {
      const of = copy.guardian_id ?? '';
      const why = refusalOf(copy, people.get(copy.id), links.get(of) ?? [], former.get(of) ?? []);
      if (why) refused.set(copy.id, why);
    }
  }
  return refused;
}

/** Why a copy must no longer be sent to its recipient. */
function refusalOf(
  { guardian_id, about, receives, channel, message_status, text_encrypted }: ClaimedCopy,
  recipient: Recipient | undefined,
  links: readonly Link[],
  archived: readonly Link[],
): Suppression | undefined {
  if (message_status === 'cancelled') return 'cancelled';
  if (!recipient || recipient.is_gone === 1) return 'no_access';
  if (guardian_id === null) return undefined;
  const concerned: string[] = JSON.parse(about);
  const refusalFor = (ids: readonly string[], among = links) =>
    refusal(among, ids, receives as Receives | null);
  // A text of its own names all of them: the name and the class of one who is hidden now are not sent.
  const each =
    text_encrypted === null ? [] : concerned.map((id) => refusalFor([id], [...links, ...archived]));
  const why = refusalFor(concerned) ?? each.find((one) => one !== undefined);
  return why ?? (consents(recipient.channels ?? '{}', channel) ? undefined : 'no_consent');
}

const unique = <T extends object>(rows: readonly T[]): T[] => [
  ...new Map(rows.map((row) => [JSON.stringify(row), row])).values(),
];
