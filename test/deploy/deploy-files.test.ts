import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import manifest from '../../packages/server/package.json' with { type: 'json' };
import { readConfig, secretSettings, settingNames } from '../../packages/server/src/app/config.ts';
import { newFolder, rollbook, serve } from '../support/command.ts';
import { compileErrors } from '../support/compile.ts';
import { openSqlite } from '../support/databases.ts';
import { startServer } from '../support/server.ts';

const folder = join(import.meta.dirname, '../../deploy');
const files = globSync('**/*', { cwd: folder, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  .filter((name) => !name.startsWith('secrets/'))
  .sort();
const text = (name: string) => readFileSync(join(folder, name), 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: files of other programs, whose types are not known here.
type Any = any;

/** The documents of a YAML file, which may have no errors and no warnings. */
function yaml(name: string): Any[] {
  const documents = parseAllDocuments(text(name), { merge: true, uniqueKeys: true });
  return documents.map((document) => {
    expect([...document.errors, ...document.warnings], name).toEqual([]);
    return document.toJS();
  });
}

const kubernetes = files.filter((name) => name.startsWith('kubernetes/')).flatMap(yaml);
const ofKind = (kind: string): Any[] => kubernetes.filter((each) => each.kind === kind);
const compose = yaml('compose.yaml')[0];
const services: [string, Any][] = Object.entries(compose.services);
const ownServices = services.filter(([, { image }]) => image.startsWith('rollbook:'));
const dashboard: Any = JSON.parse(text('grafana/rollbook.json'));
const alerting = yaml('prometheus/rules.yml')[0];
const rules: Any[] = alerting.groups.flatMap((group: Any) => group.rules);
const ruleTests = yaml('prometheus/rules.test.yml')[0];
const program = `node_modules/@rollbook/server/${manifest.publishConfig.bin.rollbook.replace('./', '')}`;

const isSetting = (name: string) =>
  settingNames.includes(name) || secretSettings.some((secret) => name === `${secret}_FILE`);

/** The variables of a unit of systemd. */
const unitEnvironment = (name: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(text(name).matchAll(/^Environment=(\w+)=(.*)$/gm), ([, key = '', value = '']) => [key, value]),
  );

const imageEnvironment = Object.fromEntries(
  Array.from(text('Dockerfile').matchAll(/^(?:ENV| {4}) ?([A-Z_]+)=(\S+)/gm), ([, key = '', value = '']) => [
    key,
    value,
  ]),
);

test('every variable that the deployment files set, or name, is a setting', () => {
  for (const name of files) {
    const named = text(name).match(/\b(ROLLBOOK_[A-Z_]+[A-Z]|DATABASE_URL_[A-Z]+)\b/g) ?? [];
    // Of the build of the image, of Kubernetes, and the name of a family.
    const others = ['ROLLBOOK_VERSION', 'ROLLBOOK_SERVICE_HOST'];
    for (const variable of named)
      expect(isSetting(variable) || others.includes(variable), `${variable} in ${name}`).toBe(true);
  }
});

test('the configurations of the deployment files are valid', async () => {
  const secrets = { ROLLBOOK_MASTER_KEY: '0a'.repeat(32), DATABASE_URL: 'postgres://postgres/rollbook' };
  const withoutFiles = (environment: Record<string, string>) => {
    const given = Object.entries(environment).filter(([name]) => !name.endsWith('_FILE'));
    return { ...secrets, ...Object.fromEntries(given), ROLLBOOK_PUBLIC_URL: 'https://rollbook.example.org' };
  };
  const configurations = {
    'systemd/rollbook.service': unitEnvironment('systemd/rollbook.service'),
    'systemd/rollbook-backup.service': unitEnvironment('systemd/rollbook-backup.service'),
    'kubernetes/config.yaml': ofKind('ConfigMap')[0].data,
    ...Object.fromEntries(ownServices.map(([name, { environment }]) => [name, environment])),
  };
  expect(imageEnvironment).toMatchObject({ HOST: '0.0.0.0', DATABASE_URL: 'sqlite:/data/rollbook.db' });
  for (const [name, environment] of Object.entries(configurations)) {
    const config = readConfig(withoutFiles({ ...imageEnvironment, ...environment }));
    expect(config.trustedProxies, name).not.toEqual([]);
    expect(environment, name).toHaveProperty('ROLLBOOK_MASTER_KEY_FILE');
  }
});

/** Only a server with a standby server to read from reports these. */
const ofStandby = ['rollbook_replica_lag_bytes', 'rollbook_replica_reads_total'];

test('every metric and label of the rules and the dashboard is one that the server reports', async () => {
  const { server } = await startServer(openSqlite, { worker: true, metrics: { port: 0 } });
  await fetch(`${server.url}/v1/nothing`);
  const reported = await (await fetch(server.metricsUrl ?? '')).text();
  const types = new Map(
    Array.from(reported.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name = '', type = '']) => [name, type]),
  );
  for (const name of ofStandby) types.set(name, 'gauge');
  const isReported = (name: string) =>
    types.has(name) || types.get(name.replace(/_(bucket|count|sum)$/, '')) === 'histogram';
  const expressions: string[] = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets = [] }: Any) => targets.map(({ expr }: Any) => expr)),
    ...ruleTests.tests.flatMap(({ input_series }: Any) => input_series.map(({ series }: Any) => series)),
    ...dashboard.templating.list.map(({ definition = '' }: Any) => definition),
  ];
  const found = new Set<string>();
  for (const expression of expressions) {
    for (const [name] of expression.matchAll(/\b(?:rollbook|process)_\w+/g)) {
      expect(isReported(name), `${name} in ${expression}`).toBe(true);
      found.add(name.replace(/_bucket$/, ''));
    }
    // Values of labels that the server always reports.
    for (const [, name, labels = ''] of expression.matchAll(/\b(rollbook_\w+)\{([^}]*)\}/g))
      for (const [label] of labels.matchAll(/\b(state|quantile)="[^"]+"/g))
        expect(reported, expression).toMatch(new RegExp(`^${name}\\{${label}\\} `, 'm'));
  }
  // The other way round: nothing is measured and then not shown.
  const shown = [...found].sort();
  expect(shown).toEqual([...types.keys()].sort());
});

test('every alert is tested, both with a server that works and with one that does not', () => {
  const names = rules.flatMap(({ alert }) => alert ?? []);
  expect(new Set(names).size).toBe(names.length);
  const checks: Any[] = ruleTests.tests.flatMap((each: Any) => each.alert_rule_test);
  const [quiet] = ruleTests.tests;
  for (const name of names) {
    expect(quiet.alert_rule_test.map(({ alertname }: Any) => alertname)).toContain(name);
    const firing = checks.filter(({ alertname, exp_alerts }) => alertname === name && exp_alerts?.length > 0);
    expect(firing, name).not.toEqual([]);
  }
  for (const { alert, labels, annotations } of rules)
    if (alert) {
      expect(['warning', 'critical'], alert).toContain(labels.severity);
      expect(Object.keys(annotations), alert).toEqual(['summary', 'description']);
    }
});

test('the panels of the dashboard have ids of their own and do not overlap', () => {
  const { panels } = dashboard;
  expect(new Set(panels.map(({ id }: Any) => id)).size).toBe(panels.length);
  const cells = new Set<string>();
  for (const { title, gridPos: at } of panels)
    for (let x = at.x; x < at.x + at.w; x++)
      for (let y = at.y; y < at.y + at.h; y++) {
        expect(x, title).toBeLessThan(24);
        expect(cells, title).not.toContain(`${x} ${y}`);
        cells.add(`${x} ${y}`);
      }
});

test('every path that a probe asks for exists, of the API and of the worker', async () => {
  const probed = [
    ...ofKind('Deployment').flatMap(({ spec }) => {
      const [container] = spec.template.spec.containers;
      return ['startupProbe', 'livenessProbe', 'readinessProbe'].map(
        (probe) => container[probe].httpGet.path,
      );
    }),
    ...Array.from(text('Dockerfile').matchAll(/\}(\/\w+)`/g), ([, path]) => path),
  ];
  expect(new Set(probed)).toEqual(new Set(['/healthz', '/readyz']));
  const cwd = await newFolder();
  for (const args of [
    ['--no-demo', '--no-worker'],
    ['--no-demo', '--no-api'],
  ]) {
    const { url, stop } = await serve({ cwd, args });
    for (const path of probed) expect((await fetch(url + path)).status, `${args} ${path}`).toBe(200);
    expect(await stop()).toBe(0);
  }
});

test('the commands of the deployment files are those of the program', async () => {
  const cwd = await newFolder();
  const commands: string[][] = [
    ...[...ofKind('Deployment'), ...ofKind('Job')].map(({ spec }) => spec.template.spec.containers[0].args),
    ...ownServices.flatMap(([, { command }]) => (command ? [command] : [])),
    JSON.parse(/^CMD (\[.*\])$/m.exec(text('Dockerfile'))?.[1] ?? ''),
    ['serve', '--no-demo'],
    ['doctor', '--backups'],
    ['backup'],
  ];
  for (const [command = '', ...options] of commands) {
    const { code, stdout } = await rollbook([command, '--help'], { cwd });
    expect(code, command).toBe(0);
    for (const option of options.filter((each) => each.startsWith('--')))
      expect(stdout, `${command} ${option}`).toContain(`${option} `);
  }
  for (const name of ['Dockerfile', 'compose.yaml', 'systemd/rollbook.service'])
    expect(text(name), name).toContain(program);
});

test.each(['api', 'worker'])('the Deployment of the %s is complete and restricted', (name) => {
  const deployment = ofKind('Deployment').find(({ metadata }) => metadata.name === `rollbook-${name}`);
  const { replicas, selector, template } = deployment.spec;
  const pod = template.spec;
  const [container] = pod.containers;
  expect(template.metadata.labels).toMatchObject(selector.matchLabels);
  // Otherwise the variables of the Service are refused as unknown settings.
  expect(pod).toMatchObject({ enableServiceLinks: false, automountServiceAccountToken: false });
  expect(pod.securityContext).toMatchObject({
    runAsNonRoot: true,
    seccompProfile: { type: 'RuntimeDefault' },
  });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(5 + 60 + 20);
  const ports = container.ports.map((port: Any) => port.name);
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
    expect(ports).toContain(container[probe].httpGet.port);
  const { data } = ofKind('ConfigMap')[0];
  expect(container.ports.map(({ containerPort }: Any) => String(containerPort))).toEqual([
    data.PORT,
    data.ROLLBOOK_METRICS_PORT,
  ]);
  const budget = ofKind('PodDisruptionBudget').find(({ metadata }) => metadata.name === `rollbook-${name}`);
  expect(budget.spec.selector).toEqual(selector);
  expect(budget.spec.minAvailable).toBeLessThan(replicas);
});

test('the Kubernetes files refer to what they define, and kustomization.yaml lists them', () => {
  const [api] = ofKind('Deployment');
  const [service] = ofKind('Service');
  expect(api.spec.template.metadata.labels).toMatchObject(service.spec.selector);
  const [ingress] = ofKind('Ingress');
  expect(ingress.spec.rules[0].http.paths[0].backend.service).toEqual({
    name: service.metadata.name,
    port: { name: service.spec.ports[0].name },
  });
  for (const { metadata, spec } of [...ofKind('Deployment'), ...ofKind('Job')]) {
    const { containers, volumes } = spec.template.spec;
    const [{ envFrom, volumeMounts, image }] = containers;
    expect(image).toBe('rollbook');
    expect(envFrom[0].configMapRef.name).toBe(ofKind('ConfigMap')[0].metadata.name);
    expect(volumeMounts.map(({ name }: Any) => name)).toEqual(volumes.map(({ name }: Any) => name));
    const mounted = volumeMounts.find(({ name }: Any) => name === 'secrets').mountPath;
    const paths = Object.entries<string>(ofKind('ConfigMap')[0].data).filter(([name]) =>
      name.endsWith('_FILE'),
    );
    for (const [, path] of paths) expect(path, metadata.name).toContain(`${mounted}/`);
  }
  const [{ resources, images }] = ofKind('Kustomization');
  const others = files.filter((name) => name.startsWith('kubernetes/')).map((name) => name.split('/')[1]);
  expect(resources.toSorted()).toEqual(others.filter((name) => name !== 'kustomization.yaml'));
  expect(images).toEqual([{ name: 'rollbook', newTag: manifest.version }]);
});

const kindsOf: Record<string, string[]> = {
  'core/v1': ['ConfigMap', 'Namespace', 'Service'],
  'apps/v1': ['Deployment'],
  'batch/v1': ['Job'],
  'policy/v1': ['PodDisruptionBudget'],
  'networking/v1': ['Ingress', 'NetworkPolicy'],
};

test('the Kubernetes files have the fields that Kubernetes knows, with values of their types', async () => {
  const errorsOf = (objects: Any[]) => {
    const imports = Object.entries(kindsOf).map(
      ([group, kinds]) => `import type { ${kinds.join(', ')} } from 'kubernetes-types/${group}';`,
    );
    const values = objects.map((each) => `(${JSON.stringify(each)}) satisfies ${each.kind};`);
    const text = [...imports, ...values].join('\n');
    const bundler = { module: 'preserve', moduleResolution: 'bundler' };
    return compileErrors(new Map([['manifests.ts', text]]), undefined, bundler);
  };
  const known = Object.values(kindsOf).flat();
  const objects = kubernetes.filter(({ kind }) => kind !== 'Kustomization');
  for (const { kind } of objects) expect(known).toContain(kind);
  expect(await errorsOf(objects)).toBe('');
  const wrong = structuredClone(ofKind('Deployment')[0]);
  wrong.spec.template.spec.containers[0].livenesProbe = {};
  expect(await errorsOf([wrong])).toContain('livenesProbe');
});

test('each profile of the compose file is complete, with secrets from files, and restricted', () => {
  const inProfile = (profile: string) =>
    services.filter(([, { profiles }]) => profiles.includes(profile)).map(([name]) => name);
  expect(inProfile('sqlite')).toEqual(['server', 'backups']);
  expect(inProfile('postgres')).toEqual(['postgres', 'migrate', 'api', 'worker', 'dumps']);
  for (const [name, service] of services) {
    for (const secret of service.secrets ?? []) expect(compose.secrets, name).toHaveProperty(secret);
    for (const volume of service.volumes ?? [])
      if (!volume.startsWith('.')) expect(compose.volumes, name).toHaveProperty(volume.split(':')[0]);
    for (const other of Object.keys(service.depends_on ?? {}))
      expect(compose.services[other].profiles, name).toEqual(service.profiles);
    for (const port of service.ports ?? []) expect(port, name).toMatch(/^127\.0\.0\.1:/);
  }
  for (const [name, service] of ownServices) {
    expect(service, name).toMatchObject({
      image: `rollbook:${manifest.version}`,
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      stop_grace_period: '90s',
    });
    const named = Object.entries<string>(service.environment).filter(([key]) => key.endsWith('_FILE'));
    expect(named.map(([, path]) => path.replace('/run/secrets/', '')).sort(), name).toEqual(
      service.secrets.toSorted(),
    );
  }
});

test('the limits of the proxies leave room for those of the server, and connections end at the proxy first', () => {
  const nginx = text('nginx/rollbook.conf');
  const caddy = text('caddy/Caddyfile');
  const number = (from: string, pattern: RegExp) => Number(pattern.exec(from)?.[1] ?? Number.NaN);
  // An import has up to 8 MiB, and the server keeps an idle connection for 65 s.
  expect(number(nginx, /client_max_body_size (\d+)m;/)).toBeGreaterThan(8);
  expect(number(caddy, /max_size (\d+)MB/)).toBeGreaterThan(9);
  expect(number(nginx, /keepalive_timeout (\d+)s;/)).toBeLessThan(65);
  expect(number(caddy, /keepalive (\d+)s/)).toBeLessThan(65);
  const { requestTimeoutMs } = readConfig({}).timeouts;
  for (const seconds of [
    number(nginx, /proxy_read_timeout (\d+)s;/),
    number(caddy, /response_header_timeout (\d+)s/),
    Number(ofKind('Ingress')[0].metadata.annotations['nginx.ingress.kubernetes.io/proxy-read-timeout']),
  ])
    expect(seconds * 1000).toBeGreaterThan(requestTimeoutMs);
  const { port } = readConfig({});
  expect(nginx).toContain(`server 127.0.0.1:${port};`);
  expect(caddy).toContain(`reverse_proxy 127.0.0.1:${port} `);
  // A compressed response would have another ETag.
  expect(nginx).toMatch(/^ {2}gzip off;/m);
  expect(caddy).not.toMatch(/^\s*encode/m);
});

test('the page of the deployment files names each of them', () => {
  const page = text('README.md');
  for (const name of files) {
    const group = name.split('/')[0] ?? '';
    expect(page, name).toContain(name.startsWith('kubernetes/') ? group : name);
  }
});
