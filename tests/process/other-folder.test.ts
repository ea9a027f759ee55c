import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  runBuiltProgram,
  statusOf,
  stop,
  untilServed,
  type BuiltProgram,
} from '#tests/support/built-program.ts';
import { copyDemoShop } from '#tests/support/copy-demo-shop.ts';

const MINUTE = 60_000;

describe('built program started from another folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atre-elsewhere-'));
  let site: BuiltProgram;
  beforeAll(async () => {
    await copyDemoShop(folder);
    site = await runBuiltProgram({ DATA_DIR: folder, LOG_LEVEL: 'fatal' }, undefined, '/');
    await untilServed(site, ['/produit/lame']);
  }, 3 * MINUTE);
  afterAll(async () => {
    await stop(site);
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'pictures, models, documents and build files: found',
    async () => {
      const html = await (await fetch(`${site.url}/produit/lame`)).text();
      const addresses = [...html.matchAll(/(?:src|href)="(\/(?:media|assets)\/[^"?]+)"/g)].map(
        ([, url]) => url ?? '',
      );
      const kinds = (extension: RegExp) => addresses.filter((address) => extension.test(address));
      const [picture, document, script] = [/\.(?:webp|avif|png|jpg)$/, /\.pdf$/, /\.js$/].map(
        (one) => kinds(one)[0],
      );
      expect([picture, document, script]).not.toContain(undefined);
      for (const address of [picture, document, script])
        expect([address, await statusOf(site.url + address)]).toEqual([address, 200]);
    },
    MINUTE,
  );
});
