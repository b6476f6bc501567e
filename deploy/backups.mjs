// Copies a SQLite database every day, and deletes copies older than 14 days: node backups.mjs FOLDER [PROGRAM]
// Runs in the image, beside the server. Each copy is complete and checked before it gets its name. After a failure it tries
// again in five minutes.
import { execFile } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const [folder, program = '/app/node_modules/@rollbook/server/dist/cli/main.js'] = process.argv.slice(2);
const dayMs = 86_400_000;
const retryMs = 300_000;

process.once('SIGTERM', () => process.exit(0));

async function backUp() {
  const name = `rollbook-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}Z.db`;
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'backup', join(folder, name)]);
  process.stdout.write(stdout);
  for (const other of await readdir(folder)) {
    const path = join(folder, other);
    if (/^rollbook-.*\.db$/.test(other) && Date.now() - (await stat(path)).mtimeMs > 14 * dayMs)
      await rm(path);
  }
}

for (;;) {
  const done = await backUp().then(
    () => true,
    (error) => {
      console.error(error.stderr ?? error);
      return false;
    },
  );
  await setTimeout(done ? dayMs : retryMs);
}
