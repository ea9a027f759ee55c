import { test as base, expect, type BrowserContext } from '@playwright/test';
import { SITE_URL } from './addresses.ts';
import { ownAddress } from './own-address.ts';
import { findShownTextsOnly } from './without-spoken-words.ts';

/** Console errors of a browser, which fail a test unless it allows them. */
export type Complaints = {
  /** Allows errors that the test expects. */
  allow: (pattern: RegExp) => void;
};

/**
 * Every test fails on an error or a hydration warning in the console (CSP violations included), on an
 * uncaught exception, and on a request to another host.
 */
export const test = base.extend<{ complaints: Complaints; ownOrigin: string }>({
  ownOrigin: [SITE_URL, { option: true }],
  // Each test has its own client address, because rate limits, above all of wrong passwords, are by
  // address.
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
