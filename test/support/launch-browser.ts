import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import packages from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache');

const applications = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const usual: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/chromium',
    '/usr/bin/microsoft-edge',
    '/usr/bin/microsoft-edge-stable',
  ],
  darwin: ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
    applications.map((path) => join(folder, path)),
  ),
};

/**
 * The package's own configuration names the folders of Lambda. Without a last family, a family that is not installed, such
 * as `system-ui`, would be whichever font of the machine has the weight that is asked for, even one with serifs.
 */
const fontsOfItsOwn = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir prefix="relative">fonts</dir><dir>/usr/share/fonts</dir>
<alias binding="strong"><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
<match target="pattern"><edit name="family" mode="append_last" binding="strong"><string>Open Sans</string><string>DejaVu Sans</string></edit></match>
</fontconfig>
`;

interface Executable {
  path: string;
  env?: Record<string, string>;
}

/** TEST_BROWSER, else a browser of this machine, else the one of the package `@sparticuz/chromium`. */
async function findBrowser(): Promise<Executable> {
  const installed = process.env.TEST_BROWSER ?? usual[process.platform]?.find((path) => existsSync(path));
  if (installed) return { path: installed };
  if (process.platform === 'linux' && process.arch === 'x64') return unpack();
  throw new Error('Found no Chrome, Chromium or Edge: set TEST_BROWSER to the path of one.');
}

/**
 * The browser of the package, with the libraries and fonts that a machine without a desktop does not have. It is kept
 * under `node_modules`, since programs may not be run from the folder for temporary files everywhere.
 */
async function unpack(): Promise<Executable> {
  const fonts = createHash('sha256').update(fontsOfItsOwn).digest('hex').slice(0, 8);
  const folder = join(cache, `chromium-${packages.devDependencies['@sparticuz/chromium']}-${fonts}`);
  if (!existsSync(folder)) {
    await mkdir(cache, { recursive: true });
    const unfinished = await mkdtemp(`${folder}-`);
    // The package unpacks into the folder for temporary files, and its libraries on Lambda alone.
    const env = { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
    const script =
      'const { default: chromium } = await import(process.argv[1]); await chromium.executablePath()';
    const url = import.meta.resolve('@sparticuz/chromium');
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, url], { env });
    await writeFile(join(unfinished, 'fonts/fonts.conf'), fontsOfItsOwn);
    await rename(unfinished, folder).catch(async (error) => {
      // Another process may have been first.
      if (!existsSync(folder)) throw error;
      await rm(unfinished, { recursive: true });
    });
  }
  const env = { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') };
  return { path: join(folder, 'chromium'), env };
}

/** Starts a browser. */
export async function launchBrowser(): Promise<Browser> {
  const { path, env } = await findBrowser();
  return chromium.launch({
    executablePath: path,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    ...(env && { env: { ...process.env, ...env } }),
  });
}
