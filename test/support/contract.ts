import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, inject } from 'vitest';
import { observed } from './observed.ts';
import { madeQueries } from './queries.ts';
import { isListed } from './statements-without-school.ts';

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

// Queries whose shape is chosen by requests are made while tests run.
afterAll(async () => {
  const unlisted = (await madeQueries.takeUnbound()).filter((one) => !isListed(one));
  if (unlisted.length > 0)
    throw new Error(
      `These statements name no school by equality. Name it, or add them to test/support/statements-without-school.ts with the reason:\n${JSON.stringify(unlisted, null, 2)}`,
    );
});
