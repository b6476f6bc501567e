import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import getExePath from '../../node_modules/typescript-7/lib/getExePath.js';

// Files here find the packages of the repository by their names, as those of the tests and the examples do.
const cache = join(import.meta.dirname, '../../node_modules/.cache');

const compilerOptions = {
  target: 'esnext',
  module: 'nodenext',
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: ['node'],
};

/** What the compiler says of these files, by name; nothing if it accepts them. */
export async function compileErrors(files: ReadonlyMap<string, string>): Promise<string> {
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'compile-'));
  try {
    const project = JSON.stringify({ compilerOptions, files: [...files.keys()] });
    for (const [name, text] of [...files, ['tsconfig.json', project] as const])
      await writeFile(join(folder, name), text);
    const compiled = promisify(execFile)(getExePath(), ['--pretty', '--checkers', '1', '-p', folder]);
    return await compiled.then(
      () => '',
      (error) => {
        if (!error.stdout) throw error;
        return stripVTControlCharacters(error.stdout);
      },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
