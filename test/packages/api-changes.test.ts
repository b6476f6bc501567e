import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ApiDocument, breakingChanges } from '../../scripts/api-changes.ts';
import { apiProblems, type Intended } from '../../scripts/check-api.ts';

const text = readFileSync(join(import.meta.dirname, '../../openapi/openapi.json'), 'utf8');
// biome-ignore lint/suspicious/noExplicitAny: the document is changed anywhere.
type Any = any;
const fresh = (): Any => JSON.parse(text);
const released = fresh() as ApiDocument;

/** The breaking changes of a document in which one thing was changed. */
function changesOf(change: (document: Any) => void): string[] {
  const document = fresh();
  change(document);
  return breakingChanges(released, document);
}

const learners = 'GET /v1/learners';
const schema = (document: Any, name: string) => document.components.schemas[name];
/** A field of a schema, written out if it is a shared property. */
function field(document: Any, name: string, of: string): Any {
  const { properties } = schema(document, name);
  const { $ref } = properties[of];
  if ($ref) properties[of] = structuredClone(schema(document, $ref.split('/').at(-1)));
  return properties[of];
}
const list = (document: Any) => document.paths['/v1/learners'].get;
const parameter = (document: Any, name: string) =>
  list(document).parameters.find((each: Any) => each.name === name);
const event = (document: Any) => document.webhooks['learner.left'].post;
const ok = (document: Any) => {
  const response = list(document).responses['200'];
  return response.$ref ? document.components.responses[response.$ref.split('/').at(-1)] : response;
};

test('a document does not differ from itself', () => {
  expect(breakingChanges(released, fresh())).toEqual([]);
});

test.each<[string, (document: Any) => void]>([
  ['an operation', (d) => (d.paths['/v1/new'] = { get: { operationId: 'new.list', security: [] } })],
  ['a version', (d) => d['x-versions'].push({ date: '2099-01-01' })],
  [
    'a scope, and a role with it',
    (d) => {
      d['x-scopes']['read:new'] = '';
      d['x-role-scopes'].owner.push('read:new');
    },
  ],
  ['an optional parameter', (d) => list(d).parameters.push({ name: 'new', in: 'query', schema: {} })],
  ['an optional field of a request', (d) => (schema(d, 'LearnerCreate').properties.new = { type: 'string' })],
  ['a field of a response', (d) => (schema(d, 'Learner').properties.new = { type: 'string' })],
  [
    'a sensitive field of a response',
    (d) => {
      schema(d, 'Learner').properties.new = { type: 'string' };
      list(d)['x-scopes-if'].push({ shows: ['new'], scopes: ['read:sensitive'] });
    },
  ],
  ['a response header', (d) => (ok(d).headers.New = {})],
  ['an event', (d) => (d.webhooks['new.created'] = { post: event(d) })],
  ['an error', (d) => (d['x-errors'].new = { status: 400 })],
  ['a value that is accepted', (d) => parameter(d, 'status').schema.enum.push('new')],
  ['room in a field', (d) => (field(d, 'LearnerCreate', 'name').maxLength += 1)],
])('%s can be added', (_, change) => {
  expect(changesOf(change)).toEqual([]);
});

test.each<[string, (document: Any) => void]>([
  [`${learners}: the operation is removed`, (d) => delete d.paths['/v1/learners'].get],
  [
    `${learners}: the operation learners.list is named learners.all`,
    (d) => (list(d).operationId = 'learners.all'),
  ],
  [
    `${learners}: the scopes read:learners are not sufficient`,
    (d) => list(d).security[0].apiKey.push('read:staff'),
  ],
  [
    `${learners}: scopes are needed for shows name: read:sensitive`,
    (d) => list(d)['x-scopes-if'].push({ shows: ['name'], scopes: ['read:sensitive'] }),
  ],
  ['scope read:audit is removed', (d) => delete d['x-scopes']['read:audit']],
  [
    'role owner: scope read:fees is removed',
    (d) =>
      (d['x-role-scopes'].owner = d['x-role-scopes'].owner.filter((each: string) => each !== 'read:fees')),
  ],
  ['API version 2026-01-01 is removed', (d) => d['x-versions'].shift()],
  ['error unknown_parameter is removed', (d) => delete d['x-errors'].unknown_parameter],
  ['error unknown_parameter: status 400 is 422', (d) => (d['x-errors'].unknown_parameter.status = 422)],
  // Parameters.
  [
    `${learners}: query parameter status is removed`,
    (d) => (list(d).parameters = list(d).parameters.filter((each: Any) => each.name !== 'status')),
  ],
  [`${learners}: query parameter status is required`, (d) => (parameter(d, 'status').required = true)],
  [
    `${learners}: query parameter status: value "left" is removed`,
    (d) => parameter(d, 'status').schema.enum.pop(),
  ],
  [
    `${learners}: query parameter class: maxLength is smaller`,
    (d) => (parameter(d, 'class').schema.maxLength = 10),
  ],
  [
    `${learners}: query parameter class: has a list of values`,
    (d) => (parameter(d, 'class').schema.enum = ['5B']),
  ],
  [
    `${learners}: query parameter new is required`,
    (d) => list(d).parameters.push({ name: 'new', in: 'query', required: true, schema: {} }),
  ],
  // Requests.
  ['POST /v1/learners: the body is removed', (d) => delete d.paths['/v1/learners'].post.requestBody],
  [
    'POST /v1/learners: body: application/json is removed',
    (d) => (d.paths['/v1/learners'].post.requestBody.content = {}),
  ],
  [
    'LearnerCreate (sent): field gender is removed',
    (d) => delete schema(d, 'LearnerCreate').properties.gender,
  ],
  [
    'LearnerCreate (sent): field gender is required',
    (d) => (schema(d, 'LearnerCreate').required = ['gender']),
  ],
  [
    'LearnerCreate (sent): x-required-unless is changed',
    (d) => (schema(d, 'LearnerCreate')['x-required-unless'] = { email: ['phone'] }),
  ],
  [
    'LearnerCreate (sent).gender: the type string or null is string',
    (d) => (field(d, 'LearnerCreate', 'gender').type = 'string'),
  ],
  [
    'LearnerCreate (sent).gender: value "other" is removed',
    (d) => (field(d, 'LearnerCreate', 'gender').enum = ['female', 'male', 'undisclosed', null]),
  ],
  [
    'LearnerCreate (sent).name: minLength is larger',
    (d) => (field(d, 'LearnerCreate', 'name').minLength = 2),
  ],
  [
    'LearnerCreate (sent).name: pattern is changed',
    (d) => (field(d, 'LearnerCreate', 'name').pattern = '^A'),
  ],
  [
    'LearnerCreate (sent).name: format is changed',
    (d) => (field(d, 'LearnerCreate', 'name').format = 'email'),
  ],
  [
    'LearnerCreate (sent).grade_level_id: refers to "classes"',
    (d) => (field(d, 'LearnerCreate', 'grade_level_id')['x-ref'].to = 'classes'),
  ],
  // Responses.
  [`${learners}: response 200 is removed`, (d) => delete list(d).responses['200']],
  [
    `${learners}: response 200: header Service-Watermark is removed`,
    (d) => delete ok(d).headers['Service-Watermark'],
  ],
  [`${learners}: response 200: application/json is removed`, (d) => delete ok(d).content['application/json']],
  ['Learner (received): field boarder is removed', (d) => delete schema(d, 'Learner').properties.boarder],
  [
    'Learner (received): field boarder can be missing',
    (d) =>
      (schema(d, 'Learner').required = schema(d, 'Learner').required.filter(
        (each: string) => each !== 'boarder',
      )),
  ],
  [
    'Learner (received).boarder: the type boolean is boolean or null',
    (d) => (field(d, 'Learner', 'boarder').type = ['boolean', 'null']),
  ],
  ['Learner (received).boarder: the type boolean is any', (d) => delete field(d, 'Learner', 'boarder').type],
  ['Learner (received).status: value "left" is removed', (d) => field(d, 'Learner', 'status').enum.splice(2)],
  ['Learner (received).status: value "new" is added', (d) => field(d, 'Learner', 'status').enum.push('new')],
  ['Learner (received).status: has no list of values', (d) => delete field(d, 'Learner', 'status').enum],
  [
    'Learner (received).date_of_birth: format is changed',
    (d) => (field(d, 'Learner', 'date_of_birth').format = 'date-time'),
  ],
  // Events.
  ['event learner.left is removed', (d) => delete d.webhooks['learner.left']],
  ['event learner.left: the scope read:learners is read:staff', (d) => (event(d)['x-scope'] = 'read:staff')],
  ['event learner.left: cause learner.left is removed', (d) => (event(d)['x-on'] = [])],
  [
    'event learner.left: header webhook-id is removed',
    (d) =>
      (event(d).parameters = event(d).parameters.filter((each: Any) => !each.$ref.endsWith('/webhook-id'))),
  ],
  [
    'LearnerLeftEvent (received): field data is removed',
    (d) => delete schema(d, 'LearnerLeftEvent').properties.data,
  ],
  [
    'POST /v1/learners: emitted event learner.created is removed',
    (d) => (d.paths['/v1/learners'].post['x-emits'] = []),
  ],
])('%s: this breaks clients', (expected, change) => {
  expect(changesOf(change)).toContain(expected);
});

test('values of an enumeration that says so can be added', () => {
  const before = fresh();
  field(before, 'Learner', 'status').description = 'The status. Later versions may add values.';
  const after = structuredClone(before);
  field(after, 'Learner', 'status').enum.push('new');
  expect(breakingChanges(before, after)).toEqual([]);
});

test('what breaks on purpose is listed, with a reason and a newer version', () => {
  const change = 'Learner (received): field boarder is removed';
  const current = fresh();
  delete schema(current, 'Learner').properties.boarder;
  current['x-versions'].push({ date: '2099-01-01' });
  const problems = (...intended: Intended[]) =>
    apiProblems(released, current, intended).filter((problem) => problem.includes(change));
  const entry = { change, version: '2099-01-01', reason: 'It was never used.' };
  expect(problems()).toEqual([change]);
  expect(problems(entry)).toEqual([]);
  const at = `openapi/breaking.yaml: ${change}`;
  expect(problems({ ...entry, reason: ' ' })).toEqual([`${at}: give a reason`]);
  expect(problems({ ...entry, version: '2098-01-01' })).toEqual([
    `${at}: the version 2098-01-01 is not in x-versions`,
  ]);
  expect(problems({ ...entry, version: '2026-12-01' })).toEqual([
    `${at}: the version 2026-12-01 is released already; add a newer one to x-versions, with a conversion`,
  ]);
  expect(apiProblems(released, fresh(), [entry])).toEqual([
    `${at}: the document has no such change; remove the entry`,
  ]);
});
