import { closeSync, copyFileSync, openSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { scratchFolder } from '../../../../../test/support/scratch.ts';
import { asProblem } from '../../pipeline/problem.ts';
import { connect } from '../connect.ts';
import { query } from '../query.ts';

const learners = query<Record<never, never>, { name: string }>((db) =>
  db.selectFrom('learners').select('name'),
);

/** Puts a descriptor that can only be written in the place of each one of a file: reading it fails with an I/O error. */
function breakReads(file: string): void {
  const open = readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`) === file;
    } catch {
      return false;
    }
  });
  expect(open.length).toBeGreaterThan(0);
  for (const name of open) {
    closeSync(Number(name));
    expect(openSync(file, 'a')).toBe(Number(name));
  }
}

it('an I/O error during a read says that the database cannot be read, and not that it cannot store changes', async () => {
  const file = join(await scratchFolder('read-errors'), 'school.db');
  copyFileSync(inject('templates').sqlite, file);
  const database = await connect(`sqlite:${file}`, { onError: () => {} });
  expect(await database.hasTable('learners')).toBe(true);
  breakReads(file);
  const error = await database.all(learners, {}).catch((failure: unknown) => failure);
  expect(asProblem(error)).toMatchObject({
    code: 'unavailable',
    message:
      'The database cannot be read at the moment: it cannot read from its disk. Nothing was changed; send the request again.',
  });
});
