import { databaseName } from '../database-url.ts';

const reasons: [code: RegExp, reason: string][] = [
  [/^SQLITE_NOTADB/, 'the file is not a SQLite database.'],
  [/^SQLITE_CORRUPT/, 'the file is damaged. Restore a backup.'],
  [
    /^(SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_PERM)/,
    'it cannot be opened. Check that it is a file, and that this user can read and write it and its folder.',
  ],
];

/** Opens or reads the file of a database. An error names the file, and says what to do. */
export function naming<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    const code = 'code' in cause ? String(cause.code) : '';
    const reason = reasons.find(([pattern]) => pattern.test(code))?.[1] ?? cause.message;
    throw new Error(`Cannot use the database ${databaseName(`sqlite:${path}`)}: ${reason}`, { cause });
  }
}
