import type { AuditedChange, Origin } from './audit/trail.ts';
import { iso } from './clock.ts';
import type { OperationId } from './contract.ts';
import { dayIn } from './dates.ts';
import type { Reader, Transaction } from './db/database.ts';
import { ReadableRecords, type RecordScope } from './db/readable-records.ts';
import { Records } from './db/records.ts';
import type { Resource } from './db/resource.ts';
import type { QueryCache } from './db/resource-queries.ts';
import type { Scopes } from './db/stored.ts';
import type { Services } from './services.ts';
import { type EventType, eventOf, eventTypeOn } from './versions/index.ts';

/** On whose behalf, and in which school, something is read or changed. */
export interface Author extends Omit<Origin, 'now' | 'actor'> {
  /** IANA time zone of the school. */
  timeZone: string;
  now: number;
  ifMatch?: { id: string; tags: string };
  actor: Origin['actor'] & { scopes?: Scopes };
}

/** A change that no request asked for. */
export const systemAuthor = (
  school: { id: string; timeZone: string },
  name: string,
  now: number,
): Author => ({
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

const refuseChange = (): never => {
  throw new TypeError('A read changes nothing');
};

export interface ReadingWork {
  readonly db: Reader;
  readonly scope: RecordScope;
  records<T extends object>(resource: Resource<T>): ReadableRecords<T>;
}

/** What changes the records of a school. The events and audit entries of the changes are written once the work is done. */
export interface ChangingWork {
  readonly db: Transaction;
  readonly scope: RecordScope;
  records<T extends object>(resource: Resource<T>): Records<T>;
}

type CheckEvent = (operation: OperationId, type: EventType) => void;

/** Where work in a school is done: one for each process. */
export class SchoolWorks {
  readonly #services: Services;
  readonly #queries: QueryCache;
  readonly #checkEvent: CheckEvent | undefined;

  /** `checkEvent` throws where an operation emits an event that the document does not declare for it. */
  constructor(services: Services, queries: QueryCache, checkEvent?: CheckEvent) {
    this.#services = services;
    this.#queries = queries;
    this.#checkEvent = checkEvent;
  }

  reading(db: Reader, author: Author): ReadingWork {
    const scope = this.#scope(author, { announce: refuseChange, record: refuseChange });
    return {
      db,
      scope,
      records: (resource) => new ReadableRecords(resource, this.#queries.of(resource), db, scope),
    };
  }

  /**
   * Does some work in a transaction; then writes the events of its changes with their deliveries, and the audit entries.
   * `operation` is the one that the work carries out, if any.
   */
  async change<T>(
    tx: Transaction,
    author: Author,
    work: (work: ChangingWork) => Promise<T>,
    operation?: OperationId,
  ): Promise<T> {
    const { audit, outbox } = this.#services;
    const changes: AuditedChange[] = [];
    const events: { type: EventType; cause: AuditedChange; resourceId: string; data: string }[] = [];
    const appender = outbox.appender(tx, author.schoolId, author.now);
    const scope = this.#scope(author, {
      announce: (action) => {
        const type = eventTypeOn(action);
        if (type) appender.announce(type);
      },
      record: (change, record) => {
        const cause = { ...change, eventIds: [] };
        changes.push(cause);
        const type = record && eventOf(change.action, record);
        if (!type) return;
        if (operation) this.#checkEvent?.(operation, type);
        events.push({ type, cause, resourceId: record.id, data: record.json });
      },
    });
    const result = await work({
      db: tx,
      scope,
      records: (resource) => new Records(resource, this.#queries.of(resource), tx, scope),
    });
    for (const { cause, ...event } of events) cause.eventIds.push(await appender.append(event));
    audit.append(tx, { ...author, now: scope.now }, changes);
    return result;
  }

  #scope(author: Author, noted: Noted): RecordScope {
    return new WorkScope(author, this.#services, noted);
  }
}

type Noted = Pick<RecordScope, 'announce' | 'record'>;

/** What most work needs nothing of is made when it is asked for. */
class WorkScope implements RecordScope {
  readonly schoolId: string;
  readonly now: string;
  readonly scopes: Scopes;
  readonly dataKeys: Services['dataKeys'];
  readonly ifMatch: RecordScope['ifMatch'];
  readonly announce: RecordScope['announce'];
  readonly record: RecordScope['record'];
  readonly #author: Author;
  readonly #ids: Services['ids'];
  #locked: RecordScope['locked'] | undefined;
  #held: RecordScope['held'] | undefined;
  #today: string | undefined;

  constructor(author: Author, { ids, dataKeys }: Services, { announce, record }: Noted) {
    this.#author = author;
    this.#ids = ids;
    this.schoolId = author.schoolId;
    this.now = iso(author.now);
    this.scopes = author.actor.scopes ?? noScopes;
    this.dataKeys = dataKeys;
    this.ifMatch = author.ifMatch && { ...author.ifMatch, checked: false };
    this.announce = announce;
    this.record = record;
  }

  get today(): string {
    this.#today ??= dayIn(this.#author.timeZone, this.#author.now);
    return this.#today;
  }

  get locked(): RecordScope['locked'] {
    this.#locked ??= new Map();
    return this.#locked;
  }

  get held(): RecordScope['held'] {
    this.#held ??= new Set();
    return this.#held;
  }

  newId(prefix: string): string {
    return this.#ids.next(prefix);
  }
}
