import { defineConfig } from 'vitest/config';

const databases = ['test/support/setup.ts'];
const setupFiles = ['test/support/warnings.ts'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'webhook-verify', include: ['packages/webhook-verify/**/*.test.ts'] } },
      { test: { name: 'sdk', include: ['packages/sdk/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          globalSetup: databases,
          setupFiles,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'whole',
          include: ['test/**/*.test.ts'],
          globalSetup: databases,
          setupFiles,
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
