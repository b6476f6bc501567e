// Builds the image of deploy/Dockerfile with buildah, over a base of Debian's packages and the Node that runs this script, and
// runs it as a container engine would: as its user, with a root that is read-only.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../test/support/free-port.ts';
import { root } from './run.ts';

const execute = promisify(execFile);
const most = { megabytes: 250 };
const packages = ['webhook-verify', 'sdk', 'server'];

/** Runs without the kernel's overlays and namespaces of users, which are not everywhere. */
const env = { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' };
const output = async (program: string, args: string[], cwd = root): Promise<string> => {
  const { stdout } = await execute(program, args, { cwd, env, maxBuffer: 100_000_000 });
  return stdout.trim();
};
const buildah = (...args: string[]) => output('buildah', args);

interface Image {
  Env: string[];
  User: string;
  Entrypoint: string[];
  Cmd: string[];
  StopSignal: string;
  Volumes: Record<string, object>;
  Healthcheck: { Test: string[] };
}

/** Throws if the image cannot be built, is too large, or does not run. */
export async function tryImage(folder: string): Promise<void> {
  const [base, image, container] = ['base', 'image', 'run'].map(
    (part) => `rollbook-check-${part}-${process.pid}`,
  );
  try {
    await buildBase(join(folder, 'base'), String(base));
    await packTo(join(folder, 'packages'));
    await buildah(
      ...['build', '--format', 'docker', '--file', join(root, 'deploy/Dockerfile'), '--tag', String(image)],
      ...['--build-arg', `NODE_IMAGE=localhost/${base}`, '--network', 'host', ...ofThisMachine()],
      join(folder, 'packages'),
    );
    await buildah('from', '--name', String(container), `localhost/${image}`);
    const mounted = await buildah('mount', String(container));
    const used = Number((await output('du', ['-sm', mounted])).split('\t')[0]);
    if (used > most.megabytes) throw new Error(`the image has ${used} MB`);
    for (const tool of ['bin/sh', 'usr/bin/sh', 'usr/local/bin/npm', 'usr/bin/gcc'])
      if (existsSync(join(mounted, tool))) throw new Error(`the image contains ${tool}`);
    const inspected = JSON.parse(await buildah('inspect', '--type', 'image', `localhost/${image}`));
    await runImage(mounted, inspected.Docker.config);
    console.log(`           the image has ${used} MB`);
  } finally {
    await buildah('rm', String(container)).catch(() => {});
    for (const name of [image, base]) await buildah('rmi', `localhost/${name}`).catch(() => {});
  }
}

/** What npm needs in order to reach its registry from here: the names of hosts, authorities and its settings. */
function ofThisMachine(): string[] {
  const { NODE_EXTRA_CA_CERTS: authorities } = process.env;
  const files = [
    ['/etc/resolv.conf', '/etc/resolv.conf'],
    ['/etc/hosts', '/etc/hosts'],
    [join(homedir(), '.npmrc'), '/root/.npmrc'],
    [authorities, '/etc/authorities.pem'],
  ] as const;
  return files.flatMap(([from, to]) => (from && existsSync(from) ? ['--volume', `${from}:${to}:ro`] : []));
}

/** An image with Node and npm, like the official one. */
async function buildBase(folder: string, name: string): Promise<void> {
  const files = join(folder, 'root');
  mkdirSync(folder, { recursive: true });
  await output('debootstrap', ['--variant=minbase', 'bookworm', files]);
  cpSync(process.execPath, join(files, 'usr/local/bin/node'), { dereference: true });
  const modules = join(files, 'usr/local/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  // The program is npm/bin/npm-cli.js.
  const npm = dirname(dirname(realpathSync(await output('which', ['npm']))));
  cpSync(npm, join(modules, 'npm'), { recursive: true });
  for (const program of ['npm', 'npx'])
    await output('ln', [
      '-s',
      `../lib/node_modules/npm/bin/${program}-cli.js`,
      join(files, 'usr/local/bin', program),
    ]);
  await output('tar', ['-C', files, '-cf', join(folder, 'root.tar'), '.']);
  rmSync(files, { recursive: true });
  writeFileSync(
    join(folder, 'Dockerfile'),
    'FROM scratch\nADD root.tar /\nENV PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin NODE_EXTRA_CA_CERTS=/etc/authorities.pem\n',
  );
  await buildah('build', '--tag', name, folder);
}

/** The packages as they are published. */
async function packTo(folder: string): Promise<void> {
  const outputs = packages.map((name) => join(root, 'packages', name, 'dist'));
  const made = outputs.filter((path) => !existsSync(path));
  try {
    await output(process.execPath, ['scripts/build.ts']);
    mkdirSync(folder, { recursive: true });
    const filters = packages.flatMap((name) => ['--filter', `./packages/${name}`]);
    await output('npx', ['-y', 'pnpm@12', ...filters, 'pack', '--pack-destination', folder]);
    if (readdirSync(folder).length !== packages.length) throw new Error('not every package was packed');
  } finally {
    for (const path of made) rmSync(path, { recursive: true, force: true });
  }
}

async function runImage(mounted: string, image: Image): Promise<void> {
  const port = await freePort();
  const [user = '', group = ''] = image.User.split(':');
  if (!/^[1-9]\d*$/.test(user)) throw new Error(`the image runs as ${image.User}`);
  const variables = [...image.Env, `PORT=${port}`, 'LOG_LEVEL=warn'];
  // By its path: the variables of the image have another one.
  const inside = [
    await output('which', ['chroot']),
    `--userspec=${user}:${group}`,
    mounted,
    '/usr/local/bin/node',
  ];
  const readOnly = [
    'set -e',
    `mount --bind ${mounted} ${mounted}`,
    `mount -o remount,bind,ro ${mounted}`,
    ...Object.keys(image.Volumes).map(
      (path) => `mount -t tmpfs -o mode=0700,uid=${user},gid=${group} tmpfs ${mounted}${path}`,
    ),
    `mount -t tmpfs tmpfs ${mounted}/tmp`,
    'exec "$@"',
  ].join('\n');
  const [, ...program] = image.Entrypoint;
  const child = spawn(
    'unshare',
    ['--mount', 'sh', '-c', readOnly, 'sh', 'env', '-i', ...variables, ...inside, ...program, ...image.Cmd],
    { env: { PATH: process.env.PATH }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const ended = once(child, 'exit');
  try {
    for (let waited = 0; !printed.includes('listening on'); waited++) {
      if (child.exitCode !== null || waited > 300) throw new Error(`the container did not start: ${printed}`);
      await setTimeout(100);
    }
    const within = (...args: string[]) =>
      output('nsenter', [
        '--target',
        String(child.pid),
        '--mount',
        'env',
        '-i',
        ...variables,
        ...inside,
        ...args,
      ]);
    const [, , ...health] = image.Healthcheck.Test;
    await within(...health);
    await within(...program, 'doctor', '--free', '0.001');
  } finally {
    child.kill(image.StopSignal as NodeJS.Signals);
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`the container ended with ${code}: ${printed}`);
}
