import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  runBuiltProgram,
  statusOf,
  stop,
  untilReady,
  type BuiltProgram,
} from '#tests/support/built-program.ts';
import { firstChildOf } from '#tests/support/watch-process.ts';

const MINUTE = 60_000;

async function until(check: () => Promise<boolean> | boolean, timeoutMs = 10_000): Promise<void> {
  for (let attempts = 0; attempts < timeoutMs / 50 && !(await check()); attempts += 1) await wait(50);
  expect(await check()).toBe(true);
}

describe('built program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atre-'));
  const envFile = join(folder, 'site.env');
  const env = { DATA_DIR: join(folder, 'data'), ENV_FILE: envFile };
  let program: BuiltProgram;
  let firstStartMs: number;
  beforeAll(async () => {
    writeFileSync(envFile, 'MAINTENANCE=false\n');
    await killWhileSeeding();
    const since = performance.now();
    program = await runBuiltProgram(env);
    await untilReady(program);
    firstStartMs = performance.now() - since;
  }, 4 * MINUTE);
  afterAll(async () => {
    await stop(program);
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts for the first time and kills the program while it inserts the demo data. */
  const killWhileSeeding = async (): Promise<void> => {
    const killed = await runBuiltProgram(env);
    await until(() => /Demo data: site and content/.test(killed.output.stdout), MINUTE);
    const backoffice = firstChildOf(killed.process.pid ?? 0);
    killed.process.kill('SIGKILL');
    process.kill(backoffice, 'SIGKILL');
    await killed.ended;
  };

  it('start after a first one that was killed: all demo data exists', async () => {
    expect(readdirSync(env.DATA_DIR).toSorted()).toEqual(['database', 'database.lock']);
    for (const path of ['/produit/lame', '/pro/nos-pieces-detachees', '/trouver-un-installateur'])
      expect([path, await statusOf(program.url + path)]).toEqual([path, 200]);
    // The search index is filled last.
    const results = await (await fetch(`${program.url}/recherche?q=lame`)).text();
    expect(results).toContain('href="/produit/lame');
  });

  it('pages: served with the files of the build, and the start prints the address', async () => {
    const html = await (await fetch(`${program.url}/`)).text();
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect([file, await statusOf(program.url + file)]).toEqual([file, 200]);
    expect(html).toMatch(/<script[^>]*src="\/assets\/[^"]+"[^>]*integrity="sha384-/);
    expect(program.output.stdout).toMatch(/Site\s+http:\/\/localhost:\d+/);
    expect(program.output.stderr).toBe('');
  });

  it('source maps: neither referenced nor served', async () => {
    const html = await (await fetch(`${program.url}/`)).text();
    const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file ?? '');
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      expect([script, await statusOf(`${program.url}${script}.map`)]).toEqual([script, 404]);
      expect(await (await fetch(program.url + script)).text()).not.toContain('sourceMappingURL');
    }
  });

  it('[GD-02] SIGHUP: the file of variables is read again, the site closes and opens, and no connection is lost', async () => {
    const statuses = new Set<number | undefined>();
    const asking = new AbortController();
    const visitor = (async () => {
      while (!asking.signal.aborted) statuses.add(await statusOf(`${program.url}/mentions-legales`));
    })();
    writeFileSync(envFile, 'MAINTENANCE=true\n');
    program.process.kill('SIGHUP');
    await until(() => statuses.has(302));
    writeFileSync(envFile, 'MAINTENANCE=false\n');
    program.process.kill('SIGHUP');
    await until(async () => (await statusOf(`${program.url}/`)) === 200);
    asking.abort();
    await visitor;
    expect(statuses).toEqual(new Set([200, 302]));
  });

  it('[GD-02] SIGHUP with an invalid value in the file: logged without effect', async () => {
    writeFileSync(envFile, 'MAINTENANCE=perhaps\nIP_ALLOW_LIST=192.0.2.1\n');
    program.process.kill('SIGHUP');
    await until(() => program.output.stdout.includes('operational variables left as they were'));
    expect(await statusOf(`${program.url}/`)).toBe(200);
    writeFileSync(envFile, '');
  });

  it('log: every line is JSON', () => {
    const lines = program.output.stdout.split('\n').filter((line) => line.includes('"msg"'));
    expect(lines.length).toBeGreaterThan(3);
    expect(() => lines.map((line) => JSON.parse(line) as unknown)).not.toThrow();
  });

  it(
    'SIGTERM: logs the shutdown, serves for a while, finishes requests and exits with 0',
    async () => {
      const since = performance.now();
      program.process.kill('SIGTERM');
      await until(async () => (await statusOf(`${program.url}/readyz`)) === 503);
      expect(await statusOf(`${program.url}/healthz`)).toBe(200);
      expect(await statusOf(`${program.url}/produit/lame`)).toBe(200);
      expect(performance.now() - since).toBeLessThan(4500);
      expect(await program.ended).toBe(0);
      expect(performance.now() - since).toBeGreaterThan(4500);
      expect(performance.now() - since).toBeLessThan(15_000);
      expect(await statusOf(`${program.url}/healthz`)).toBeUndefined();
      expect(program.output.stderr).toBe('');
    },
    MINUTE,
  );

  it(
    'second start: faster than the first, which creates the shop',
    async () => {
      const since = performance.now();
      program = await runBuiltProgram(env);
      await untilReady(program);
      expect(performance.now() - since).toBeLessThan(firstStartMs);
      expect(await statusOf(`${program.url}/produit/lame`)).toBe(200);
    },
    MINUTE,
  );
});
