// Tries the files of deploy/ with the programs that are on this machine, and says what it could not try. Exits with 1 only if
// something that was tried failed.
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { tryImage } from './deploy-image.ts';
import { tryProxy } from './deploy-proxies.ts';
import { root } from './run.ts';

const execute = promisify(execFile);
const deploy = join(root, 'deploy');

interface Trial {
  name: string;
  /** Programs without which it cannot be made. */
  needs: string[];
  /** Why it cannot be made although the programs are there. */
  unless?: () => string | undefined;
  run: (folder: string) => Promise<unknown>;
}

const has = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

const succeeds = (program: string, args: string[]): boolean => {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** At most this much is exposed, of 10, by the measure of systemd-analyze. */
const mostExposed = 2.5;
const units = ['rollbook.service', 'rollbook-backup.service', 'rollbook-backup.timer'];

/** The queries of the dashboard as rules, so that they can be checked. */
function dashboardRules(): string {
  const { panels }: { panels: { targets?: { expr: string }[] }[] } = JSON.parse(
    readFileSync(join(deploy, 'grafana/rollbook.json'), 'utf8'),
  );
  const rules = panels
    .flatMap(({ targets = [] }) => targets)
    .map(({ expr }, index) => ({
      record: `dashboard:${index}`,
      expr: expr
        .replaceAll('$__rate_interval', '5m')
        .replaceAll('$job', 'rollbook')
        .replaceAll('$instance', '.*'),
    }));
  return JSON.stringify({ groups: [{ name: 'dashboard', rules }] });
}

const secrets = ['master-key', 'database-url', 'postgres-password'];

const trials: Trial[] = [
  {
    name: 'alert rules, with made series',
    needs: ['promtool'],
    async run() {
      await execute('promtool', ['check', 'rules', join(deploy, 'prometheus/rules.yml')]);
      await execute('promtool', ['test', 'rules', join(deploy, 'prometheus/rules.test.yml')]);
    },
  },
  {
    name: 'queries of the dashboard',
    needs: ['promtool'],
    async run(folder) {
      writeFileSync(join(folder, 'rules.yml'), dashboardRules());
      await execute('promtool', ['check', 'rules', join(folder, 'rules.yml')]);
    },
  },
  {
    name: 'units of systemd are valid',
    needs: ['systemd-analyze'],
    async run(folder) {
      for (const unit of units) {
        const text = readFileSync(join(deploy, 'systemd', unit), 'utf8');
        // Node need not be where it is on the machine that the unit is for.
        writeFileSync(join(folder, unit), text.replaceAll('/usr/bin/node', '/bin/true'));
      }
      const { stderr } = await execute('systemd-analyze', [
        'verify',
        ...units.map((unit) => join(folder, unit)),
      ]);
      const own = stderr.split('\n').filter((line) => line.includes('rollbook'));
      if (own.length > 0) throw new Error(own.join('\n'));
    },
  },
  {
    name: `units of systemd are exposed by at most ${mostExposed}`,
    needs: ['systemd-analyze'],
    async run() {
      const options = ['security', '--offline=true', '--no-pager', `--threshold=${mostExposed * 10}`];
      for (const unit of units.filter((name) => name.endsWith('.service')))
        await execute('systemd-analyze', [...options, join(deploy, 'systemd', unit)]);
    },
  },
  ...(['nginx', 'caddy'] as const).map((proxy) => ({
    name: `${proxy} before a server: forwarding, limits, smuggling`,
    needs: [proxy],
    run: (folder: string) => tryProxy(proxy, folder),
  })),
  {
    name: 'PgBouncer in transaction mode before PostgreSQL',
    needs: ['pgbouncer'],
    async run() {
      const vitest = join(root, 'node_modules/.bin/vitest');
      const files = [
        'test/server/database-pooler.test.ts',
        'packages/server/src/sql/postgres/pooler.test.ts',
      ];
      await execute(vitest, ['run', '--project', 'whole', '--project', 'server', ...files], { cwd: root });
      const behind = { ...process.env, TEST_BEHIND_PGBOUNCER: 'true' };
      const whole = ['run', '--project', 'whole', 'test/server/crash.test.ts', 'test/server/order.test.ts'];
      await execute(vitest, whole, { cwd: root, env: behind, maxBuffer: 2 ** 26 });
    },
  },
  {
    name: 'compose file',
    needs: ['docker'],
    unless: () => (succeeds('docker', ['compose', 'version']) ? undefined : 'docker has no compose'),
    async run(folder) {
      cpSync(deploy, folder, { recursive: true });
      mkdirSync(join(folder, 'secrets'), { recursive: true });
      for (const name of secrets) writeFileSync(join(folder, 'secrets', name), '');
      const env = { ...process.env, ROLLBOOK_PUBLIC_URL: 'https://rollbook.example.org' };
      for (const profile of ['sqlite', 'postgres']) {
        const args = ['compose', '-f', join(folder, 'compose.yaml'), '--profile', profile, 'config', '-q'];
        await execute('docker', args, { env });
      }
    },
  },
  {
    name: 'Kubernetes manifests by their schemas',
    needs: ['kubeconform'],
    run: () =>
      execute('kubeconform', ['-strict', '-summary', '-skip', 'Kustomization', join(deploy, 'kubernetes')]),
  },
  {
    name: 'kustomization',
    needs: ['kubectl'],
    run: () => execute('kubectl', ['kustomize', join(deploy, 'kubernetes')]),
  },
  {
    name: 'image: built, at most 250 MB, runs as its user without capabilities, ends with SIGTERM',
    needs: ['buildah', 'debootstrap', 'npm', 'chroot', 'unshare', 'nsenter'],
    unless: () => (process.getuid?.() === 0 ? undefined : 'it needs root'),
    run: tryImage,
  },
];

let failed = 0;
let tried = 0;
for (const { name, needs, unless, run } of trials) {
  const missing = needs.filter((program) => !has(program));
  const reason = missing.length > 0 ? `there is no ${missing.join(' and no ')}` : unless?.();
  if (reason !== undefined) {
    console.log(`not tried  ${name}: ${reason}`);
    continue;
  }
  tried++;
  const folder = mkdtempSync(join(tmpdir(), 'rollbook-deploy-'));
  try {
    await run(folder);
    console.log(`ok         ${name}`);
  } catch (error) {
    failed++;
    const { stderr = '', stdout = '', message = String(error) } = Object(error);
    console.log(`FAILED     ${name}: ${[message, stdout, stderr].filter((text) => text !== '').join('\n')}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
console.log(`${tried - failed} ok, ${failed} failed, ${trials.length - tried} not tried`);
if (failed > 0) process.exitCode = 1;
