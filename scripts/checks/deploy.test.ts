import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { createBackofficeRegistry } from '#backoffice/http/metrics.ts';
import { argumentsOf, readDockerfile } from '#scripts/image/read-dockerfile.ts';
import { isOnPath } from '#scripts/is-on-path.ts';
import { createStorefrontMetrics } from '#server/metrics/storefront-metrics.ts';
import { findComposeFindings, findExpressionFindings, findManifestFindings } from './find-schema-findings.ts';
import { findVariableFindings, isObject, listExpressions, namesOfSeries, walk } from './read-deployment.ts';
import { listFiles } from './list-files.ts';

/** Variables that compose sets itself or that make no sense in a container: listen address, path of the file. */
const NOT_PASSED_ON = new Set(['HOST', 'API_PATH', 'BACKOFFICE_PORT']);
/** Variables that the programs read, without those of other deployments. */
const CONFIGURED = new Set(
  ['server/config.ts', 'backoffice/config.ts', 'backoffice/payments/payment-config.ts'].flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name),
  ),
);
const files = listFiles(['deploy']);
const documents = files
  .filter((path) => /\.(?:ya?ml|json)$/.test(path))
  .map((path) => ({ path, parsed: parseAllDocuments(readFileSync(path, 'utf8'), { merge: true }) }));
const valueOf = (path: string): unknown[] =>
  documents
    .filter((document) => document.path === path)
    .flatMap(({ parsed }) => parsed.map((one) => one.toJS() as unknown));

describe('deployment files', () => {
  it('all: well-formed YAML and JSON', () => {
    expect(documents.length).toBeGreaterThan(6);
    for (const { path, parsed } of documents)
      expect([path, parsed.flatMap(({ errors }) => errors.map(String))]).toEqual([path, []]);
  });

  it('all: set only variables that the programs read', () => {
    const all = documents.flatMap(({ parsed }) => parsed.map((one) => one.toJS() as unknown));
    expect(findVariableFindings(all, CONFIGURED)).toEqual([]);
  });

  it('unknown variable: found', () => {
    const storefront = { image: 'atre:1', environment: { PORT: '1', NO_SUCH: '2' } };
    const backoffice = { image: 'atre-backoffice:1', environment: { NOR_THIS: '2' } };
    expect(findVariableFindings([storefront, backoffice], CONFIGURED)).toEqual(['NO_SUCH', 'NOR_THIS']);
  });

  it('compose: passes every variable on', () => {
    const [compose] = valueOf('deploy/compose.yaml') as [Compose];
    const given = new Set(
      Object.values(compose.services).flatMap((one) => Object.keys(one.environment ?? {})),
    );
    expect([...CONFIGURED].filter((name) => !given.has(name) && !NOT_PASSED_ON.has(name))).toEqual([]);
  });

  it('compose, Kubernetes, systemd, image: no demo data unless configured', () => {
    const text = [...files, 'compose.yaml'].map((path) => readFileSync(path, 'utf8')).join('\n');
    expect(readFileSync('Dockerfile', 'utf8') + text.replaceAll(/^#.*$/gm, '')).not.toMatch(/DEMO_DATA=true/);
    const values = [...text.matchAll(/DEMO_DATA: (.*)$/gm)].map(([, value]) => value);
    expect(new Set(values)).toEqual(new Set(['${DEMO_DATA:-false}', "'false'"]));
  });

  it('compose and Kubernetes files: match their schemas', () => {
    const [compose] = valueOf('deploy/compose.yaml') as [Compose];
    expect(findComposeFindings(compose)).toEqual([]);
    expect(findComposeFindings({ services: { a: { image: 'a', restrat: 'always' } } })).toHaveLength(1);
    const manifests = files
      .filter((path) => path.startsWith('deploy/kubernetes/') && !path.endsWith('monitoring.yaml'))
      .flatMap(valueOf);
    mkdirSync('.cache', { recursive: true });
    const folder = mkdtempSync(join('.cache', 'manifests-'));
    try {
      expect(manifests.length).toBeGreaterThan(10);
      expect(findManifestFindings(manifests, folder)).toEqual([]);
      const wrong = { apiVersion: 'v1', kind: 'Service', metadata: { name: 'a' }, spec: { port: 80 } };
      expect(findManifestFindings([wrong], folder).join()).toMatch(/port\W+ does not exist/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);

  it('compose.yaml of the demo: valid, known variables, reachable from this machine only', () => {
    const look = parseAllDocuments(readFileSync('compose.yaml', 'utf8'), { merge: true }).map(
      (one) => one.toJS() as Compose,
    );
    expect(look.flatMap(findComposeFindings)).toEqual([]);
    expect(findVariableFindings(look, CONFIGURED)).toEqual([]);
    const ports = look.flatMap(({ services }) => Object.values(services).flatMap((one) => one.ports ?? []));
    expect(ports).toEqual(['127.0.0.1:3000:3000', '127.0.0.1:3001:3001']);
  });

  it('compose and image of an empty shop: the link of the log opens on the machine itself, and nowhere else', () => {
    const [compose] = valueOf('deploy/compose.yaml') as [Compose];
    expect(compose.services['backoffice']?.ports).toEqual(['127.0.0.1:3001:3001']);
    for (const path of ['deploy/kubernetes/backoffice.yaml', 'deploy/systemd/atre.service'])
      expect([path, /grep\W+setup/.test(readFileSync(path, 'utf8'))]).toEqual([path, true]);
  });

  it('Kubernetes: no service sets variables of the programs', () => {
    const pods = ['backoffice', 'storefront'].flatMap((name) =>
      [...walk(valueOf(`deploy/kubernetes/${name}.yaml`))]
        .filter(isObject)
        .filter((one) => 'containers' in one),
    );
    expect(pods).toHaveLength(2);
    for (const pod of pods) expect(pod['enableServiceLinks']).toBe(false);
  });

  it('alerts and dashboards: valid PromQL', () => {
    const asked = listExpressions([
      ...valueOf('deploy/prometheus/rules.yml'),
      ...valueOf('deploy/grafana/dashboard.json'),
    ]);
    expect(asked.length).toBeGreaterThan(30);
    expect(findExpressionFindings(asked)).toEqual([]);
    expect(findExpressionFindings(['sum(rate(a[5m])', 'sum(rate(a[5m]))'])).toEqual(['sum(rate(a[5m])']);
  });

  it('alerts and dashboards: use only exported series', async () => {
    const counted = await namesCounted();
    const asked = [...valueOf('deploy/prometheus/rules.yml'), ...valueOf('deploy/grafana/dashboard.json')];
    const names = namesOfSeries(asked);
    expect(names.size).toBeGreaterThan(12);
    expect([...names].filter((name) => !counted.has(name))).toEqual([]);
  });

  it('alerts: each is explained in the operations guide', () => {
    const page = readFileSync('docs/operations.md', 'utf8');
    const alerts = [...walk(valueOf('deploy/prometheus/rules.yml'))]
      .filter(isObject)
      .flatMap(({ alert }) => (typeof alert === 'string' ? [alert] : []));
    expect(alerts.length).toBeGreaterThan(10);
    expect(alerts.filter((alert) => !page.includes(`\`${alert}\``))).toEqual([]);
  });

  it('ports: the same in every file', () => {
    const text = files.map((path) => readFileSync(path, 'utf8')).join('\n');
    const ports = [...text.matchAll(/\b(storefront-[12]|backoffice|redis|database):(\d{4})\b/g)];
    const byHost = new Map<string, Set<string>>();
    for (const [, host = '', port = ''] of ports) byHost.set(host, (byHost.get(host) ?? new Set()).add(port));
    expect(byHost.get('storefront-1')).toEqual(new Set(['3000']));
    expect([...byHost].filter(([, found]) => found.size > 1)).toEqual([]);
    const stages = new Map(
      readDockerfile(readFileSync('Dockerfile', 'utf8')).map((stage) => [stage.name, stage]),
    );
    for (const [host, found] of [
      ['storefront', byHost.get('storefront-1')],
      ['backoffice', byHost.get('backoffice')],
    ] as const) {
      const stage = stages.get(host);
      const [port] = found ?? [];
      expect(stage && argumentsOf(stage, 'EXPOSE')).toEqual([port]);
      expect(stage && argumentsOf(stage, 'ENV').join(' ')).toMatch(new RegExp(`PORT=${port}\\b`));
    }
  });

  it('deployments: each program runs in the image that holds it', () => {
    const [compose] = valueOf('deploy/compose.yaml') as [Compose];
    const built = Object.entries(compose.services).flatMap(([name, { image, build }]) =>
      build ? [[name, image?.split(':')[0], build.target]] : [],
    );
    expect(built).toEqual([
      ['assets', 'atre', 'storefront'],
      ['storefront-1', 'atre', 'storefront'],
      ['storefront-2', 'atre', 'storefront'],
      ['backoffice', 'atre-backoffice', 'backoffice'],
    ]);
    const pods = (name: string) =>
      [...walk(valueOf(`deploy/kubernetes/${name}.yaml`))]
        .filter(isObject)
        .flatMap(({ image }) => (typeof image === 'string' ? [image] : []));
    expect(new Set(pods('storefront'))).toEqual(new Set(['registry.example.com/atre:1']));
    expect(pods('backoffice')).toEqual(['registry.example.com/atre-backoffice:1']);
  });

  it('deployments: a program is started from where the build puts it', () => {
    const text = [...files, 'Dockerfile'].map((path) => readFileSync(path, 'utf8')).join('\n');
    const started = text.match(/dist\/[\w/]+\.js/g);
    expect(new Set(started)).toEqual(new Set(['dist/server/main.js', 'dist/backoffice/main.js']));
  });

  for (const command of [
    'haproxy -c -f deploy/haproxy.cfg',
    `nginx -t -c ${process.cwd()}/deploy/nginx.conf`,
    'systemd-analyze verify deploy/systemd/atre.service',
    'systemd-analyze verify deploy/systemd/atre-backoffice.service',
    'systemd-analyze verify deploy/systemd/atre@.service',
    'shellcheck deploy/roll.sh deploy/share-assets.sh',
    'sh -n deploy/roll.sh',
    'sh -n deploy/share-assets.sh',
    'promtool check config deploy/prometheus/prometheus.yml',
    'promtool test rules deploy/prometheus/rules.test.yml',
  ]) {
    const [program = '', ...args] = command.split(' ');
    (isOnPath(program) ? describe : describe.skip)(command.replace(process.cwd(), ''), () => {
      it('configuration of each deployment: accepted by the programs', () => {
        const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
        expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
      });
    });
  }

  it('proxies: never retry a request that changes data', () => {
    const haproxy = readFileSync('deploy/haproxy.cfg', 'utf8');
    expect(haproxy).toMatch(/^ {2}http-request disable-l7-retry unless METH_GET$/m);
    expect(readFileSync('deploy/nginx.conf', 'utf8')).not.toMatch(/^[^#]*non_idempotent/m);
  });
});

type Compose = { services: Record<string, Service> };
type Service = {
  image?: string;
  build?: { target?: string };
  environment?: Record<string, unknown>;
  ports?: string[];
};

/** Names of all series of both programs; of histograms, with their suffixes. */
async function namesCounted(): Promise<Set<string>> {
  const { text } = await createStorefrontMetrics().write();
  // Listing names does not query the database.
  const described = createBackofficeRegistry(undefined as never).getMetricsAsArray();
  const own = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  );
  return new Set(['up', ...own, ...described.map((metric) => (metric as { name: string }).name)]);
}
