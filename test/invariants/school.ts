import { Rollbook, RollbookError } from '@rollbook/sdk';
import { type CreatedSchool, ManualClock, type RollbookServer } from '@rollbook/server';
import type { TestDatabase } from '../support/databases.ts';
import { document, fillPath } from '../support/document.ts';
import type { Kind } from '../support/fixtures/fixture.ts';
import { kinds as fixtureKinds, resourceOf } from '../support/fixtures/kinds.ts';
import { absentId } from '../support/fixtures/records.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { schoolYear, today } from '../support/school-year.ts';
import { startServer } from '../support/server.ts';
import { type Exchange, Tape } from './tape.ts';

/** A record as a response shows it. */
export interface Shown {
  id: string;
  object: string;
  archived_at: string | null;
  [field: string]: unknown;
}

/** Kinds of which the oldest are those that others refer to. */
const lasting = new Set<Kind>(['learner', 'guardian', 'class', 'term', 'academic_year', 'staff']);
/** The kinds of records that are made, and changed in any way; nobody touches the keys and endpoints by which they are watched. */
export const kinds = fixtureKinds.filter(
  (kind) => resourceOf(kind).create && !['api_key', 'webhook', 'webhook_recovery'].includes(kind),
);
export const isKind = (object: string): object is Kind => kinds.some((kind) => kind === object);
/** An id of a kind that no record has. */
export const absentOf = (kind: Kind): string => absentId(`${resourceOf(kind).prefix}_`);

/** A school under test, and all that was said to it. */
export class School {
  readonly tape = new Tape((exchange) => this.#hear(exchange));
  /** With every scope. */
  readonly client: Rollbook;
  /** Without the scopes for medical notes and sensitive fields. */
  readonly clerk: Rollbook;
  readonly server: RollbookServer;
  readonly schoolId: string;
  readonly #key: string;
  /** Every record as it was last shown. */
  readonly known = new Map<string, Shown>();
  /** Tokens of invitations, oldest first. */
  readonly tokens: string[] = [];
  /** What was written into medical notes. */
  readonly canaries: string[] = [];
  /** The other school of the server. */
  other: School | undefined;

  private constructor(server: RollbookServer, { testSchoolId, testKey }: CreatedSchool, clerkKey: string) {
    this.server = server;
    this.schoolId = testSchoolId;
    this.#key = testKey;
    const clientOf = (apiKey: string) =>
      new Rollbook({ apiKey, baseUrl: server.url, maxRetries: 0, fetch: this.tape.fetch });
    this.client = clientOf(testKey);
    this.clerk = clientOf(clerkKey);
  }

  static async start(server: RollbookServer, name: string): Promise<School> {
    const created = await server.createSchool({ name });
    const scopes = Object.keys(document['x-scopes']).filter(
      (scope) => !/medical|sensitive|admin/.test(scope),
    ) as Parameters<Rollbook['apiKeys']['create']>[0]['scopes'];
    const first = new Rollbook({ apiKey: created.testKey, baseUrl: server.url, maxRetries: 0 });
    const { secret } = await first.apiKeys.create({ name: 'Clerk', scopes });
    return new School(server, created, secret);
  }

  /** The day by the school's clock. */
  get today(): string {
    return dayOf(this.server.clock.now());
  }

  /** A day so many days from today. */
  day(offset: number): string {
    return dayOf(this.server.clock.now() + offset * dayMs);
  }

  /** A text for a medical note that is found wherever it gets to. */
  canary(): string {
    const canary = `canary${this.schoolId.slice(-6)}x${this.canaries.length}z`;
    this.canaries.push(canary);
    return canary;
  }

  /** The ids of records of a kind, oldest first. */
  ids(kind: Kind, archived: 'live' | 'any' = 'live'): string[] {
    return [...this.known.values()]
      .filter(({ object, archived_at }) => object === kind && (archived === 'any' || archived_at === null))
      .map(({ id }) => id);
  }

  /**
   * The id of a record of a kind, chosen by a number below 100: often of one of few, so that things meet; mostly of one
   * that is live, sometimes of one that may be archived, rarely one of the other school or of nobody.
   */
  pick(kind: Kind, n: number): string {
    const live = this.ids(kind);
    // Of what comes and goes the newest have most before them.
    const few = lasting.has(kind) ? live.slice(0, 3) : live.slice(-4);
    const from =
      n < 60 ? few : n < 91 ? live : n < 96 ? this.ids(kind, 'any') : n < 98 ? this.#foreign(kind) : [];
    return from[n % Math.max(1, from.length)] ?? absentOf(kind);
  }

  /** The id of the term that is on, or comes next, and sometimes of another. */
  term(n: number): string {
    const terms = this.ids('term').filter((id) => String(this.known.get(id)?.ends_on) >= this.today);
    return (n < 80 ? terms[0] : undefined) ?? this.pick('term', n);
  }

  /** The id of a record of a kind that is archived, or else of any. */
  former(kind: Kind, n: number): string {
    const gone = this.ids(kind, 'any').filter((id) => this.known.get(id)?.archived_at !== null);
    return gone[n % Math.max(1, gone.length)] ?? this.pick(kind, n);
  }

  /** A record of a kind that has been shown, live or not. */
  record(kind: Kind, n: number): Shown | undefined {
    const ids = n < 80 ? this.ids(kind) : this.ids(kind, 'any');
    return this.known.get(ids[n % Math.max(1, ids.length)] ?? '');
  }

  /** Sends a request as it is. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Exchange> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const type: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const response = await this.tape.fetch(this.server.url + path, {
      method,
      ...sent,
      headers: { Authorization: `Bearer ${this.#key}`, ...type, ...headers },
    });
    const requestId = response.headers.get('service-request-id');
    const exchange = this.tape.exchanges.findLast((one) => one.requestId === requestId);
    if (!exchange) throw new Error(`${method} ${path} is not on the tape`);
    return exchange;
  }

  #foreign(kind: Kind): string[] {
    return this.other?.ids(kind, 'any') ?? [];
  }

  #hear({ status, text }: Exchange): void {
    if (status >= 400 || text === '') return;
    const body = JSON.parse(text);
    for (const record of [body, ...(Array.isArray(body.data) ? body.data : [])]) {
      if (typeof record.id !== 'string' || !isKind(record.object)) continue;
      this.known.set(record.id, record);
      if (typeof record.token === 'string') this.tokens.push(record.token);
    }
  }
}

export const dayMs = 86_400_000;
/** The day in the schools' time zone, which keeps two hours ahead of UTC all year. */
export const dayOf = (ms: number): string => new Date(ms + 2 * 3_600_000).toISOString().slice(0, 10);

/** The path of a record. */
export function pathOf(record: Shown): string {
  if (!isKind(record.object)) throw new Error(`${record.id} is of no kind that is made`);
  const own = `${record.object}_id`;
  return fillPath(resourceOf(record.object).path, (name) => String(name === own ? record.id : record[name]));
}

/** Two schools of a server, with what came to their endpoints. */
export interface World {
  server: RollbookServer;
  database: TestDatabase;
  schools: [School, School];
  /** Deliveries by the school that they are of. */
  delivered(school: School): string[];
}

/** A server on which worlds can be made, one after the other; it ends with the test. */
export async function startWorlds(open: () => Promise<TestDatabase>): Promise<() => Promise<World>> {
  const clock = new ManualClock(firstMs);
  const { server, database } = await startServer(open, {
    worker: true,
    clock,
    rateLimits: { reads: 0, writes: 0 },
  });
  const receiver = await startReceiver();
  return async () => {
    // Back to the first day: a school knows nothing of the others before it.
    clock.advance(firstMs - clock.now());
    receiver.received.length = 0;
    const one = await School.start(server, 'First Example School');
    const two = await School.start(server, 'Second Example School');
    one.other = two;
    two.other = one;
    for (const school of [one, two]) await furnish(school, receiver);
    const delivered = ({ schoolId }: School) =>
      receiver.received
        .filter(({ path }) => path.endsWith(schoolId))
        .map(({ body, headers }) => body.toString() + JSON.stringify(headers));
    return { server, database, schools: [one, two], delivered };
  };
}

const firstMs = Date.parse(`${today}T08:00:00.000Z`);

/** A year with small classes, and some people. */
async function furnish({ client, schoolId }: School, receiver: Receiver): Promise<void> {
  await client.webhooks.create({ url: `${receiver.url}/${schoolId}`, events: ['*'] });
  const { a, b, maths, terms } = await schoolYear(client);
  await client.classes.update(a.id, { capacity: 1 });
  await client.classes.update(b.id, { capacity: 2 });
  await client.classes.update(maths.id, { capacity: 2 });
  const guardian = await client.guardians.create({ name: 'Nomsa Example' });
  for (const name of ['Thandi Example', 'Sipho Example', 'Lindiwe Example']) {
    const { id } = await client.learners.create({ name });
    const link = { guardian_id: guardian.id, relationship: 'mother', is_primary: true } as const;
    await client.learnerGuardians.create(id, link);
    await client.enrollments.create({ learner_id: id, class_id: b.id, term_id: terms[0].id, force: true });
  }
  await client.guardians.create({ name: 'Bongani Example' });
  await client.guardians.create({ name: 'Zanele Example' });
  await client.staff.create({ name: 'Sam Example', email: 'sam@example.org', staff_type: 'teacher' });
}

/** Waits for a call that may be refused; anything but a refusal is an error. */
export async function attempt(call: PromiseLike<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    const { status } = error instanceof RollbookError ? error : {};
    if (status === undefined || status < 400 || status >= 500) throw error;
  }
}
