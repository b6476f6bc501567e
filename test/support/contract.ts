import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, inject } from 'vitest';
import { observed } from './observed.ts';

// Every response to a test is compared with the document, whatever the test looks at.
afterEach(() => {
  const violations = observed.takeViolations();
  if (violations.length > 0)
    throw new Error(`Responses are not as the document says:\n${violations.join('\n')}`);
});

afterAll(() => {
  const names = observed.takeResponses();
  if (names.length > 0) appendFileSync(join(inject('responses'), `${process.pid}`), `${names.join('\n')}\n`);
});
