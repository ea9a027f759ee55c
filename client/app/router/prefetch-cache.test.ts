import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { matchPath } from '#routes/match-path.ts';
import type { RouteName } from '#routes/paths.ts';
import { findRoutedPage } from '#routes/tree.tsx';
import { createApi } from '#shared/api/create-api.ts';
import { createKySend } from '#shared/api/ky-send.ts';
import type { ApiCall } from '#shared/api/send.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestLoaderContext } from '#tests/support/test-loader-context.ts';
import { PREFETCHED_ROUTES } from './prefetch-cache.ts';

const CONSUMERS = 1;
const PROFESSIONALS = 2;

const PAGES: [name: RouteName, path: string][] = [
  ['index', '/'],
  ['categories', '/nos-produits/chauffage-electrique'],
  ['product', '/produit/lame'],
  ['signature-landing', '/signature/collection'],
  ['signature-category', '/signature/nos-produits/pierre-et-laiton'],
  ['signature-product', '/signature/produit/linteau'],
  ['support-faq', '/support-faq'],
  ['sav-category', '/categorie-sav/radiateurs'],
  ['sav', '/sav/purger-un-seche-serviettes-a-eau'],
  ['fault', '/support-faq/codes-defaut/chaudieres/a01'],
  ['list_actu', '/infos/actualites'],
  ['infos', '/infos/chauffage'],
  ['infos_pro', '/pro/conseils/ventilation'],
  ['solutions', '/pro/solutions'],
  ['your-project', '/votre-projet'],
  ['chantiers', '/chantiers'],
  ['cms', '/lame-en-cinq-teintes'],
  ['contact', '/aide-contact'],
  ['sitemap', '/plan-du-site'],
];

describe('prefetched page', () => {
  let backoffice: TestBackoffice;
  beforeAll(async () => {
    backoffice = await startTestBackoffice();
  });
  afterAll(() => backoffice.close());

  it('every prefetched route is tested here', () => {
    expect(new Set(PAGES.map(([name]) => name))).toEqual(PREFETCHED_ROUTES);
  });

  it.each(PAGES)('%s: only public reads, no change of the visit', async (name, path) => {
    const { store, text } = createTestLoaderContext();
    const found = matchPath(path);
    if (!found?.match) throw new Error(`No page at ${path}.`);
    const calls: ApiCall[] = [];
    const send = createKySend({ baseUrl: `${backoffice.url}/api/v1/` });
    const plan = found.match.target === 'pro' ? PROFESSIONALS : CONSUMERS;
    const api = createApi(
      async (call) => {
        calls.push(call);
        return send(call);
      },
      { siteId: 1, locale: 'fr', salesPlanId: () => plan },
    );
    const before = JSON.stringify(store.snapshot());
    const { page, variant } = findRoutedPage(found.variant.pattern);
    const outcome = await page.load({
      api,
      store,
      match: found.match,
      search: new URLSearchParams(),
      text,
    });
    expect([variant.row.name, outcome.kind]).toEqual([name, 'ok']);
    expect(JSON.stringify(store.snapshot())).toBe(before);
    expect(calls.filter(({ method, withToken }) => method !== 'GET' || withToken)).toEqual([]);
    expect(calls.filter(({ path: called }) => /^(?:user|cart|order|customer|search)\b/.test(called))).toEqual(
      [],
    );
  });
});
