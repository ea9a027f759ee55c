import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { createBackofficeRegistry } from '#backoffice/http/metrics.ts';
import { isOnPath } from '#scripts/is-on-path.ts';
import { createStorefrontMetrics } from '#server/metrics/storefront-metrics.ts';
import { findVariableFaults, isObject, namesOfSeries, walk } from './read-deployment.ts';
import { listFiles } from './list-files.ts';

/** Of variables the programs read; those that other branches of a deployment set are their own. */
const CONFIGURED = new Set(
  ['server/config.ts', 'backoffice/config.ts'].flatMap((path) =>
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

describe('what the site is deployed with', () => {
  it('is well-formed YAML and JSON', () => {
    expect(documents.length).toBeGreaterThan(6);
    for (const { path, parsed } of documents)
      expect([path, parsed.flatMap(({ errors }) => errors.map(String))]).toEqual([path, []]);
  });

  it('sets only variables that the programs read', () => {
    const all = documents.flatMap(({ parsed }) => parsed.map((one) => one.toJS() as unknown));
    expect(findVariableFaults(all, CONFIGURED)).toEqual([]);
  });

  it('would show a variable that nobody reads', () => {
    const service = { image: 'atre', environment: { PORT: '1', NO_SUCH: '2' } };
    expect(findVariableFaults([service], CONFIGURED)).toEqual(['NO_SUCH']);
  });

  it('alerts and draws only what is counted', async () => {
    const counted = await namesCounted();
    const asked = [...valueOf('deploy/prometheus/rules.yml'), ...valueOf('deploy/grafana/dashboard.json')];
    const names = namesOfSeries(asked);
    expect(names.size).toBeGreaterThan(12);
    expect([...names].filter((name) => !counted.has(name))).toEqual([]);
  });

  it('explains every alert', () => {
    const page = readFileSync('docs/operations.md', 'utf8');
    const alerts = [...walk(valueOf('deploy/prometheus/rules.yml'))]
      .filter(isObject)
      .flatMap(({ alert }) => (typeof alert === 'string' ? [alert] : []));
    expect(alerts.length).toBeGreaterThan(10);
    expect(alerts.filter((alert) => !page.includes(`\`${alert}\``))).toEqual([]);
  });

  it('speaks of the same ports everywhere', () => {
    const text = files.map((path) => readFileSync(path, 'utf8')).join('\n');
    const ports = [...text.matchAll(/\b(storefront-[12]|backoffice|redis|database):(\d{4})\b/g)];
    const byHost = new Map<string, Set<string>>();
    for (const [, host = '', port = ''] of ports) byHost.set(host, (byHost.get(host) ?? new Set()).add(port));
    expect(byHost.get('storefront-1')).toEqual(new Set(['3000']));
    expect([...byHost].filter(([, found]) => found.size > 1)).toEqual([]);
    expect(readFileSync('Dockerfile', 'utf8')).toMatch(/PORT=3000[^]*EXPOSE 3000/);
  });

  it.each([
    ['haproxy', ['-c', '-f', 'deploy/haproxy.cfg']],
    ['nginx', ['-t', '-c', `${process.cwd()}/deploy/nginx.conf`]],
    ['systemd-analyze', ['verify', 'deploy/atre.service']],
  ])('is accepted by %s, where there is one', (program, args) => {
    if (!isOnPath(program)) return;
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  });

  it('never sends what changes something twice', () => {
    const haproxy = readFileSync('deploy/haproxy.cfg', 'utf8');
    expect(haproxy).toMatch(/^ {2}http-request disable-l7-retry unless METH_GET$/m);
    expect(readFileSync('deploy/nginx.conf', 'utf8')).not.toMatch(/^[^#]*non_idempotent/m);
  });
});

/** Names of all series both programs have, those of histograms with what they end in. */
async function namesCounted(): Promise<Set<string>> {
  const { text } = await createStorefrontMetrics().write();
  // Nothing is read of a database for the names alone.
  const described = createBackofficeRegistry(undefined as never).getMetricsAsArray();
  const own = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  );
  return new Set(['up', ...own, ...described.map((metric) => (metric as { name: string }).name)]);
}
