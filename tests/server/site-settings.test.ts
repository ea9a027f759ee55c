import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readPage } from '#tests/support/read-page.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import type { Language } from '#shared/locale.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

let relay: Relay;
beforeAll(async () => {
  relay = await startRelay();
});
afterAll(() => relay.close());

/** A site whose back office returns these settings, by code. */
function createSite(values: Record<string, string>): Promise<TestStorefront> {
  relay.rewrite = ({ url }, body) => {
    if (!url.startsWith('/api/v1/setting?')) return body;
    const { items } = body as { items: { code: string; values: { value: string }[] }[] };
    return {
      ...(body as object),
      items: items.map((item) =>
        values[item.code] === undefined ? item : { ...item, values: [{ value: values[item.code] }] },
      ),
    };
  };
  return createTestStorefront({ backofficeUrl: relay.url });
}

/** A site whose back office lists these languages. */
function createSiteOf(languages: Language[]): Promise<TestStorefront> {
  relay.rewrite = ({ url }, body) => {
    if (!url.startsWith('/api/v1/site?')) return body;
    const { items } = body as { items: object[] };
    return { ...(body as object), items: items.map((item) => ({ ...item, languages })) };
  };
  return createTestStorefront({ backofficeUrl: relay.url });
}

describe('languages of the site', () => {
  it.each<[Language[], string[]]>([
    [
      [
        { iso: 'en', label: 'English' },
        { iso: 'fr', label: 'Français de France' },
      ],
      ['/en/product/lame English', '/produit/lame Français de France'],
    ],
    [[{ iso: 'fr', label: 'Français' }], ['/produit/lame Français']],
  ])('[ST-08, HD-01] language select of a site with %j: %j', async (languages, links) => {
    const { app } = await createSiteOf(languages);
    const { html } = await readPage(app, '/produit/lame');
    const selects = html.match(/<span class="languages">.*?<\/span><\/a><\/span>/gs) ?? [];
    expect(selects).toHaveLength(2);
    for (const select of selects) {
      const found = [...select.matchAll(/<a [^>]* href="([^"]*)".*?class="hidden"> – ([^<]*)</gs)];
      expect(found.map(([, url, label]) => `${url} ${label}`)).toEqual(links);
    }
  });
});

describe('settings of the site', () => {
  it('[HD-09] description: in the footer of every page', async () => {
    const description = 'Chaleur et eau chaude depuis 1921';
    const { app } = await createSite({ description });
    expect((await readPage(app, '/nos-usines')).text).toContain(description);
  });

  it.each([
    ['/support-faq', '/aide-contact', '/support-faq'],
    ['/support-faq', '/pro/aide-contact', '/pro/support-faq'],
    ['https://aide.atre.example/', '/aide-contact', 'https://aide.atre.example/'],
    ['', '/en/help-contact', '/en/support-faq'],
  ])('[HD-09] link_support_faq “%s”: the help page %s links to %s', async (value, path, link) => {
    const { app } = await createSite({ link_support_faq: value });
    expect((await readPage(app, path)).main.links).toContain(link);
  });

  it.each([
    ['/', '/trouver-un-installateur', '/pro/trouver-un-distributeur'],
    ['/pro', '/pro/trouver-un-distributeur', '/trouver-un-installateur'],
    ['/en', '/en/find-an-installer', '/en/pro/find-an-distributor'],
    ['/en/pro', '/en/pro/find-an-distributor', '/en/find-an-installer'],
  ])('[HD-08] header of %s: links to %s and not to %s', async (path, own, other) => {
    const { app } = await createSite({});
    const { html } = await readPage(app, path);
    const header = /<header.*<\/header>/s.exec(html)?.[0] ?? '';
    expect([header.includes(`href="${own}"`), header.includes(`href="${other}"`)]).toEqual([true, false]);
  });
});
