import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder, rollbook } from '../support/command.ts';
import { compileErrors } from '../support/compile.ts';

const root = join(import.meta.dirname, '../..');

// What the reader of a page has: a client, a secret, functions of their own, and frameworks that are no dependencies here.
const given = `
declare module 'express' {
  export default function express(): {
    post(path: string, handler: (...given: any[]) => unknown): void;
    listen(port: number): void;
  };
}
declare module 'undici' {
  export class Pool {
    constructor(origin: string, options: object);
    request(options: object): Promise<{
      statusCode: number;
      headers: Record<string, string | string[] | undefined>;
      body: { text(): Promise<string>; arrayBuffer(): Promise<ArrayBuffer> };
    }>;
  }
}
`;

const pages: Record<string, { given: string; snippets: number }> = {
  'packages/sdk/README.md': {
    snippets: 13,
    given: `
import type * as sdk from '@rollbook/sdk';
declare global {
  type Learner = sdk.Learner;
  const Rollbook: typeof sdk.Rollbook;
  const client: sdk.Rollbook;
  const apiKey: string, baseUrl: string, id: string, schoolId: string;
  function keyOf(schoolId: string): string;
  function save(learner: Learner): Promise<void>;
  function lastCursor(): Promise<string | undefined>;
  function keepCursor(cursor: string | undefined): Promise<void>;
  function trace(): string;
  function createClient<Paths>(options: object): {
    GET(path: keyof Paths): Promise<{ data?: unknown; error?: unknown }>;
  };
  const histogram: { record(value: number, labels: object): void };
}`,
  },
  'packages/webhook-verify/README.md': {
    snippets: 13,
    given: `
import type { WebhookEvent } from '@rollbook/webhook-verify';
import type * as express from '@rollbook/webhook-verify/express';
import type * as fetching from '@rollbook/webhook-verify/fetch';
declare global {
  const expressWebhook: typeof express.expressWebhook;
  const fetchWebhook: typeof fetching.fetchWebhook;
  const webhook: (request: Request) => Promise<Response>;
  const request: Request;
  const secret: string, url: string;
  const inDevelopment: boolean;
  function secretsOf(schoolId: string | undefined): Promise<string[] | undefined>;
  function handle(event: WebhookEvent): Promise<void>;
  function handler(event: WebhookEvent): Promise<void>;
  // Each framework has a context of its own.
  type Route = (...given: any[]) => unknown;
  const app: { post(path: string, handler: Route): void; register(plugin: Route): void };
  const router: { post(path: string, handler: Route): void };
  const redis: {
    set(key: string, value: string, options: { NX?: boolean; EX: number }): Promise<string | null>;
    get(key: string): Promise<string | null>;
    del(key: string): Promise<number>;
  };
  const NestFactory: { create(module: unknown, options: { rawBody: boolean }): Promise<object> };
  const AppModule: unknown;
  type FeesService = { handle(event: WebhookEvent): Promise<void> };
  interface MiddlewareConsumer {
    apply(...middleware: Function[]): { forRoutes(...routes: { path: string; method: number }[]): void };
  }
  interface NestModule {
    configure(consumer: MiddlewareConsumer): void;
  }
  const RequestMethod: { POST: number };
}`,
  },
  'docs/guides/webhooks.md': {
    snippets: 16,
    given: `
import type { Rollbook } from '@rollbook/sdk';
import type { WebhookEvent } from '@rollbook/webhook-verify';
import type * as adapter from '@rollbook/webhook-verify/express';
declare global {
  type WebhookEvent = import('@rollbook/webhook-verify').WebhookEvent;
  const client: Rollbook;
  const expressWebhook: typeof adapter.expressWebhook;
  const secret: string, endpointId: string, gatewayToken: string;
  // An application and a database of the reader.
  const app: { post(path: string, handler: (...given: any[]) => unknown): void };
  function express(): typeof app;
  const queue: { add(event: WebhookEvent): Promise<void> };
  interface Transaction {
    insertUnlessExists(table: string, row: object): Promise<boolean>;
  }
  const database: { transaction(work: (tx: Transaction) => Promise<void>): Promise<void> };
  function handle(event: WebhookEvent, tx?: Transaction): Promise<void>;
  function handleOnce(event: WebhookEvent): Promise<void>;
  function isNewer(id: string, updatedAt: string): Promise<boolean>;
  function storeLearner(learner: { id: string; name: string }): Promise<void>;
  function bookPayment(invoiceId: string, amount: number): Promise<void>;
  function saveSecret(endpointId: string, secret: string): Promise<void>;
  function lastEventId(): Promise<string | undefined>;
  function saveLastEventId(id: string): Promise<void>;
}`,
  },
};

test.each(Object.entries(pages))(
  'every TypeScript snippet in %s compiles',
  async (path, { given: own, snippets: count }) => {
    const readme = readFileSync(join(root, path), 'utf8');
    const snippets = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code);
    expect(snippets).toHaveLength(count);
    const files = new Map([
      ['given.d.ts', own],
      ['modules.d.ts', given],
    ]);
    // Each is a module of its own, so that what one declares is not there for the next.
    for (const [index, code] of snippets.entries()) files.set(`snippet-${index}.ts`, `${code}\nexport {};\n`);
    expect(await compileErrors(files)).toBe('');
    // Node 22 was the first to have it.
    expect(readme).not.toContain('.bytes()');
  },
);

test('every command in docs/guides/webhooks.md exists, with its options', async () => {
  const page = readFileSync(join(root, 'docs/guides/webhooks.md'), 'utf8');
  const commands = [...page.matchAll(/^npx rollbook (\w+(?: [a-z]+(?= (?:http|\w+\.txt)))?) ?(.*)$/gm)];
  expect(commands.map(([, command]) => command)).toEqual([
    'listen',
    'trigger',
    'webhooks conform',
    'webhooks verify',
  ]);
  for (const [, command = '', rest = ''] of commands) {
    const { code, stdout } = await rollbook([...command.split(' '), '--help'], { cwd: await newFolder() });
    expect(code, command).toBe(0);
    for (const [option] of rest.matchAll(/--[a-z-]+/g)) expect(stdout, command).toContain(option);
  }
});
