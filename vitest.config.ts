import { defineConfig } from 'vitest/config';

const setupFiles = ['test/support/warnings.ts'];
const whole = [...setupFiles, 'test/support/contract.ts'];

export default defineConfig({
  test: {
    globalSetup: 'test/support/setup.ts',
    // No module of the product has state: files share what they import, and code that is already compiled.
    isolate: false,
    projects: [
      {
        test: {
          name: 'webhook-verify',
          include: ['packages/webhook-verify/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      { test: { name: 'sdk', include: ['packages/sdk/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'roster-import',
          include: ['packages/roster-import/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      { test: { name: 'console', include: ['packages/console/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          setupFiles,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'whole',
          include: ['test/**/*.test.ts'],
          setupFiles: whole,
          // A page on a busy machine can take longer than the default, a second.
          expect: { poll: { timeout: 10_000 } },
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
    // One more than the cores of a small machine: tests wait for browsers, programs and PostgreSQL.
    maxWorkers: 3,
  },
});
