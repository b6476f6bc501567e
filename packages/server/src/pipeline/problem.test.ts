import { expect, it } from 'vitest';
import { ReadFailed, ReadOnly } from '../sql/database.ts';
import { asProblem } from './problem.ts';

const failed = (code: string) => asProblem(Object.assign(new Error('failed'), { code }));

it('an error of the disk of the database says what is wrong, and that nothing was changed', () => {
  for (const code of ['SQLITE_FULL', '53100', 'ENOSPC'])
    expect(failed(code)).toMatchObject({
      code: 'unavailable',
      message:
        'The database cannot store changes at the moment: its disk is full. Nothing was changed; send the request again.',
    });
  expect(failed('SQLITE_IOERR_WRITE').message).toContain('it cannot write to its disk. Nothing was changed');
  expect(failed('SQLITE_IOERR_READ').message).toBe(
    'The database cannot be read at the moment: it cannot read from its disk. Nothing was changed; send the request again.',
  );
  const ofRead = new ReadFailed(Object.assign(new Error('failed'), { code: 'SQLITE_IOERR_LOCK' }));
  expect(asProblem(ofRead)).toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining(
      'The database cannot be read at the moment: it cannot read from its disk.',
    ),
  });
  expect(failed('58030').message).toContain(
    'cannot read or store data at the moment: its disk reports errors.',
  );
  expect(failed('SQLITE_READONLY_DBMOVED').message).toContain('it is read-only. Nothing was changed');
  expect(failed('SQLITE_BUSY').message).toBe(
    'The server is busy. Nothing was changed; send the request again.',
  );
  expect(failed('SQLITE_CORRUPT').code).toBe('internal_error');
  expect(asProblem(new ReadOnly(undefined)).message).toContain('while another server takes over');
});
