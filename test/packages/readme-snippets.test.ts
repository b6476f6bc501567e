import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileErrors } from '../support/compile.ts';

const root = join(import.meta.dirname, '../..');

// What the reader of a README has: a client, a secret, functions of their own, and frameworks that are no dependencies here.
const given = `
declare module 'undici' {
  export class Pool {
    constructor(origin: string, options: object);
    request(options: object): Promise<{
      statusCode: number;
      headers: Record<string, string | string[] | undefined>;
      body: { text(): Promise<string> };
    }>;
  }
}
`;

const readmes: Record<string, { given: string; snippets: number }> = {
  sdk: {
    snippets: 11,
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
  const histogram: { record(value: number, labels: object): void };
}`,
  },
  'webhook-verify': {
    snippets: 12,
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
};

test.each(Object.entries(readmes))(
  'every TypeScript snippet in the README of %s compiles',
  { timeout: 120_000 },
  (name, { given: own, snippets: count }) => {
    const folder = join(root, 'packages', name);
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const snippets = [...readme.matchAll(/^```ts\n(.*?)^```/gms)].map(([, code = '']) => code);
    expect(snippets).toHaveLength(count);
    const files = new Map([
      [join(folder, 'given.d.ts'), own],
      [join(folder, 'modules.d.ts'), given],
    ]);
    // Each is a module of its own, so that what one declares is not there for the next.
    for (const [index, code] of snippets.entries())
      files.set(join(folder, `snippet-${index}.ts`), `${code}\nexport {};\n`);
    expect(compileErrors(files)).toEqual([]);
    // Node 22 was the first to have it.
    expect(readme).not.toContain('.bytes()');
  },
);
