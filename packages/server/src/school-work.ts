import type { AuditedChange, Origin } from './audit-trail.ts';
import { iso } from './clock.ts';
import { dayIn } from './dates.ts';
import type { Reader, Transaction } from './db/database.ts';
import { ReadableRecords, type RecordScope } from './db/readable-records.ts';
import { Records } from './db/records.ts';
import type { Resource } from './db/resource.ts';
import type { QueryCache } from './db/resource-queries.ts';
import type { Stored } from './db/stored.ts';
import type { Services } from './services.ts';
import type { EventType } from './versions/index.ts';

/** On whose behalf, and in which school, something is read or changed. */
export interface Author extends Omit<Origin, 'now'> {
  /** IANA time zone of the school. */
  timeZone: string;
  now: number;
  ifMatch?: { id: string; tags: string };
  seesSensitive?: boolean;
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

export interface ReadingWork {
  readonly db: Reader;
  readonly scope: RecordScope;
  records<T extends object>(resource: Resource<T>): ReadableRecords<T>;
}

/** What changes a school: its records and events; each change is in the audit log once the work is done. */
export interface ChangingWork {
  readonly db: Transaction;
  readonly scope: RecordScope;
  records<T extends object>(resource: Resource<T>): Records<T>;
  /** Puts an event, and its deliveries, into the transaction. */
  emit(type: EventType, record: Stored<unknown>): Promise<void>;
}

/** Where work in a school is done: one for each process. */
export class SchoolWorks {
  readonly #services: Services;
  readonly #queries: QueryCache;

  constructor(services: Services, queries: QueryCache) {
    this.#services = services;
    this.#queries = queries;
  }

  reading(db: Reader, author: Author): ReadingWork {
    const scope = this.#scope(author, () => {
      throw new TypeError('A read changes nothing');
    });
    return {
      db,
      scope,
      records: (resource) => new ReadableRecords(resource, this.#queries.of(resource), db, scope),
    };
  }

  /** Does some work in a transaction, and writes what it changed into the audit log. */
  async change<T>(tx: Transaction, author: Author, work: (work: ChangingWork) => Promise<T>): Promise<T> {
    const { audit, outbox } = this.#services;
    const changes: AuditedChange[] = [];
    const append = outbox.appender(tx, author.schoolId, author.now);
    const scope = this.#scope(author, (change) => changes.push({ ...change, eventIds: [] }));
    const result = await work({
      db: tx,
      scope,
      records: (resource) => new Records(resource, this.#queries.of(resource), tx, scope),
      emit: async (type, record) => {
        const id = await append({ type, resourceId: record.id, data: record.json });
        const cause = changes.findLast(({ resource }) => resource.id === record.id);
        if (!cause) throw new TypeError(`${type} tells of a record that has not changed`);
        cause.eventIds.push(id);
      },
    });
    await audit.append(tx, { ...author, now: scope.now }, changes);
    return result;
  }

  #scope({ schoolId, timeZone, now, ...author }: Author, record: RecordScope['record']): RecordScope {
    const { ids } = this.#services;
    let today: string | undefined;
    return {
      schoolId,
      now: iso(now),
      get today() {
        today ??= dayIn(timeZone, now);
        return today;
      },
      ifMatch: author.ifMatch && { ...author.ifMatch, checked: false },
      seesSensitive: author.seesSensitive ?? false,
      held: new Set(),
      newId: (prefix) => ids.next(prefix),
      record,
    };
  }
}
