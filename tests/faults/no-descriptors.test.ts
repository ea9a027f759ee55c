import { execFileSync } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findFreePort } from '#scripts/find-free-port.ts';
import { isOnPath } from '#scripts/is-on-path.ts';
import {
  runBuiltProgram,
  statusOf,
  stop,
  untilReady,
  type BuiltProgram,
} from '#tests/support/built-program.ts';
import { startKillable, type Killable } from '#tests/support/killable-backoffice.ts';
import { readVitals } from '#tests/support/watch-process.ts';

const MINUTE = 60_000;
const SPARE_FILES = 40;
const CROWD = 300;
const HELD_MS = 5000;
const PATIENCE_MS = 15_000;
const hasLimits = isOnPath('prlimit');
if (!hasLimits) console.log('Nobody runs out of file descriptors: this machine has no prlimit.');

const folder = mkdtempSync(join(tmpdir(), 'atre-files-'));
let backoffice: Killable;
let site: BuiltProgram;
let mostFiles: number;

/** Connections that say nothing. Gives those that were taken and not closed at once. */
async function crowd(): Promise<Socket[]> {
  const { hostname, port } = new URL(site.url);
  const sockets = Array.from({ length: CROWD }, () => connect(Number(port), hostname));
  for (const socket of sockets) socket.on('error', () => undefined).resume();
  await wait(HELD_MS);
  return sockets.filter(({ destroyed, readyState }) => !destroyed && readyState === 'open');
}

(hasLimits ? describe : describe.skip)('a storefront that has no file descriptors left', () => {
  beforeAll(async () => {
    const port = await findFreePort();
    backoffice = await startKillable({ BACKOFFICE_PORT: String(port), DATA_DIR: folder });
    const env = { API_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'fatal' };
    site = await runBuiltProgram(env);
    await untilReady(site);
    const pid = site.process.pid ?? 0;
    // Not before it runs: a program that is being loaded opens more than it ever needs.
    mostFiles = readVitals(pid).files + SPARE_FILES;
    execFileSync('prlimit', ['--pid', String(pid), `--nofile=${mostFiles}`]);
  }, 3 * MINUTE);
  afterAll(async () => {
    await stop(site);
    await backoffice.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'lives on, and serves pages again when the crowd has gone',
    async () => {
      for (const path of ['/', '/produit/lame']) expect(await statusOf(site.url + path)).toBe(200);
      const held = await crowd();
      console.log(`${held.length} of ${CROWD} connections stood.`);
      expect(held.length).toBeLessThan(mostFiles);
      // Whoever is taken is served what is known, or told something; nobody is sure to be taken.
      const meanwhile = await Promise.all(
        ['/', '/produit/lame', '/recherche?q=foule', '/nos-produits'].map((path) =>
          statusOf(site.url + path),
        ),
      );
      console.log(`Meanwhile: ${meanwhile.join(', ')}`);
      for (const socket of held) socket.destroy();
      const since = performance.now();
      const paths = ['/', '/nos-produits', '/en/product/lame', '/recherche?q=apres'];
      while (
        performance.now() - since < PATIENCE_MS &&
        (await statusOf(`${site.url}/recherche?q=seul`)) !== 200
      )
        await wait(200);
      console.log(`Pages are served again after ${(performance.now() - since).toFixed(0)} ms.`);
      for (const path of paths) expect([path, await statusOf(site.url + path)]).toEqual([path, 200]);
      expect([site.process.exitCode, site.output.stderr]).toEqual([null, '']);
    },
    2 * MINUTE,
  );
});
