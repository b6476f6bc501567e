import type { AuditedChange, Origin } from '../audit/trail.ts';
import type { OperationId } from '../contract/schemas.ts';
import { type EventType, eventData, eventOf, eventTypesOn } from '../contract/versions/index.ts';
import { WorkKeys } from '../crypto/data-keys.ts';
import { iso } from '../lib/clock.ts';
import { dayIn } from '../lib/dates.ts';
import type { Reader, Transaction } from '../sql/database.ts';
import type { Change } from '../store/changes.ts';
import { forgetErasures } from '../store/erase.ts';
import { needsKey } from '../store/personal.ts';
import type { QueryCache } from '../store/queries.ts';
import { ReadableRecords, type RecordScope, type Scopes, type Stored } from '../store/read.ts';
import { Records } from '../store/records.ts';
import type { Resource } from '../store/resource.ts';
import type { DomainChange, RecordWork } from '../store/rules.ts';
import { SchoolTurn } from '../store/school-turn.ts';
import { previousValues } from '../webhooks/filters.ts';
import type { Appender, Emitted } from '../webhooks/outbox.ts';
import type { Reactions } from './family.ts';
import type { Services } from './services.ts';

/** The actor and the school of a read or a change. */
export interface Author extends Omit<Origin, 'now' | 'actor'> {
  /** IANA time zone of the school. */
  timeZone: string;
  /** When the work was requested, by the clock of the school. The time of a change is that of its turn. */
  now: number;
  ifMatch?: { id: string; tags: string };
  actor: Origin['actor'] & { scopes?: Scopes };
  linkKeyId?: string | null | undefined;
}

/** A school, with its IANA time zone. */
export interface ZonedSchool {
  id: string;
  timeZone: string;
}

/** A change that was not requested by a client. */
export const systemAuthor = (school: ZonedSchool, name: string, now: number): Author => ({
  schoolId: school.id,
  timeZone: school.timeZone,
  now,
  actor: { type: 'system', id: null, name },
  requestId: null,
  idempotencyKey: null,
  apiVersion: null,
  ip: null,
  userAgent: null,
});

const noScopes: Scopes = new Set();

/** Read access to one school, at one point in time. */
export interface ReadWork extends RecordScope {
  readonly db: Reader;
  records<T extends object>(resource: Resource<T>): ReadableRecords<T>;
}

/**
 * A transaction in one school: all changes are committed together, with the events and audit entries derived from
 * them.
 */
export type UnitOfWork = RecordWork;

interface Parts {
  services: Services;
  queries: QueryCache;
  reactions: Reactions;
  /** Throws if an operation emits an event that the document does not declare for it. */
  checkEvent: ((operation: OperationId, type: EventType) => void) | undefined;
}

interface Known {
  /** The types of records of which some are confidential. */
  canBeConfidential: ReadonlySet<string>;
}

/** Starts units of work; there is one for each process. */
export class UnitsOfWork {
  readonly #parts: Parts & Known;

  constructor(parts: Parts) {
    const { resources } = parts.services;
    const withField = resources.filter(({ columns }) => columns.has('confidential'));
    // A copy of a message is as confidential as what the message is about.
    const canBeConfidential = new Set([...withField.map(({ object }) => object), 'message_recipient']);
    this.#parts = { ...parts, canBeConfidential };
  }

  read(db: Reader, author: Author): ReadWork {
    return new Reading(this.#parts, db, author);
  }

  /**
   * Runs work in a transaction when the school has its turn; `operation` is the operation that it performs, if any.
   */
  async run<T>(
    tx: Transaction,
    author: Author,
    work: (work: UnitOfWork) => Promise<T>,
    operation?: OperationId,
  ): Promise<T> {
    const turn = await SchoolTurn.of(tx, author.schoolId);
    this.#parts.services.tracing?.turn();
    const changing = new Changing(this.#parts, tx, author, turn, operation);
    const result = await work(changing);
    await changing.finish();
    return result;
  }
}

/** What reading and changing have in common. Members that most work does not need are created on first use. */
abstract class Work<D extends Reader> {
  readonly db: D;
  readonly schoolId: string;
  readonly now: string;
  protected readonly nowMs: number;
  readonly keyId: string | null;
  readonly limitingKeyId: string | null;
  readonly scopes: Scopes;
  readonly dataKeys: Services['dataKeys'];
  readonly ifMatch: RecordScope['ifMatch'];
  protected readonly parts: Parts & Known;
  readonly #author: Author;
  #current: RecordScope['current'] | undefined;
  #live: RecordScope['live'] | undefined;
  #today: string | undefined;
  #serverNow: string | undefined;

  constructor(parts: Parts & Known, db: D, author: Author, nowMs: number) {
    this.parts = parts;
    this.db = db;
    this.#author = author;
    this.schoolId = author.schoolId;
    this.nowMs = nowMs;
    this.now = iso(nowMs);
    this.keyId = author.actor.type === 'api_key' ? author.actor.id : null;
    this.limitingKeyId = this.keyId ?? author.linkKeyId ?? null;
    this.scopes = author.actor.scopes ?? noScopes;
    this.dataKeys = parts.services.dataKeys;
    this.ifMatch = author.ifMatch && { ...author.ifMatch, checked: false };
  }

  get today(): string {
    this.#today ??= dayIn(this.#author.timeZone, this.nowMs);
    return this.#today;
  }

  protected set today(day: string) {
    this.#today = day;
  }

  get serverNow(): string {
    this.#serverNow ??= iso(this.parts.services.clock.now());
    return this.#serverNow;
  }

  get current(): RecordScope['current'] {
    this.#current ??= new Map();
    return this.#current;
  }

  get live(): RecordScope['live'] {
    this.#live ??= new Set();
    return this.#live;
  }
}

class Reading extends Work<Reader> implements ReadWork {
  readonly keys = undefined;

  constructor(parts: Parts & Known, db: Reader, author: Author) {
    super(parts, db, author, author.now);
  }

  // Not a method, because handlers destructure it.
  readonly records = <T extends object>(resource: Resource<T>): ReadableRecords<T> =>
    new ReadableRecords(resource, this.parts.queries.of(resource), this.db, this);

  newId(): never {
    throw new TypeError('A read cannot create records');
  }

  announce(): never {
    throw new TypeError('A read cannot change records');
  }

  record(): never {
    throw new TypeError('A read cannot change records');
  }
}

interface PendingEvent {
  type: EventType;
  cause: AuditedChange;
  resourceId: string;
  data: string;
  previous: string | null;
  isConfidential: boolean;
}

class Changing extends Work<Transaction> implements UnitOfWork {
  readonly #author: Author;
  readonly #turn: SchoolTurn;
  readonly keys: WorkKeys;
  readonly newId: (prefix: string) => string;
  readonly isSuspended: boolean;
  #changedMs: number;
  /** The records that were written so far. */
  readonly #written = new Set<string>();
  readonly #operation: OperationId | undefined;
  readonly #appender: Appender;
  readonly #changes: AuditedChange[] = [];
  readonly #events: PendingEvent[] = [];
  #aheadMs: number | undefined;

  constructor(
    parts: Parts & Known,
    tx: Transaction,
    author: Author,
    turn: SchoolTurn,
    operation: OperationId | undefined,
  ) {
    const { clock, ids, outbox } = parts.services;
    const clockMs = clock.now();
    const serverMs = turn.next(clockMs);
    super(parts, tx, author, clockMs + turn.aheadMs);
    this.#changedMs = serverMs + turn.aheadMs;
    this.keys = new WorkKeys(tx, author.schoolId, this.dataKeys);
    this.#author = author;
    this.#turn = turn;
    this.isSuspended = turn.isSuspended;
    this.#operation = operation;
    this.newId = ids.at(serverMs);
    this.#appender = outbox.appender(tx, author.schoolId, this);
  }

  get changedAt(): string {
    return iso(this.#changedMs);
  }

  startVersions(ids: readonly string[]): void {
    if (ids.some((id) => this.#written.has(id))) this.#changedMs = this.#turn.next(0) + this.#turn.aheadMs;
    for (const id of ids) this.#written.add(id);
  }

  async onDay<T>(day: string, work: () => Promise<T>): Promise<T> {
    const { today } = this;
    this.today = day;
    try {
      return await work();
    } finally {
      this.today = today;
    }
  }

  /** Sets by how much the clock of the school is ahead, for the work after this one. */
  setAhead(ms: number): void {
    this.#aheadMs = ms;
  }

  // Not a method, because handlers destructure it.
  readonly records = <T extends object>(resource: Resource<T>): Records<T> =>
    new Records(resource, this.parts.queries.of(resource), this);

  raise<P>(change: DomainChange<P>, payload: P): Promise<void> {
    return this.parts.reactions.run(this, change, payload);
  }

  announce(action: string): void {
    for (const type of eventTypesOn(action)) this.#appender.announce(type);
  }

  record(change: Change, record?: Stored<unknown>): void {
    const cause = { ...change, at: this.changedAt, eventIds: [] };
    this.#changes.push(cause);
    const type = record && eventOf(change.action, record);
    if (!type) return;
    if (this.#operation) this.parts.checkEvent?.(this.#operation, type);
    const isConfidential =
      this.parts.canBeConfidential.has(change.resource.type) &&
      (record.plain as { confidential?: unknown }).confidential === true;
    const data = eventData(type, record.json);
    const previous = previousValues(type, change.action, change.changes);
    this.#events.push({ type, cause, resourceId: record.id, data, previous, isConfidential });
  }

  /** Writes the events of the changes, with their deliveries, and the audit entries. */
  async finish(): Promise<void> {
    for (const change of this.#changes) await this.#encrypt(change);
    const listed = this.#changes.flatMap(({ person }) =>
      (person?.listed ?? []).map((id) => ({ id, family: person?.family })),
    );
    if (listed.length > 0) await this.db.run(forgetErasures, { school: this.schoolId, rows: listed });
    if (this.#events.length > 0) {
      const ids = await this.#appender.append(this.#events.map(encryptedEvent));
      for (const [index, { cause }] of this.#events.entries())
        cause.eventIds.push(...ids.slice(index, index + 1));
    }
    this.parts.services.audit.append(this.db, this.#author, this.#changes);
    this.#turn.aheadMs = this.#aheadMs ?? this.#turn.aheadMs;
  }

  /** Gets the data key with which the personal part of a change is written. Erased people are in no list. */
  async #encrypt(change: AuditedChange): Promise<void> {
    const { person, reason } = change;
    if (!person) return;
    if (needsKey(person, reason)) change.cipher = await this.keys.of(person.key);
    await this.keys.hold(person.listed);
  }
}

/** An event whose personal values are encrypted. */
function encryptedEvent({ cause: { person, cipher, at }, ...pending }: PendingEvent): Emitted {
  const event = { ...pending, createdAt: at };
  if (!person || !cipher) return event;
  const data = JSON.stringify(person.erase(JSON.parse(event.data)));
  if (data === event.data) return event;
  return { ...event, data, personal: { key: person.key, cipher, data: event.data } };
}
