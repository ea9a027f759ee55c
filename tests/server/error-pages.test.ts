import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { readPage, tags } from '#tests/support/read-page.ts';
import { startRelay, type Relay } from '#tests/support/start-relay.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

describe('error pages', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
  });

  it.each([
    ['/en/no-such-page', 'This page could not be found', 'Were you looking for a product', '/en'],
    ['/aucune-page', 'Cette page est introuvable', 'Vous cherchiez un produit', '/'],
    ['/en/pro/no-such-page', 'This page could not be found', 'Were you', '/en/pro'],
  ])('[ER-01] %s: reports it, with a search and a link home', async (path, title, hint, home) => {
    const page = await readPage(app, path);
    expect([page.status, page.headings]).toEqual([404, [title]]);
    expect(page.title).toContain(title);
    expect(page.main.text).toContain(hint);
    expect(page.main.links).toContain(home);
    expect([page.robots, page.canonical]).toEqual(['noindex,follow', undefined]);
  });

  it('[ER-01] search of a missing page: filled with the words of its address', async () => {
    const { html } = await readPage(app, '/produit/seche-serviettes-rive');
    const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
    expect(tags(main, 'input').find((input) => input['name'] === 'q')?.['value']).toBe(
      'seche serviettes rive',
    );
  });

  it('[ER-01] missing page of a known kind: 404 too', async () => {
    for (const path of ['/en/product/nothing', '/en/our-products/nothing', '/en/our-products/_p__9999']) {
      const page = await readPage(app, path);
      expect([path, page.status, page.headings]).toEqual([path, 404, ['This page could not be found']]);
    }
  });

  it('missing page: not cached', async () => {
    expect((await readPage(app, '/aucune-page')).headers['cache-control']).toBe('private, no-store');
  });

  describe('error of the back office', () => {
    let relay: Relay;
    beforeAll(async () => {
      relay = await startRelay();
    });
    afterAll(() => relay.close());

    const refusing = async (part: string, status: number, body = '{}') => {
      relay.refuse = (call) => (call.url.includes(part) ? { status, body } : undefined);
      return createTestStorefront({ backofficeUrl: relay.url });
    };

    it('[ER-02] 401: a page with restricted access and a link home', async () => {
      const storefront = await refusing('/product/', 401, '{"code":"USER_NOT_VALIDATED"}');
      const page = await readPage(storefront.app, '/en/product/lame');
      expect([page.status, page.headings]).toEqual([401, ['This page is restricted']]);
      expect(page.main.links).toEqual(['/en']);
    });

    it.each([
      [403, '{"code":"forbidden"}'],
      [429, '{"code":"too_many_requests"}'],
      [500, '{"code":"unknown"}'],
      [502, ''],
      [503, ''],
      [504, ''],
    ])('[ER-02] %i: a page of 4xx or 5xx with a link home', async (status, body) => {
      const storefront = await refusing('/product/', status, body);
      const page = await readPage(storefront.app, '/en/product/lame');
      expect(page.status).toBeGreaterThanOrEqual(400);
      expect(page.headings).toHaveLength(1);
      expect(page.main.links).toContain('/en');
    });

    it('[ER-02] unexpected error: the 500 page with a link home, logged with its cause', async () => {
      const storefront = await refusing('/product/', 418);
      const page = await readPage(storefront.app, '/en/product/lame');
      expect([page.status, page.headings]).toEqual([500, ['Something went wrong']]);
      expect(page.main.links).toEqual(['/en']);
      expect(page.html).not.toContain('418');
      expect(storefront.logs.map((line) => line.msg)).toContain('page failed');
    });

    it('[ER-06] invalid_token for an anonymous page: an error page instead of the login', async () => {
      const storefront = await refusing('/product/', 500, '{"code":"invalid_token"}');
      const page = await readPage(storefront.app, '/en/product/lame');
      expect([page.status, page.headings]).toEqual([503, ['One moment, please']]);
    });

    it('[ER-10] product for logged-in professionals: redirects to login and back', async () => {
      const storefront = await refusing(
        '/url/entity',
        400,
        '{"status":"not_available_in_this_saleplan","exist_in":[3]}',
      );
      const { status, headers } = await readPage(storefront.app, '/en/product/lame');
      expect([status, headers['location']]).toEqual([302, '/en/pro/login?redirect=%2Fen%2Fproduct%2Flame']);
    });

    it('[ER-10] product without a sales plan: a missing page', async () => {
      const storefront = await refusing(
        '/url/entity',
        400,
        '{"status":"not_available_in_this_saleplan","exist_in":[]}',
      );
      expect((await readPage(storefront.app, '/produit/lame')).status).toBe(404);
    });
  });
});
