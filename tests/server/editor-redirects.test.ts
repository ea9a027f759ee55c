import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

let api: TestApi;
let app: RequestListener;

beforeAll(async () => {
  api = await startTestApi();
  ({ app } = await createTestStorefront({ backofficeUrl: api.url }));
});
afterAll(() => api.close());

const write = (from: string, to: string, code = 301) =>
  api.operate('POST', '/redirection', { from, to, code });
const responseOf = async (path: string, host = 'localhost:3000') => {
  const { status, headers } = await request(app).get(path).set('host', host);
  return [status, headers['location']];
};

describe('editors’ redirect rules', () => {
  beforeAll(async () => {
    const written = [
      ['http://ancien.example/', '/qui-sommes-nous'],
      ['https://ancien.example/produit/lame', '/nos-usines'],
      ['/ailleurs', 'https://partner.example/page?from=atre'],
      ['/promo?id=3', '/produit/lame'],
      ['/promo', '/nos-produits'],
      ['/Été à prix doux/', '/aide-contact'],
      ['/avec-ancre', '/qui-sommes-nous#histoire'],
    ] as const;
    for (const [from, to] of written) {
      const { status } = await write(from, to);
      if (status !== 200) throw new Error(`The rule for ${from} is refused.`);
    }
  });

  it.each([
    ['/x', '/qui-sommes-nous'],
    ['/', '/qui-sommes-nous'],
    ['/contact?a=1', '/qui-sommes-nous?a=1'],
    ['/produit/lame', '/nos-usines'],
    ['/PRODUIT/Lame/', '/nos-usines'],
  ])('[RD-02] former host: %s there redirects to the current site, pages included', async (path, to) => {
    expect(await responseOf(path, 'ancien.example')).toEqual([301, `http://localhost:3000${to}`]);
  });

  it('[RD-02] rule of a former host: does not apply to other hosts', async () => {
    expect(await responseOf('/produit/lame', 'other.example')).toEqual([200, undefined]);
  });

  it.each([
    ['/ailleurs', 'https://partner.example/page?from=atre'],
    ['/ailleurs?a=1', 'https://partner.example/page?from=atre'],
    ['/promo?id=3', '/produit/lame'],
    ['/promo?id=%33', '/produit/lame'],
    ['/promo?id=4&b=2', '/nos-produits?id=4&b=2'],
    ['/promo/', '/nos-produits'],
    ['/PROMO', '/nos-produits'],
    ['/%C3%A9t%C3%A9%20%C3%A0%20prix%20doux', '/aide-contact'],
    ['/avec-ancre?a=1', '/qui-sommes-nous?a=1#histoire'],
  ])('[RD-04] %s: redirects to %s, as a row of the table would', async (path, to) => {
    expect(await responseOf(path)).toEqual([301, to]);
    const { body } = await api.get('/url', { url: `http://localhost:3000${path}` });
    expect(body).toEqual({ type: 'redirect', url: to });
  });

  it('[RD-05] chain that grew later: one redirect to its end; loop: none', async () => {
    const rules = [
      ['/etape-1', '/etape-2'],
      ['/etape-2', '/pro/infos'],
      ['/boucle-1', '/boucle-2'],
      ['/boucle-2', '/boucle-1'],
    ] as const;
    for (const [key, target] of rules)
      await api.db
        .insertInto('redirection')
        .values({ site_id: 1, source: key, key, target, code: 301 })
        .execute();
    expect(await responseOf('/etape-1')).toEqual([301, '/pro/conseils']);
    expect(await responseOf('/boucle-1')).toEqual([404, undefined]);
  });

  it.each([
    ['/vieux', '/vieux', { to: 'loop' }],
    ['/vieux', '/Vieux/?a=1', { to: 'loop' }],
    ['/vieux', '/nothing-here', { to: 'dead_target' }],
    ['/vieux', '/produit/nothing', { to: 'dead_target' }],
    ['/vieux', '/infos/nothing', { to: 'dead_target' }],
    ['/vieux', '/produit/sas', { to: 'dead_target' }],
    ['/vieux', '/index.php', { to: 'chain' }],
    ['/vieux', '/promo', { to: 'chain' }],
    ['/vieux', '/produit/lame/', { to: 'chain' }],
    ['/vieux', 'https://www.atre-chauffage.example/', { to: 'chain' }],
    ['/vieux', 'javascript:alert(1)', { to: 'scheme' }],
    ['/vieux', 'ftp://files.example/', { to: 'scheme' }],
    ['/vieux', '//elsewhere.example', { to: 'invalid_path' }],
    ['/vieux', 'contact', { to: 'invalid_path' }],
    ['/vieux', 'http://localhost:3000/contact', { to: 'own_host' }],
    ['http://localhost:3000/vieux', '/contact', { from: 'own_host' }],
    ['vieux', '/contact', { from: 'invalid_path' }],
    ['/vieux#ancre', '/contact', { from: 'invalid_path' }],
    ['mailto:a@b.example', '/contact', { from: 'scheme' }],
    ['/contact', '/aide-contact', { from: 'shadows_page' }],
    ['/produit/lame', '/contact', { from: 'shadows_page' }],
    ['/index.php', '/contact', { from: 'in_table' }],
    ['/PROMO/', '/contact', { from: 'taken' }],
    ['', '/nothing-here', { from: 'too_small' }],
  ])('[RD-04] rule from “%s” to “%s”: refused: %j', async (from, to, errors) => {
    const { status, body } = await write(from, to);
    expect([status, body]).toMatchObject([400, { code: 'invalid_request', errors }]);
  });

  it('[RD-04] changed rule: validated without its former version', async () => {
    const { body } = await write('/encore', '/contact');
    const { id } = body as { id: number };
    const again = { id, from: '/Encore', to: '/aide-contact', code: 302 };
    expect((await api.operate('PUT', '/redirection', again)).status).toBe(200);
    expect(await responseOf('/encore')).toEqual([302, '/aide-contact']);
    const loop = await api.operate('PUT', '/redirection', { ...again, to: '/encore' });
    expect(loop.body).toMatchObject({ errors: { to: 'loop' } });
  });

  it('[RD-04] two rules that form a loop: refused', async () => {
    const { body } = await write('/aller', '/contact');
    await api.db
      .updateTable('redirection')
      .set({ target: '/retour' })
      .where('id', '=', (body as { id: number }).id)
      .execute();
    expect((await write('/retour', '/aller')).body).toMatchObject({ errors: { to: 'loop' } });
  });
});
