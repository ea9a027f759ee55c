import { test as base, expect, type BrowserContext } from '@playwright/test';
import { SITE_URL } from './addresses.ts';
import { ownAddress } from './own-address.ts';
import { findShownTextsOnly } from './without-spoken-words.ts';

/** What a browser complains about, unless a test says that it must. */
export type Complaints = {
  /** Of this test, these are what it wants to see. */
  allow: (pattern: RegExp) => void;
};

/**
 * Every test fails on an error or a hydration warning in the console (a breach of the CSP is one), on an uncaught
 * exception, and on a request that leaves the site.
 */
export const test = base.extend<{ complaints: Complaints; ownOrigin: string }>({
  ownOrigin: [SITE_URL, { option: true }],
  // Each test comes from an address of its own: what an address may do is counted, wrong passwords above all.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, provide) => {
    await provide({ ...extraHTTPHeaders, 'x-forwarded-for': ownAddress() });
  },
  complaints: [
    async ({ context, ownOrigin }, use) => {
      const found = listen(context, ownOrigin);
      context.on('page', findShownTextsOnly);
      const allowed: RegExp[] = [];
      await use({ allow: (pattern) => allowed.push(pattern) });
      const left = found.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)));
      expect(left, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
});

function listen(context: BrowserContext, origin: string): string[] {
  const found: string[] = [];
  context.on('console', (message) => {
    const isHydration = message.type() === 'warning' && /hydrat/i.test(message.text());
    if (message.type() === 'error' || isHydration)
      found.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => found.push(`exception: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isLocal = url.protocol === 'data:' || url.protocol === 'blob:';
    if (!isLocal && url.origin !== origin) found.push(`request to ${url.origin}`);
  });
  return found;
}
