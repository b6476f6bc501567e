import { sql } from 'kysely';
import { Problem, UsageError } from '../contract/errors.ts';
import type { OperationId, Schemas } from '../contract/schemas.ts';
import { newestVersion } from '../contract/versions/index.ts';
import { apiKeys, checkExpiry, createKey } from '../families/api-keys/keys.ts';
import { dailyTasks, seedSchool } from '../families/index.ts';
import { newSchool } from '../families/school/defaults.ts';
import { schools } from '../families/school/tables.ts';
import { createLink } from '../families/sign-in/settings-links.ts';
import { scopes as allScopes } from '../generated/operations.ts';
import { iso } from '../lib/clock.ts';
import { dayIn } from '../lib/dates.ts';
import type { Validators } from '../pipeline/validate.ts';
import { CalendarJob } from '../schedule/calendar.ts';
import { modelTables } from '../schema/model.ts';
import type { Database, Rewritten, Transaction } from '../sql/database.ts';
import { query, statement } from '../sql/query.ts';
import { inSchool, isInUse, joinSchool, type SchoolRow, schoolColumns } from '../sql/school-rows.ts';
import type { Patch } from '../store/changes.ts';
import { noteLiveUse } from '../store/live-use.ts';
import { zoneOfSchool } from '../store/school-clocks.ts';
import type { Services } from '../work/services.ts';
import { systemAuthor, type UnitOfWork, type UnitsOfWork } from '../work/unit-of-work.ts';
import type { Core } from './core.ts';
import { type RetentionOptions, type RetentionResult, runRetention } from './maintenance.ts';
import type { CreatedSchool, NewSchool } from './new-school.ts';
import {
  deleteSchools,
  type Pair,
  refuseBeingDeleted,
  resumeSchool,
  suspendSchool,
} from './school-states.ts';

/** The two schools of a pair and their first keys, of which a process holds the right to show them. */
interface UnshownDemo {
  schoolId: string;
  testSchoolId: string;
  keyIds: string[];
  /** The number of learners in each class. */
  classSize: number;
}

type Scope = (typeof allScopes)[number];

/** A link for a staff member. Its URL ends with the token. */
export interface MadeLink {
  id: string;
  token: string;
  expires_at: string;
  staff_id: string;
  name: string;
  school_id: string;
  school_name: string;
  mode: string;
}

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
  db
    .selectFrom('schools')
    .select('id')
    // One whose schools were all deleted was used.
    .union(db.selectFrom('suspended_schools').select('school_id as id'))
    .limit(1),
);
const schoolName = query<{ school: string }, { name: string }>((db, p) =>
  inSchool(db, 'schools', p).select('name').where('id', '=', p.school),
);
const keyOwner = query<{ id: string }, { school_id: string }>((db, p) =>
  db.selectFrom('api_keys').select('school_id').where('id', '=', p.id),
);

/** A staff member with their school. */
interface Member extends SchoolRow {
  id: string;
  name: string;
  school_name: string;
}

const memberById = statement<{ id: string }, Member>(
  (p) => sql`select m.id, m.name, s.name as school_name, ${schoolColumns} from staff as m ${joinSchool('m')}
    where m.id = ${p.id}`,
);
const activeOwners = statement<
  Record<never, never>,
  Member & { starts_on: string | null; ends_on: string | null }
>(
  () => sql`select m.id, m.name, s.name as school_name, r.starts_on, r.ends_on, ${schoolColumns}
    from role_assignments as r
    join staff as m on m.school_id = r.school_id and m.id = r.staff_id ${joinSchool('m')}
    where r.role = 'owner' and r.scope_type = 'school' and r.archived_at is null
      and m.status = 'active' and m.archived_at is null and ${isInUse('r.school_id')}
    order by s.name, s.mode, m.name, m.id`,
);

const unshownDemo = 'unshown_demo_school';
/** Adds the entry of a demo school; returns the one that is there, locked, if another process was first. */
const enterDemo = query<{ value: string }, { value: string }>((db, p) =>
  db
    .insertInto('instance')
    .values({ name: unshownDemo, value: p.value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: unshownDemo }))
    .returning('value'),
);
const replaceDemo = query<{ value: string }>((db, p) =>
  db.updateTable('instance').set({ value: p.value }).where('name', '=', unshownDemo),
);
const findDemo = query<Record<never, never>, { value: string }>((db) =>
  db.selectFrom('instance').select('value').where('name', '=', unshownDemo),
);
const endDemo = query<{ value: string }>((db, p) =>
  db.deleteFrom('instance').where('name', '=', unshownDemo).where('value', '=', p.value),
);

/** Operations for the operator of the server that no API key can perform: creating schools and their first keys. */
export class Admin {
  readonly #db: Database;
  readonly #services: Services;
  readonly #works: UnitsOfWork;
  readonly #validators: Validators;
  readonly #calendar: CalendarJob;

  constructor(db: Database, { services, works, validators }: Core, onError: (error: unknown) => void) {
    this.#db = db;
    this.#services = services;
    this.#works = works;
    this.#validators = validators;
    const { clock } = services;
    this.#calendar = new CalendarJob({ db, clock, works, services, tasks: dailyTasks, onError });
  }

  /** Erases what the retention rules require, or only counts it. */
  async runRetention(options: RetentionOptions): Promise<RetentionResult> {
    const { school } = options;
    if (school !== undefined) await this.#twinOf(school);
    return runRetention(this.#db, this.#works, this.#services, options);
  }

  /** Rewrites the files of the database without the text that was deleted. Other processes wait in the meantime. */
  async vacuum(): Promise<Rewritten> {
    return this.#db.rewrite((await modelTables()).map(({ name }) => name));
  }

  async isEmpty(): Promise<boolean> {
    return (await this.#db.first(anySchool, {})) === undefined;
  }

  /**
   * Creates a school and its test school, with an API key with every scope for each. The keys are returned only once.
   * A setting that the API would reject throws a {@link UsageError}.
   */
  createSchool(school: NewSchool): Promise<CreatedSchool> {
    return this.#create(school, async () => {});
  }

  /** Creates a school like `createSchool`, for live use: the server is not one for development from now on. */
  createLiveSchool(school: NewSchool): Promise<CreatedSchool> {
    return this.#create(school, noteLiveUse);
  }

  async #create(
    { name, ...settings }: NewSchool,
    note: (tx: Transaction, schoolId: string) => Promise<void>,
  ): Promise<CreatedSchool> {
    if (name === undefined) throw new UsageError('name: is required');
    const school = this.#check('school.update', { name, ...settings });
    const pair = this.#newPair();
    return this.#db.transact(async (tx) => {
      const { created } = await this.#createPair(tx, pair, school);
      await note(tx, pair.schoolId);
      return created;
    });
  }

  /**
   * Suspends a school and its test school, given the id of either: requests with their keys and sign-ins are rejected, nothing
   * is sent or imported, and no daily tasks run, as if the server were stopped for them. Returns false if they are suspended
   * already.
   */
  async suspendSchool(id: string, reason?: string): Promise<boolean> {
    // Any operation that takes a reason says which texts the audit log can have.
    if (reason !== undefined) this.#check('term-reports.withdraw', { reason });
    const pair = await this.#pairOf(id);
    for (const school of pair) await refuseBeingDeleted(this.#db, school);
    return this.#inEach(pair, (work) => suspendSchool(work, reason));
  }

  /** Does something in each school of a pair. Returns whether it changed one of them. */
  async #inEach(pair: Pair, work: (work: UnitOfWork) => Promise<boolean>): Promise<boolean> {
    let isChanged = false;
    for (const school of pair)
      if (await this.#db.transact((tx) => this.#inSchool(tx, school, work))) isChanged = true;
    return isChanged;
  }

  /**
   * Ends the suspension of a school and its test school, if they are suspended. `failed` says for how many records the tasks of
   * the days of the suspension have failed, which are reported as errors and tried again.
   */
  async resumeSchool(id: string): Promise<{ isChanged: boolean; failed: number }> {
    const pair = await this.#pairOf(id);
    for (const school of pair) await refuseBeingDeleted(this.#db, school);
    // The tasks of the days of the suspension come first: who has left gets none of the messages that waited.
    let failed = 0;
    for (const id of pair) {
      const school = await this.#db.first(zoneOfSchool, { school: id });
      if (school) failed += await this.#calendar.runFor({ id, timeZone: school.time_zone });
    }
    const isChanged = await this.#inEach(pair, resumeSchool);
    this.#services.outbox.wake();
    this.#services.wakeJobs();
    return { isChanged, failed };
  }

  /**
   * Deletes a school that is suspended, and its test school, for good: every row of every table, the audit log included.
   * Returns the number of rows. If it was interrupted, it continues when it is called again.
   */
  async deleteSchool(id: string): Promise<number> {
    const now = () => iso(this.#services.clock.now());
    return deleteSchools(await this.#pairOf(id), { db: this.#db, now });
  }

  /** The name of a school, given its id or that of its test school. */
  async nameOf(id: string): Promise<string> {
    const [school] = await this.#pairOf(id);
    const found = await this.#db.first(schoolName, { school });
    if (!found) throw new UsageError(`The school ${id} does not exist.`);
    return found.name;
  }

  async #pairOf(id: string): Promise<Pair> {
    const { live_id, test_id } = await this.#twinOf(id);
    return [live_id, test_id];
  }

  /** Whether there is a demo school whose keys were never shown: the process that created it ended before. */
  async hasUnshownDemo(): Promise<boolean> {
    return (await this.#db.first(findDemo, {})) !== undefined;
  }

  /**
   * Creates a demo school, or takes over one whose keys were never shown: new keys take the place of those, and its classes
   * keep their size. `claim` says which process may show its keys, which are those of `keyIds`.
   */
  async startDemo(
    name: string,
    classSize: number,
  ): Promise<UnshownDemo & { created: CreatedSchool; claim: string }> {
    const school = this.#check('school.update', { name });
    const pair = this.#newPair();
    return this.#db.transact(async (tx) => {
      const entered = await tx.first(enterDemo, {
        value: JSON.stringify({ ...pair, keyIds: [], classSize }),
      });
      // Only this class writes the entry.
      const kept = entered && (JSON.parse(entered.value) as UnshownDemo);
      const isNew = !kept || kept.schoolId === pair.schoolId;
      if (!isNew) for (const id of kept.keyIds) await this.#revoke(tx, id);
      const { created, keyIds } = isNew
        ? await this.#createPair(tx, pair, school)
        : await this.#createKeys(tx, kept);
      const { schoolId, testSchoolId } = created;
      const demo: UnshownDemo = { schoolId, testSchoolId, keyIds, classSize: kept?.classSize ?? classSize };
      const claim = JSON.stringify(demo);
      await tx.run(replaceDemo, { value: claim });
      return { ...demo, created, claim };
    });
  }

  /** Whether no other process has taken over the demo school since. */
  async holdsDemo(claim: string): Promise<boolean> {
    return (await this.#db.first(findDemo, {}))?.value === claim;
  }

  /** The keys of the demo school have been shown: they stay. */
  async endDemo(claim: string): Promise<void> {
    await this.#db.transact((tx) => tx.run(endDemo, { value: claim }));
  }

  #newPair(): Pick<CreatedSchool, 'schoolId' | 'testSchoolId'> {
    const { ids } = this.#services;
    return { schoolId: ids.next('sch'), testSchoolId: ids.next('sch') };
  }

  async #createPair(
    tx: Transaction,
    pair: Pick<CreatedSchool, 'schoolId' | 'testSchoolId'>,
    school: Record<string, unknown>,
  ) {
    await tx.run(link, { live: pair.schoolId, test: pair.testSchoolId });
    const create = (id: string, mode: 'live' | 'test') =>
      this.#inSchool(tx, id, async (work) => {
        await work.records(schools).create({ id, mode, ...newSchool, ...school });
        await seedSchool(work);
      });
    await create(pair.schoolId, 'live');
    await create(pair.testSchoolId, 'test');
    return this.#createKeys(tx, pair);
  }

  /** Creates a key with every scope for each school of a pair. */
  async #createKeys(
    tx: Transaction,
    { schoolId, testSchoolId }: Pick<CreatedSchool, 'schoolId' | 'testSchoolId'>,
  ): Promise<{ created: CreatedSchool; keyIds: string[] }> {
    const fields = { name: 'First key', scopes: [...allScopes], version: newestVersion };
    const create = (id: string, mode: 'live' | 'test') =>
      this.#inSchool(tx, id, async (work) => (await createKey(work, mode, fields)).value);
    const live = await create(schoolId, 'live');
    const test = await create(testSchoolId, 'test');
    const created = { schoolId, testSchoolId, liveKey: live.secret, testKey: test.secret };
    return { created, keyIds: [live.id, test.id] };
  }

  /** A school with its other mode. */
  async #twinOf(id: string) {
    const schools = await this.#db.first(twin, { id });
    if (!schools) throw new UsageError(`The school ${id} does not exist.`);
    return schools;
  }

  /** Creates a key for a school in a mode, with all scopes unless some are given. */
  async createKey(request: {
    schoolId: string;
    mode: 'live' | 'test';
    name: string;
    scopes?: readonly string[];
    /** In ISO 8601; by default the key does not expire. */
    expiresAt?: string;
  }): Promise<Schemas['ApiKeyWithSecret']> {
    const schools = await this.#twinOf(request.schoolId);
    const unknown = request.scopes?.filter((scope) => !allScopes.some((known) => known === scope)) ?? [];
    if (unknown.length > 0)
      throw new UsageError(`Unknown scope ${unknown.join(', ')}. The scopes are: ${allScopes.join(', ')}.`);
    const schoolId = request.mode === 'live' ? schools.live_id : schools.test_id;
    const scopes = (request.scopes ?? allScopes) as Scope[];
    const { expiresAt: expires_at, ...given } = request;
    const { name } = this.#check('api-keys.create', { name: given.name, scopes: [...scopes], expires_at });
    if (expires_at !== undefined) asUsage(() => checkExpiry(expires_at, this.#services.clock));
    const expires = expires_at === undefined ? {} : { expires_at };
    const fields = { name: String(name), scopes: [...scopes], version: newestVersion, ...expires };
    return this.#db.transact((tx) =>
      this.#inSchool(tx, schoolId, async (work) => (await createKey(work, request.mode, fields)).value),
    );
  }

  /** Revokes a key immediately and permanently. */
  async revokeKey(keyId: string): Promise<void> {
    await this.#db.transact((tx) => this.#revoke(tx, keyId));
  }

  async #revoke(tx: Transaction, keyId: string): Promise<void> {
    if (!keyId.startsWith('key_'))
      throw new UsageError(
        'Pass the id of the key, which begins with key_. To list the ids, run: rollbook key list',
      );
    const owner = await tx.first(keyOwner, { id: keyId });
    if (!owner) throw new UsageError(`The key ${keyId} does not exist.`);
    await this.#inSchool(tx, owner.school_id, async ({ records, now }) => {
      const keys = records(apiKeys);
      const patch: Patch<Schemas['ApiKey']> = { revoked_at: now };
      if ((await keys.get(keyId)).value.revoked_at === null)
        await keys.update(keyId, patch, { action: 'revoked' });
    });
  }

  /** Creates a link that signs a staff member in to the settings screen, once. Its token is returned only once. */
  async createSettingsLink(staffId: string, seconds?: number): Promise<MadeLink> {
    const member = await this.#db.first(memberById, { id: staffId });
    if (!member) throw new UsageError(`The staff member ${staffId} does not exist.`);
    if (member.suspended_at !== null)
      throw new UsageError(
        `${member.school_name} is suspended: nobody can sign in. To end that, run rollbook school resume ${member.school_id}`,
      );
    const scopes = { has: () => true };
    const school = { id: member.school_id, timeZone: member.time_zone };
    const now = this.#services.clock.now() + Number(member.ahead_ms);
    const author = systemAuthor(school, 'Command line', now);
    const actor = { ...author.actor, type: 'system' as const, scopes };
    const { record, token } = await this.#db
      .transact((tx) =>
        this.#works.run(tx, author, (work) => createLink(work, actor, { staff_id: staffId, seconds })),
      )
      .catch((error: unknown) => {
        throw usageErrorOf(error);
      });
    const { id, expires_at } = record.value;
    const { name, school_name, school_id, mode } = member;
    return { id, token, expires_at, staff_id: staffId, name, school_id, school_name, mode };
  }

  /** The owners of all schools that are in use, today. */
  async owners(): Promise<Omit<MadeLink, 'id' | 'token' | 'expires_at'>[]> {
    const owners = await this.#db.all(activeOwners, {});
    const now = this.#services.clock.now();
    const isToday = ({ starts_on, ends_on, time_zone, ahead_ms }: (typeof owners)[number]) => {
      const today = dayIn(time_zone, now + Number(ahead_ms));
      return (starts_on === null || starts_on <= today) && (ends_on === null || ends_on >= today);
    };
    const found = owners.filter(isToday).map(({ id: staff_id, name, school_id, school_name, mode }) => ({
      staff_id,
      name,
      school_id,
      school_name,
      mode,
    }));
    return [...new Map(found.map((owner) => [owner.staff_id, owner])).values()];
  }

  /** Validates input of the command line or an embedding program like the API does. */
  #check(operation: OperationId, body: Record<string, unknown>): Record<string, unknown> {
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    return asUsage(() => this.#validators.body(operation, given));
  }

  async #inSchool<T>(tx: Transaction, schoolId: string, work: (work: UnitOfWork) => Promise<T>): Promise<T> {
    // No dates are involved here, so UTC is fine.
    const school = { id: schoolId, timeZone: 'UTC' };
    const author = systemAuthor(school, 'Command line', this.#services.clock.now());
    return this.#works.run(tx, author, work);
  }
}

/** Field errors as an error of the command line. */
function asUsage<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw usageErrorOf(error);
  }
}

function usageErrorOf(error: unknown): unknown {
  if (!(error instanceof Problem)) return error;
  const { errors } = error.extras;
  return new UsageError(
    errors?.map(({ pointer, detail }) => `${pointer.slice(1)}: ${detail}`).join('\n') ?? error.message,
  );
}
