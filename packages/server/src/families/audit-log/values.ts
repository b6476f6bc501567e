import { schemaOf } from '../../contract/schemas.ts';
import { operations } from '../../generated/operations.ts';
import { Page, type Scopes } from '../../store/read.ts';
import type { AnyResource } from '../../store/resource.ts';

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
 * need the scope for confidential records.
 */
export class EntryValues {
  readonly #scopesOf: ReadonlyMap<string, readonly string[]>;

  constructor(resources: readonly AnyResource[]) {
    const confidential = new Set(
      resources.filter((resource) => resource.confidential !== undefined).map(({ object }) => object),
    );
    this.#scopesOf = new Map(
      [...scopesToGet].map(([type, scopes]) => [
        type,
        confidential.has(type) ? [...scopes, 'read:sensitive'] : scopes,
      ]),
    );
  }

  page(page: Page, scopes: Scopes): Page {
    if ([...this.#scopesOf.keys()].every((type) => this.#isShown(type, scopes))) return page;
    return new Page(
      page.records.map((json) => this.entry(json, scopes)),
      page.nextCursor,
    );
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
