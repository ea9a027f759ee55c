import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { removeFormerBuilds } from '#scripts/former-builds.ts';
import {
  runBuiltProgram,
  statusOf,
  stop,
  untilReady,
  type BuiltProgram,
} from '#tests/support/built-program.ts';

const MINUTE = 60_000;
const DAY_MS = 24 * 3_600_000;
/** Code of a kind of page, which an open page fetches on navigation. */
const PAGE = /^product-page-[\w-]+\.js$/;
const PATH = '/nos-produits/ventilation';

/** Packages resolve only from inside this folder. */
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join('.cache', 'deploys-'));
const assets = join(folder, 'client', 'assets');
let node: BuiltProgram;
let former: string;
let newest: string;

async function startNode(): Promise<BuiltProgram> {
  const started = await runBuiltProgram(
    { API_URL: process.env['TEST_BACKOFFICE_URL'] ?? '', LOG_LEVEL: 'fatal' },
    join(folder, 'server', 'main.js'),
  );
  await untilReady(started);
  return started;
}

/** Renames a file and all references in a build. */
function rename(from: string, to: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|json)$/.test(name)) continue;
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    if (text.includes(from)) writeFileSync(file, text.replaceAll(from, to));
  }
}

/** Files that a page references. */
async function filesOf(path: string): Promise<string[]> {
  const html = await (await fetch(node.url + path)).text();
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
}

/**
 * Simulates a deploy: the next build is written over the former one, as by scripts/build-site.ts. Returns
 * its start time.
 */
async function deploy(): Promise<number> {
  await wait(20);
  const startedAt = Date.now();
  rename(former, newest);
  // A build writes every file anew except the one whose name has changed.
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) touch(name, former);
  cpSync(join(assets, former), join(assets, newest));
  removeFormerBuilds(join(folder, 'client'), startedAt);
  return startedAt;
}

function touch(name: string, unless: string): void {
  const file = join(folder, name);
  if (!name.endsWith(unless) && statSync(file).isFile()) writeFileSync(file, readFileSync(file));
}

/** Simulates that a day has passed since the deploy. */
function letDayPass(deployedAt: number): void {
  const manifest = join(folder, 'client', '.vite', 'former-builds.json');
  const since = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, number>;
  const earlier = Object.fromEntries(Object.entries(since).map(([name, at]) => [name, at - DAY_MS]));
  writeFileSync(manifest, JSON.stringify(earlier));
  removeFormerBuilds(join(folder, 'client'), deployedAt);
}

/** tests/browser/missing-code.spec.ts covers how the page then opens the target as a document. */
describe('page opened before a deploy', () => {
  beforeAll(async () => {
    cpSync('dist', folder, { recursive: true });
    former = readdirSync(assets).find((name) => PAGE.test(name)) ?? '';
    newest = former.replace('product-page-', 'product-page-next-');
    node = await startNode();
  }, 3 * MINUTE);
  afterAll(async () => {
    await stop(node);
    rmSync(folder, { recursive: true, force: true });
  }, MINUTE);

  it(
    '[ER-08] code of its build: served for a day, before and after the node is replaced; afterwards the page loads anew',
    async () => {
      const opened = await filesOf(PATH);
      expect(opened.length).toBeGreaterThan(2);
      const deployedAt = await deploy();
      // The code of both builds, from a node of each.
      const both = [...opened, `/assets/${former}`, `/assets/${newest}`];
      for (const file of both) expect([file, await statusOf(node.url + file)]).toEqual([file, 200]);
      await stop(node);
      node = await startNode();
      for (const file of both) expect([file, await statusOf(node.url + file)]).toEqual([file, 200]);
      letDayPass(deployedAt);
      await stop(node);
      node = await startNode();
      expect(await statusOf(`${node.url}/assets/${former}`)).toBe(404);
      for (const file of [PATH, ...(await filesOf(PATH)), `/assets/${newest}`])
        expect([file, await statusOf(node.url + file)]).toEqual([file, 200]);
    },
    3 * MINUTE,
  );
});
