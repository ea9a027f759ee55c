import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runBuiltProgram, stop, untilServed, type BuiltProgram } from '#tests/support/built-program.ts';
import { changeBuild } from '#tests/support/changed-build.ts';
import { copyDemoShop } from '#tests/support/copy-demo-shop.ts';
import { startSlowUploads } from '#tests/support/slow-uploads.ts';
import { fileOf, ticketForm } from '#tests/support/ticket-form.ts';
import { firstChildOf, readVitals } from '#tests/support/watch-process.ts';

const MINUTE = 60_000;
const ORIGIN = 'http://localhost:3000';
const UPLOADS = 200;
/**
 * For 3,000 MB received. Node 26 lets its young generation grow by 80 to 100 MB before garbage collection.
 */
const MAX_MEGABYTES = 150;
/** Replaces the timeout of two minutes, which is too long for a test. */
const TIMEOUT_MS = 15_000;
/** A busy machine takes most of the timeout to refuse half of the uploads. */
const MAX_REFUSING_MS = 12_000;
const HELD_MS = 4000;
const TICKET = '/api/v1/ticket?site_id=1&lang=fr&sales_plan_id=1';

describe('slow uploads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atre-uploads-'));
  const incoming = join(folder, 'attachments.incoming');
  const build = changeBuild([{ from: 'requestTimeout: 12e4', to: `requestTimeout: ${TIMEOUT_MS}` }]);
  let site: BuiltProgram;
  let backoffice: number;

  beforeAll(async () => {
    await copyDemoShop(folder);
    const env = { DATA_DIR: folder, PUBLIC_URL: ORIGIN, LOG_LEVEL: 'fatal', TMPDIR: folder };
    site = await runBuiltProgram(env, build.entry);
    await untilServed(site, ['/', '/contact']);
    backoffice = firstChildOf(site.process.pid ?? 0);
  }, 2 * MINUTE);
  afterAll(async () => {
    await stop(site);
    build.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Submits a ticket with the page's form, as browsers without scripts do. Returns the status. */
  const sendForm = async (address: string): Promise<number> => {
    const form = ticketForm();
    form.append('files', fileOf('pdf', 'plan.pdf'));
    const response = await fetch(`${site.url}/contact?subject=advice`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: ORIGIN, 'x-forwarded-for': address },
      body: form,
    });
    return response.status;
  };
  const megabytes = () => [site.process.pid ?? 0, backoffice].map((pid) => readVitals(pid).rssMb);
  const arriving = () => readdirSync(folder).filter((name) => name.startsWith('atre-upload-'));

  it(
    `${UPLOADS} uploads of 15 MB: each program uses less than ${MAX_MEGABYTES} MB more, other forms are not delayed, and the uploads end in time`,
    async () => {
      // Loads the form's code first, so that it is not counted.
      expect(await sendForm('198.51.100.1')).toBe(303);
      const before = megabytes();
      const since = performance.now();
      const uploads = startSlowUploads(Number(new URL(site.url).port), UPLOADS, ['/contact', TICKET]);
      let max = before;
      const refused = () => uploads.statuses().filter((status) => status === 503).length;
      const elapsed = () => performance.now() - since;
      while (elapsed() < HELD_MS || (refused() <= UPLOADS / 2 && elapsed() < MAX_REFUSING_MS)) {
        max = megabytes().map((now, index) => Math.max(now, max[index] ?? 0));
        await wait(100);
      }
      expect(arriving().length).toBeGreaterThan(0);
      expect(await sendForm('198.51.100.2')).toBe(303);
      expect(refused()).toBeGreaterThan(UPLOADS / 2);
      const costs = max.map((now, index) => Math.round(now - (before[index] ?? 0)));
      expect(Math.max(...costs)).toBeLessThan(MAX_MEGABYTES);

      while (uploads.countOpen() > 0 && elapsed() < 3 * TIMEOUT_MS) await wait(100);
      uploads.stop();
      expect(elapsed()).toBeLessThan(2 * TIMEOUT_MS);
      await wait(200);
      expect(readdirSync(incoming)).toEqual([]);
    },
    MINUTE,
  );

  it('uploads of one address: limited and refused with Retry-After, other addresses are unaffected', async () => {
    const port = Number(new URL(site.url).port);
    const sameAddress = startSlowUploads(port, 20, [TICKET], () => '198.51.100.77');
    const refusals = () => sameAddress.statuses().filter((status) => status === 429).length;
    for (let look = 0; look < 100 && refusals() < 14; look += 1) await wait(100);
    // None is refused later.
    await wait(1000);
    expect(refusals()).toBe(14);
    const form = new FormData();
    form.append('files', fileOf('pdf', 'plan.pdf', 400_000));
    const refused = await fetch(site.url + TICKET, {
      method: 'POST',
      headers: { origin: ORIGIN, 'x-forwarded-for': '198.51.100.77' },
      body: form,
    });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await sendForm('198.51.100.77')).toBe(303);
    sameAddress.stop();
  });
});
