import type { WebhookEvent } from '@rollbook/webhook-verify';
import type { Client, FetchOptions, FetchResponse } from 'openapi-fetch';
import { expect, expectTypeOf, it } from 'vitest';
import type {
  ApiKey,
  AuthenticationError,
  Call,
  ConnectionError,
  FeeReconciledEvent,
  Learner,
  LearnerCreate,
  LearnerPage,
  LearnerWithWarnings,
  List,
  NotFoundError,
  Page,
  Problem,
  RollbookError,
  ServerError,
  UnknownEvent,
  UnknownEventType,
  ValidationError,
  Webhook,
} from '../src/index.ts';
import { Rollbook } from '../src/index.ts';
import type { paths } from '../src/openapi.ts';

const client = new Rollbook({ apiKey: 'sk_test_1', baseUrl: 'http://x.test' });

// Compiled, never run.
const wrongUses = {
  options() {
    // @ts-expect-error no key
    new Rollbook({ baseUrl: 'http://x.test' });
    // @ts-expect-error no address
    new Rollbook({ apiKey: 'sk_test_1' });
    // @ts-expect-error no such option
    new Rollbook({ apiKey: 'sk_test_1', baseUrl: 'http://x.test', retries: 3 });
  },
  methods() {
    // @ts-expect-error no such resource
    client.pupils;
    // @ts-expect-error no such operation
    client.auditLog.create({});
    // @ts-expect-error the id is missing
    client.learners.get();
    // @ts-expect-error the second id is missing
    client.deliveries.get('wh_1');
    // @ts-expect-error an id is a string
    client.learners.get(7);
    // @ts-expect-error the body is missing
    client.webhooks.create();
    // @ts-expect-error a required field is missing
    client.webhooks.create({ url: 'https://example.org' });
    // @ts-expect-error no such field
    client.learners.create({ name: 'A', nickname: 'B' });
    // @ts-expect-error read-only field
    client.learners.update('lrn_1', { id: 'lrn_2' });
    // @ts-expect-error no such value
    client.learners.create({ name: 'A', status: 'left' });
    // @ts-expect-error no such filter
    client.learners.list({ klass: '5B' });
    // @ts-expect-error no such value
    client.learners.list({ order: 'up' });
  },
  events() {
    // @ts-expect-error no such event type
    client.webhooks.create({ url: 'https://example.org', events: ['learner.create'] });
    // @ts-expect-error no such event type
    client.webhooks.update('wh_1', { events: ['learner.created', 'Learner.created'] });
    // @ts-expect-error a test is of one type
    client.webhooks.test('wh_1', { type: '*' });
    // @ts-expect-error no such event type
    client.events.list({ type: 'learner.create' });
  },
  callOptions() {
    // @ts-expect-error a read has no idempotency key
    client.learners.get('lrn_1', { idempotencyKey: 'x' });
    // @ts-expect-error a list has no etag
    client.learners.list({}, { ifNoneMatch: '"1"' });
    // @ts-expect-error a create has nothing to match
    client.learners.create({ name: 'A' }, { ifMatch: '"1"' });
    // @ts-expect-error no such option
    client.learners.get('lrn_1', { timeout: 5 });
  },
  generic() {
    // @ts-expect-error no such path
    client.GET('/v1/pupils');
    // @ts-expect-error no such method on this path
    client.DELETE('/v1/learners');
    // @ts-expect-error the path parameter is missing
    client.GET('/v1/learners/{learner_id}');
    // @ts-expect-error another path parameter
    client.GET('/v1/learners/{learner_id}', { params: { path: { id: 'lrn_1' } } });
    // @ts-expect-error the body is missing
    client.POST('/v1/webhooks');
    // @ts-expect-error no such filter
    client.GET('/v1/learners', { params: { query: { limit: 'all' } } });
  },
  results(learner: Learner) {
    // @ts-expect-error no such field
    learner.nickname;
    // @ts-expect-error a learner may have no class
    learner.class.length;
  },
};

it('refuses wrong uses at compile time', () => {
  expect(Object.keys(wrongUses)).toHaveLength(6);
});

it('takes event types that are newer than itself where they are named as such, and those that it gave', () => {
  const newer = 'fee.waived' as UnknownEventType;
  const calls = [
    () => client.webhooks.create({ url: 'https://example.org', events: ['learner.created', '*', newer] }),
    async () => client.webhooks.update('wh_1', { events: (await client.webhooks.get('wh_1')).events }),
  ];
  expect(calls).toHaveLength(2);
});

it('narrows an event on its type, as the verifier does', () => {
  const handled = async (handle: (event: WebhookEvent) => unknown) => {
    const event = await client.events.get('evt_1');
    if (event.type === 'fee.reconciled') expectTypeOf(event.data.amount).toEqualTypeOf<number>();
    if (event.type === 'learner.created') expectTypeOf(event.data).toEqualTypeOf<Learner>();
    switch (event.type) {
      // @ts-expect-error no such event type
      case 'fee.reconcild':
        break;
      case 'fee.reconciled':
        expectTypeOf(event).toEqualTypeOf<FeeReconciledEvent>();
        break;
      default:
        expectTypeOf<Extract<typeof event, UnknownEvent>>().toEqualTypeOf<UnknownEvent>();
    }
    // What handles a delivery handles what the API gives, by a method or by a path.
    handle(event);
    const params = { path: { event_id: 'evt_1' } };
    handle((await client.GET('/v1/events/{event_id}', { params })).data);
    for await (const listed of client.events.list()) handle(listed);
  };
  expect(handled).toBeInstanceOf(Function);
});

it('gives the status of an error as a literal', () => {
  expectTypeOf<NotFoundError['status']>().toEqualTypeOf<404>();
  expectTypeOf<ValidationError['status']>().toEqualTypeOf<422>();
  expectTypeOf<ConnectionError['status']>().toEqualTypeOf<undefined>();
  expectTypeOf<ServerError['status']>().toEqualTypeOf<number>();
  expectTypeOf<RollbookError['status']>().toEqualTypeOf<number | undefined>();
  const narrowed = (error: AuthenticationError | NotFoundError) =>
    error.status === 404 ? expectTypeOf(error).toEqualTypeOf<NotFoundError>() : undefined;
  expectTypeOf(narrowed).toBeFunction();
});

it('gives the types of the document', () => {
  expectTypeOf<ApiKey>().toHaveProperty('scopes').toBeArray();
  type Client = Rollbook;
  expectTypeOf<ReturnType<Client['learners']['create']>>().toEqualTypeOf<Call<LearnerWithWarnings>>();
  expectTypeOf<Awaited<ReturnType<Client['learners']['update']>>>().toEqualTypeOf<Learner>();
  expectTypeOf<ReturnType<Client['learners']['list']>>().toEqualTypeOf<List<Learner>>();
  expectTypeOf<Awaited<List<Webhook>>>().toEqualTypeOf<Page<Webhook>>();
  expectTypeOf<LearnerPage['data'][number]>().toEqualTypeOf<Learner>();
  expectTypeOf<{ name: string }>().toExtend<LearnerCreate>();
  const plain = () => client.learners.get('lrn_1');
  const conditional = () => client.learners.get('lrn_1', { ifNoneMatch: '"1"' });
  expectTypeOf(plain).returns.resolves.toEqualTypeOf<Learner>();
  expectTypeOf(conditional).returns.resolves.toEqualTypeOf<Learner | null>();
  const generic = () =>
    client.GET('/v1/learners/{learner_id}', { params: { path: { learner_id: 'lrn_1' } } });
  expectTypeOf(generic).returns.resolves.toHaveProperty('data').toEqualTypeOf<Learner>();
  const listed = () => client.GET('/v1/learners', { params: { query: { limit: 5 } } });
  expectTypeOf(listed).returns.resolves.toHaveProperty('data').toEqualTypeOf<LearnerPage>();
});

it('gives the generic methods the arguments and the data that openapi-fetch gives them', () => {
  type Init = Pick<FetchOptions<paths['/v1/webhooks']['post']>, 'params' | 'body' | 'querySerializer'>;
  const taken = (init: Init) => client.POST('/v1/webhooks', init);
  expectTypeOf(taken).returns.resolves.toHaveProperty('data').toExtend<Webhook>();
  type Listed = FetchResponse<paths['/v1/learners']['get'], object, 'application/json'>;
  type Read = FetchResponse<paths['/v1/learners/{learner_id}']['get'], object, 'application/json'>;
  expectTypeOf<NonNullable<Listed['data']>>().toEqualTypeOf<LearnerPage>();
  expectTypeOf<NonNullable<Read['data']>>().toEqualTypeOf<Learner>();
});

it('gives openapi-fetch the types of the document, with those of the errors', () => {
  const called = async (plain: Client<paths>) => {
    const { data, error } = await plain.POST('/v1/learners', { body: { name: 'A' } });
    return { data, error };
  };
  type Called = Awaited<ReturnType<typeof called>>;
  expectTypeOf<NonNullable<Called['data']>>().toEqualTypeOf<LearnerWithWarnings>();
  expectTypeOf<NonNullable<Called['error']>>().toEqualTypeOf<Problem>();
  // openapi-fetch leaves out a Date without an error.
  type Query = NonNullable<paths['/v1/learners']['get']['parameters']['query']>;
  expectTypeOf<NonNullable<Query['updated_after']>>().toEqualTypeOf<string>();
});
