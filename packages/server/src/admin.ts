import type { OperationId, Schemas } from './contract.ts';
import { systemAuthor, type UnitOfWork, type UnitsOfWork } from './core/unit-of-work.ts';
import type { Database, Transaction } from './db/database.ts';
import { query } from './db/query.ts';
import type { Patch } from './db/records.ts';
import { Problem, UsageError } from './errors.ts';
import { apiKeys, createKey } from './families/api-keys/keys.ts';
import { newSchool } from './families/school/defaults.ts';
import { schools } from './families/school/tables.ts';
import { scopes as allScopes } from './generated/operations.ts';
import type { Validators } from './pipeline/validate.ts';
import type { Services } from './services.ts';
import { newestVersion } from './versions/index.ts';

export interface NewSchool {
  name: string;
  time_zone?: string;
  currency?: string;
  locale?: string;
}

export interface CreatedSchool {
  /** The live school. */
  schoolId: string;
  /** Its test school, with separate records and keys. */
  testSchoolId: string;
  liveKey: string;
  testKey: string;
}

type Scope = (typeof allScopes)[number];

const link = query<{ live: string; test: string }>((db, p) =>
  db.insertInto('school_links').values({ live_id: p.live, test_id: p.test }),
);
const twin = query<{ id: string }, { live_id: string; test_id: string }>((db, p) =>
  db
    .selectFrom('school_links')
    .selectAll()
    .where((or) => or.or([or('live_id', '=', p.id), or('test_id', '=', p.id)])),
);
const anySchool = query<Record<never, never>, { id: string }>((db) =>
  db.selectFrom('schools').select('id').limit(1),
);
const keyOwner = query<{ id: string }, { school_id: string }>((db, p) =>
  db.selectFrom('api_keys').select('school_id').where('id', '=', p.id),
);

/** Operations for the operator of the server that no API key can perform: creating schools and their first keys. */
export class Admin {
  readonly #db: Database;
  readonly #services: Services;
  readonly #works: UnitsOfWork;
  readonly #validators: Validators;

  constructor(db: Database, services: Services, works: UnitsOfWork, validators: Validators) {
    this.#db = db;
    this.#services = services;
    this.#works = works;
    this.#validators = validators;
  }

  async isEmpty(): Promise<boolean> {
    return (await this.#db.first(anySchool, {})) === undefined;
  }

  /**
   * Creates a school and its test school, with an API key with every scope for each. The keys are returned only once.
   * A setting that the API would reject throws a {@link UsageError}.
   */
  async createSchool({ name, ...settings }: NewSchool): Promise<CreatedSchool> {
    if (name === undefined) throw new UsageError('name: is required');
    const school = this.#check('school.update', { name, ...settings });
    const { ids } = this.#services;
    const schoolId = ids.next('sch');
    const testSchoolId = ids.next('sch');
    const made = await this.#db.transact(async (tx) => {
      await tx.run(link, { live: schoolId, test: testSchoolId });
      const key = async (id: string, mode: 'live' | 'test') =>
        this.#inSchool(tx, id, async ({ records }) => {
          await records(schools).create({
            id,
            mode,
            ...newSchool,
            ...school,
          });
          const fields = { name: 'First key', scopes: [...allScopes], version: newestVersion };
          return (await createKey(records(apiKeys), mode, fields)).value.secret;
        });
      return { liveKey: await key(schoolId, 'live'), testKey: await key(testSchoolId, 'test') };
    });
    return { schoolId, testSchoolId, ...made };
  }

  /** Creates a key for a school in a mode, with all scopes unless some are given. */
  async createKey(request: {
    schoolId: string;
    mode: 'live' | 'test';
    name: string;
    scopes?: readonly string[];
  }): Promise<Schemas['ApiKeyWithSecret']> {
    const schools = await this.#db.first(twin, { id: request.schoolId });
    if (!schools) throw new UsageError(`The school ${request.schoolId} does not exist.`);
    const unknown = request.scopes?.filter((scope) => !allScopes.some((known) => known === scope)) ?? [];
    if (unknown.length > 0)
      throw new UsageError(`Unknown scope ${unknown.join(', ')}. The scopes are: ${allScopes.join(', ')}.`);
    const schoolId = request.mode === 'live' ? schools.live_id : schools.test_id;
    const scopes = (request.scopes ?? allScopes) as Scope[];
    const { name } = this.#check('api-keys.create', { name: request.name, scopes: [...scopes] });
    const fields = { name: String(name), scopes: [...scopes], version: newestVersion };
    return this.#db.transact((tx) =>
      this.#inSchool(
        tx,
        schoolId,
        async ({ records }) => (await createKey(records(apiKeys), request.mode, fields)).value,
      ),
    );
  }

  /** Revokes a key immediately and permanently. */
  async revokeKey(keyId: string): Promise<void> {
    const owner = await this.#db.first(keyOwner, { id: keyId });
    if (!owner) throw new UsageError(`The key ${keyId} does not exist.`);
    await this.#db.transact((tx) =>
      this.#inSchool(tx, owner.school_id, async ({ records, now }) => {
        const keys = records(apiKeys);
        const patch: Patch<Schemas['ApiKey']> = { revoked_at: now };
        if ((await keys.get(keyId)).value.revoked_at === null)
          await keys.update(keyId, patch, { action: 'revoked' });
      }),
    );
  }

  /** Validates input of the command line or an embedding program like the API does. */
  #check(operation: OperationId, body: Record<string, unknown>): Record<string, unknown> {
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    try {
      return this.#validators.body(operation, given);
    } catch (error) {
      if (!(error instanceof Problem) || !error.extras.errors) throw error;
      throw new UsageError(
        error.extras.errors.map(({ pointer, detail }) => `${pointer.slice(1)}: ${detail}`).join('\n'),
      );
    }
  }

  async #inSchool<T>(tx: Transaction, schoolId: string, work: (work: UnitOfWork) => Promise<T>): Promise<T> {
    // No dates are involved here, so UTC is fine.
    const school = { id: schoolId, timeZone: 'UTC' };
    const author = systemAuthor(school, 'Command line', this.#services.clock.now());
    return this.#works.run(tx, author, work);
  }
}
