import { randomUUID } from 'node:crypto';
import { ManualClock } from '@rollbook/server';
import { expect } from 'vitest';
import { type Operation, operations } from '../support/document.ts';
import { operationOf, resourceOf } from '../support/fixtures/kinds.ts';
import { absentId } from '../support/fixtures/records.ts';
import { graphs } from './check-log.ts';
import { absentOf, attempt, dayMs, kinds, pathOf, type School, type Shown } from './school.ts';
import { calls, type Step } from './steps.ts';
import { carriedOut, type Exchange } from './tape.ts';

type Probe = (school: School, step: Step) => Promise<void>;

const editable = kinds.filter((kind) => resourceOf(kind).update);

/** Some record that can be changed. */
function anyRecord(school: School, { a, b }: Step): Shown | undefined {
  const there = editable.filter((kind) => school.ids(kind, 'any').length > 0);
  const kind = there[a % Math.max(1, there.length)];
  return kind && school.record(kind, b);
}

const same = ({ text, etag }: Exchange) => ({ text, etag });
const get = (school: School, record: Shown) => school.send('GET', pathOf(record));

/** A record without what changes whenever it is written, or follows from others. */
function lasting({ text }: Exchange): Record<string, unknown> {
  const {
    updated_at: _updated,
    learner_count: _count,
    has_medical_alert: _alert,
    ...fields
  } = JSON.parse(text);
  return fields;
}

export const probes: Record<string, Probe> = {
  /** 4 */
  async patchNothing(school, step) {
    const record = anyRecord(school, step);
    if (!record) return;
    const before = await get(school, record);
    const response = await school.send('PATCH', pathOf(record), {});
    const after = await get(school, record);
    expect(same(after), `PATCH {} of ${record.id} (${response.status}) changes nothing`).toEqual(
      same(before),
    );
    if (response.status < 400) expect(same(response)).toEqual(same(before));
  },

  /** 4 */
  async patchStale(school, step) {
    const record = anyRecord(school, step);
    if (!record) return;
    const before = await get(school, record);
    const etag = before.etag ?? '';
    const patch = (metadata: object) =>
      school.send('PATCH', pathOf(record), { metadata }, { 'If-Match': etag });
    const fields = { stale: `${step.c}` };
    await patch(fields);
    const now = await get(school, record);
    const refused = await patch({ stale: 'again' });
    if (now.etag !== etag) {
      const { metadata, ...others } = lasting(now);
      expect(metadata, `PATCH of ${record.id}`).toMatchObject(fields);
      const { metadata: _former, ...rest } = lasting(before);
      expect(others, `PATCH of ${record.id} changes what was sent`).toEqual(rest);
      expect(refused.status, `If-Match ${etag} of ${record.id}, which is ${now.etag}`).toBe(412);
      expect(same(await get(school, record)), `a stale PATCH of ${record.id}`).toEqual(same(now));
    }
  },

  /** 5 */
  async archiveAndRestore(school, step) {
    const record = anyRecord(school, step);
    if (!record || record.archived_at !== null) return;
    const path = pathOf(record);
    const before = await get(school, record);
    if ((await school.send('DELETE', path)).status >= 400) return;
    const archived = await get(school, record);
    expect(archived.status, `${record.id} is readable when it is archived`).toBe(200);
    const change = await school.send('PATCH', path, { metadata: { a: 'b' } });
    expect(JSON.parse(change.text).code, `PATCH of ${record.id}, archived`).toBe('resource_archived');
    tick(school, 1000);
    await school.send('DELETE', path);
    expect(same(await get(school, record)), `${record.id} archived twice`).toEqual(same(archived));
    const restored = await school.send('POST', `${path}/restore`);
    if (restored.status >= 400) return;
    expect(lasting(restored), `${record.id} restored`).toEqual(lasting(before));
    expect(same(await school.send('POST', `${path}/restore`)), `${record.id} restored twice`).toEqual(
      same(restored),
    );
  },

  /** 41 */
  async undeclared(school, { a, b, c }) {
    const stated = kinds.filter((kind) => graphs.has(kind) && school.ids(kind, 'any').length > 0);
    const kind = stated[a % Math.max(1, stated.length)];
    const record = kind && school.record(kind, b);
    if (!kind || !record) return;
    const before = await get(school, record);
    const { status, archived_at } = JSON.parse(before.text);
    const actions = Object.entries(graphs.get(kind) ?? {}).filter(
      ([name, { from }]) =>
        !from.includes(status) && bodies[name] !== undefined && operationOf(kind, name) !== undefined,
    );
    const [name = '', { to = '' } = {}] = actions[c % Math.max(1, actions.length)] ?? [];
    const body = bodies[name]?.(school);
    if (!body) return;
    const response = await school.send('POST', `${pathOf(record)}/${name}`, body);
    const { code, ...problem } = JSON.parse(response.text);
    const what = `${name} of ${record.id}, which is ${status}`;
    expect(response.status, what).toBe(409);
    if (archived_at === null) expect({ code, ...problem }, what).toMatchObject({ ...refusal(status, to) });
    else expect(code, what).toBe('resource_archived');
    expect(same(await get(school, record)), `${what} changes nothing`).toEqual(same(before));
  },

  /** 1 */
  async asForeign(school, { a, b, c }) {
    const { other } = school;
    const operation = operations[(a * 100 + b) % operations.length];
    if (!other || !operation || operation.token || operation.id === 'imports.create') return;
    const ids = new Map<string, string>();
    for (const kind of kinds) ids.set(`${kind}_id`, other.record(kind, c)?.id ?? absentOf(kind));
    const ask = async (name: (id: string) => string) => {
      const find = (field: string) => {
        const id = ids.get(field.replace(/^(to|from)_/, '').replace(/_ids$/, '_id'));
        return id === undefined ? undefined : name(id);
      };
      const { path, body, named } = requestWith(operation, find);
      return named && !path.includes('{') ? school.send(operation.method, path, body) : undefined;
    };
    const foreign = await ask((id) => id);
    const absent = await ask((id) => absentId(id));
    if (!foreign || !absent) return;
    const blind = ({ text, status, requestId }: Exchange) => {
      const general = text
        .replaceAll(/\b([a-z]{3})_[0-9a-z]{26}/g, '$1_id')
        .replaceAll(requestId ?? '', 'request');
      return `${status} ${general}`;
    };
    expect(blind(foreign), `${operation.id} with ids of the other school`).toBe(blind(absent));
  },

  /** 3 */
  async repeat(school, { a, b, c }) {
    const key = randomUUID();
    const learner = school.pick('learner', b);
    const [path, body, more] = repeated[a % repeated.length]?.(school, learner, c) ?? ['', {}, {}];
    const send = (fields: object = body) => school.send('POST', path, fields, { 'Idempotency-Key': key });
    const responses = await Promise.all([send(), send(), send()]);
    const last = await send();
    if (last.status >= 422) return;
    // A refusal is kept after what it undid; another may be refused in between.
    const said = ({ text, status }: Exchange) =>
      status < 400 ? text : text.replace(/"request_id":"\w+"/, '');
    const texts = responses.map(said);
    expect(texts, `POST ${path} three times with one key`).toEqual(texts.map(() => said(last)));
    const made = responses.filter((response) => carriedOut(response));
    expect(made.length, `POST ${path} carried out`).toBe(last.status < 400 ? 1 : 0);
    expect(last.replayed, `POST ${path} again`).toBe(true);
    const reused = await send({ ...body, ...more });
    expect(JSON.parse(reused.text).code, `POST ${path} with the key of another body`).toBe(
      'idempotency_key_reused',
    );
  },

  /** 2 */
  async walk(school, { a, b, c }) {
    const paths = ['learners', 'enrollments', 'guardians', 'classes', 'terms', 'audit-log', 'events'];
    const path = `/v1/${paths[a % paths.length]}`;
    const page = async (query: string) => JSON.parse((await school.send('GET', `${path}?${query}`)).text);
    const whole = async () => {
      const ids: string[] = [];
      for (let cursor = ''; ; ) {
        const { data, next_cursor } = await page(`limit=100${cursor}`);
        for (const { id } of data) ids.push(id);
        if (next_cursor === null) return ids;
        cursor = `&starting_after=${next_cursor}`;
      }
    };
    const before = await whole();
    const seen: string[] = [];
    let cursor = '';
    for (let n = 0; ; n++) {
      const { data, next_cursor } = await page(`limit=${1 + ((b + n * c) % 6)}${cursor}`);
      seen.push(...data.map(({ id }: Shown) => id));
      if (next_cursor === null) break;
      cursor = `&starting_after=${next_cursor}`;
      const between = ['createLearner', 'archiveLearner', 'enroll', 'archiveEnrollment', 'createGuardian'];
      const name = between[(b + n) % between.length] ?? '';
      if (n < 3) await attempt(calls[name]?.(school, { do: name, a: b, b: c, c: a }) ?? Promise.resolve());
    }
    const after = new Set(await whole());
    expect(seen, `${path}, page by page`).toEqual([...new Set(seen)]);
    const throughout = before.filter((id) => after.has(id));
    expect(
      throughout.filter((id) => !seen.includes(id)),
      `there throughout a walk of ${path}, and not on its pages`,
    ).toEqual([]);
  },

  async advance(school, { a, b }) {
    tick(school, (1 + (a % 21)) * dayMs + (b % 24) * 3_600_000);
    await school.server.drainJobs();
  },
};

function tick({ server: { clock } }: School, ms: number): void {
  if (!(clock instanceof ManualClock)) throw new Error('The server goes by another clock');
  clock.advance(ms);
}

const refusal = (from: string, to: string) => ({ code: 'invalid_state_transition', from, to });

/** What the actions are sent, so that nothing but the state of the record is wrong. */
const bodies: Record<string, (school: School) => object> = {
  ...Object.fromEntries(
    ['start', 'close', 'open', 'reopen', 'activate', 'withdraw', 'cancel', 'admit', 'suspend', 'reactivate']
      .concat(['resend', 'revoke', 'verify'])
      .map((name) => [name, () => ({})]),
  ),
  transfer: (school) => ({ to_class_id: school.pick('class', 0) }),
  reject: () => ({ reason: 'Not theirs' }),
};

type Repeated = [path: string, body: object, more: object];
const repeated: ((school: School, learner: string, n: number) => Repeated)[] = [
  (_, _learner, n) => ['/v1/learners', { name: 'Thandi Example', class: `5${'AB'[n % 2]}` }, { name: 'B' }],
  (school, learner_id, n) => [
    '/v1/enrollments',
    { learner_id, class_id: school.pick('class', n), term_id: school.term(0) },
    { pending: true },
  ],
  (_, _learner, n) => [
    '/v1/staff',
    { email: `s${n % 6}@example.org`, name: 'Sam Example', staff_type: 'teacher' },
    { staff_type: 'admin' },
  ],
  (school, learner, n) => [
    `/v1/learners/${learner}/guardians`,
    { guardian_id: school.pick('guardian', n), relationship: 'father', is_primary: true },
    { is_primary: false },
  ],
  (_, _learner, n) => [
    '/v1/invitations',
    { email: `s${n % 6}@example.org`, name: 'Naledi Example', staff_type: 'admin', roles: ['owner'] },
    { name: 'Another Example' },
  ],
  (school, learner) => [
    `/v1/learners/${learner}/leave`,
    { left_on: school.today, left_reason: 'other' },
    { left_reason: 'transferred' },
  ],
];

/** An operation with ids in its path, its query or its body; `named` when there are any. */
function requestWith(
  { path: template, method, parameters, example }: Operation,
  find: (field: string) => string | undefined,
) {
  let named = false;
  const use = (field: string) => {
    const id = find(field);
    if (id !== undefined) named = true;
    return id;
  };
  const path = template.replaceAll(/\{(\w+)\}/g, (whole, field: string) => use(field) ?? whole);
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name, required, example: value }) => {
      const id = method === 'GET' ? use(name) : undefined;
      return id === undefined && !required ? [] : [[name, id ?? String(value)] as [string, string]];
    });
  const body =
    typeof example === 'object' && example !== null
      ? Object.fromEntries(
          Object.entries(example).map(([field, value]) => {
            const id = use(field);
            return [field, id === undefined ? value : field.endsWith('_ids') ? [id] : id];
          }),
        )
      : undefined;
  const search = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
  return { path: path + search, body, named };
}
