import { defineConfig } from 'vitest/config';

const postgres = ['test/support/postgres.ts'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'webhook-verify', include: ['packages/webhook-verify/**/*.test.ts'] } },
      { test: { name: 'sdk', include: ['packages/sdk/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          globalSetup: postgres,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'whole',
          include: ['test/**/*.test.ts'],
          globalSetup: postgres,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'examples',
          include: ['examples/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
    maxWorkers: 2,
  },
});
