import { type RawBuilder, sql } from 'kysely';
import { entryContext, type PersonalPart } from '../../audit/trail.ts';
import { schemaOf } from '../../contract/schemas.ts';
import { operations } from '../../generated/operations.ts';
import type { Params } from '../../sql/query.ts';
import { confidentialScopes } from '../../store/confidential.ts';
import { Log } from '../../store/log.ts';
import { type Derived, jsonObject } from '../../store/projection.ts';
import { Page, type Scopes } from '../../store/read.ts';
import type { AnyResource } from '../../store/resource.ts';

/** The record that an entry refers to. */
export const resource: Derived = (_p, dialect) =>
  jsonObject({ type: sql.ref('resource_type'), id: sql.ref('resource_id') }, dialect);

const redacted = '[redacted]';

/** The scopes for reading a record of each type: those of the operation that returns one. */
const scopesToGet: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(operations).flatMap(([id, { result, scopes }]) => {
    const type = id.endsWith('.get') && result ? schemaOf(result).properties?.object?.const : undefined;
    return type === undefined ? [] : [[String(type), scopes] as const];
  }),
);

/**
 * The values of records in entries of the audit log are shown to callers who may read the records; others see which
 * fields changed. An entry does not say whether its record is confidential, so the values of a kind of which some are
 * need the scopes for confidential records.
 */
export class EntryValues {
  readonly #scopesOf: ReadonlyMap<string, readonly string[]>;

  constructor(resources: readonly AnyResource[]) {
    const confidential = new Set([
      ...resources.filter((resource) => resource.confidential !== undefined).map(({ object }) => object),
      // A copy of a message is as confidential as the message.
      'message_recipient',
    ]);
    this.#scopesOf = new Map(
      [...scopesToGet].map(([type, scopes]) => [
        type,
        confidential.has(type) ? [...scopes, ...confidentialScopes] : scopes,
      ]),
    );
  }

  page(page: Page, scopes: Scopes): Page {
    if (this.areShown(scopes)) return page;
    return new Page(
      page.records.map((json) => this.entry(json, scopes)),
      page.nextCursor,
    );
  }

  /** Whether a caller sees the values of all entries. */
  areShown(scopes: Scopes): boolean {
    return [...this.#scopesOf.keys()].every((type) => this.#isShown(type, scopes));
  }

  entry(json: string, scopes: Scopes): string {
    const entry = JSON.parse(json);
    if (this.#isShown(entry.resource.type, scopes)) return json;
    const hidden = { before: redacted, after: redacted };
    const changes = Object.fromEntries(Object.keys(entry.changes).map((field) => [field, hidden]));
    const reason = entry.reason === null ? null : redacted;
    return JSON.stringify({ ...entry, changes, reason, stored: null });
  }

  #isShown(type: string, scopes: Scopes): boolean {
    return this.#scopesOf.get(type)?.every((scope) => scopes.has(scope)) ?? true;
  }
}

export const entries: Log = new Log('audit_log', 'AuditEntry', {
  prefix: 'aud',
  order: 'sequence',
  derived: {
    actor: (_p, dialect) =>
      jsonObject(
        { type: sql.ref('actor_type'), id: sql.ref('actor_id'), name: sql.ref('actor_name') },
        dialect,
      ),
    resource,
    stored: (_p, dialect) => {
      const parts = jsonObject(
        {
          key: sql.ref('subject_key'),
          encrypted: sql.ref('encrypted'),
          changes: sql.ref('changes'),
          reason: sql.ref('reason'),
        },
        dialect,
      );
      const present = sql`case when encrypted is not null then ${parts} end`;
      return dialect === 'sqlite' ? sql`json(${present})` : present;
    },
  },
  whole: (row, keys) => {
    const part = readable(() => keys.decrypt(row, entryContext(row.id)));
    if (part === undefined) return row.json;
    const entry = JSON.parse(row.json);
    const { changes, reason } = JSON.parse(part) as PersonalPart;
    return JSON.stringify({ ...entry, changes: { ...entry.changes, ...changes }, reason });
  },
  index: (filters) => {
    const column = indexed.find((one) => filters.includes(one));
    return column ? `audit_log_by_${column.replace('resource_id', 'resource')}` : 'audit_log_by_sequence';
  },
  filters: {
    from: (select, p) => select.where(sql.ref('sequence'), '>=', sequenceAt(p, sql`>= ${p.from}`, sql`asc`)),
    to: (select, p) => select.where(sql.ref('sequence'), '<=', sequenceAt(p, sql`< ${p.to}`, sql`desc`)),
  },
});

/** The columns with an index, those with the fewest entries for each value first. */
const indexed = ['request_id', 'resource_id', 'actor_id', 'action', 'resource_type'];

/**
 * The number of the first or last entry in a range of times; null if there is none. Numbers are in the order of times, so
 * the entries of a range are read in the order of their numbers, whatever the statistics of the database.
 */
const sequenceAt = (p: Params, when: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<number> =>
  sql`(select sequence from audit_log where school_id = ${p.school} and occurred_at ${when}
    order by occurred_at ${order}, sequence ${order} limit 1)`;

/** Undefined if somebody changed what is encrypted: the list still works, and a verification shows where. */
function readable(decrypt: () => string | undefined): string | undefined {
  try {
    return decrypt();
  } catch {
    return undefined;
  }
}
