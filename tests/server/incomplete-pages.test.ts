import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { createBackofficeClock } from '#server/backoffice/backoffice-clock.ts';
import { createCallGuard } from '#server/backoffice/call-guard.ts';
import { createBackofficeCalls } from '#server/backoffice/backoffice-calls.ts';
import { createDataErrorReporter } from '#server/backoffice/data-error-reporter.ts';
import { parseConfig } from '#server/config.ts';
import { createPageLoader, type LoadedDocument } from '#server/render/page-loader.ts';
import { createWatchMenus } from '#server/render/watch-menus.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';

const ORIGIN = 'http://localhost:3000';

const summary = ({ status, isIncomplete, tags }: LoadedDocument) => [
  status,
  isIncomplete,
  tags.includes('contact'),
];

describe('page with a missing part', () => {
  let backoffice: TestBackoffice;
  beforeAll(async () => {
    backoffice = await startTestBackoffice();
  });
  afterAll(() => backoffice.close());

  async function fail(fault: { mode: string; path?: string; delay?: number }): Promise<void> {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    };
    expect((await fetch(`${backoffice.url}/demo/faults`, init)).status).toBe(200);
  }

  /** A page as a storefront with empty caches renders it. */
  async function loadPage(path: string): Promise<LoadedDocument> {
    const logger = pino({ level: 'silent' });
    const reportDataError = createDataErrorReporter(logger);
    const clock = createBackofficeClock();
    const { sendForPage } = createBackofficeCalls({
      baseUrl: `${backoffice.url}/api/v1/`,
      logger,
      reportDataError,
      guard: createCallGuard(),
      clock,
    });
    const site = parseConfig({ API_URL: backoffice.url, PUBLIC_URL: ORIGIN });
    const load = await createPageLoader({ sendForPage, site, watchMenus: createWatchMenus(reportDataError) });
    const loaded = await load({
      url: new URL(ORIGIN + path),
      visitor: { isLogged: false, isProConnected: false },
      session: { token: undefined, refreshToken: undefined, email: undefined, temporary: undefined },
      maintenance: false,
      clientAddress: '',
      visitorId: undefined,
      sent: undefined,
      cart: { token: undefined, count: 0 },
      isShared: true,
    });
    if (loaded.kind !== 'page') throw new Error('No page.');
    return loaded;
  }
  it.each([
    ['failed call', { mode: 'error', path: '/contact' }],
    ['late response', { mode: 'slow', delay: 6000, path: '/contact' }],
    ['invalid response', { mode: 'html', path: '/contact' }],
  ])('%s: reported in the page, with the calls that would complete it', async (_what, fault) => {
    await fail(fault);
    expect(summary(await loadPage('/'))).toEqual([200, true, true]);
    await fail({ mode: 'none' });
    expect(summary(await loadPage('/'))).toEqual([200, false, true]);
  });

  it('missing and failed pages: differ from it', async () => {
    const missing = await loadPage('/produit/nothing-of-the-kind');
    expect([missing.status, missing.isIncomplete]).toEqual([404, false]);
    await fail({ mode: 'error' });
    const failed = await loadPage('/produit/lame');
    await fail({ mode: 'none' });
    expect([failed.status, failed.isIncomplete]).toEqual([503, false]);
  });
});
