import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import getExePath from '../../node_modules/typescript-7/lib/getExePath.js';

const modules = join(import.meta.dirname, '../../node_modules');

const compilerOptions = {
  target: 'esnext',
  // The oldest that tells module formats apart, and the strictest: there CommonJS cannot load ES modules.
  module: 'node16',
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  types: ['node'],
  typeRoots: [join(modules, '@types')],
};

/**
 * What the compiler says of these files, by name; nothing if it accepts them. They find the packages of the repository, or those
 * of the project, whose declarations are checked too. `stricter` are more options of the compiler.
 */
export async function compileErrors(
  files: ReadonlyMap<string, string>,
  project?: string,
  stricter: object = {},
): Promise<string> {
  const parent = project ?? join(modules, '.cache');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'compile-'));
  try {
    const settings = JSON.stringify({
      compilerOptions: { ...compilerOptions, skipLibCheck: !project, ...stricter },
      files: [...files.keys()],
    });
    for (const [name, text] of [...files, ['tsconfig.json', settings] as const])
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
