import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { readPage, tags } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const LIST = '/nos-produits/chauffage-electrique';

describe('the facet form without scripts', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
  });

  const leadsTo = async (query: string) => {
    const { status, headers } = await request(app).get(`/_filters?${query}`);
    return [status, headers['location']];
  };

  it.each([
    [`path=${LIST}&COLOR=blanc`, `${LIST}/_COLOR__blanc`],
    [`path=${LIST}&POWER=1000&COLOR=lin&COLOR=blanc`, `${LIST}/_COLOR__blanc/_COLOR__lin/_POWER__1000`],
    [`path=${LIST}&price_min=500&price_max=100`, `${LIST}/_PRICE__100-500`],
    [`path=${LIST}&price_min=&price_max=400`, `${LIST}/_PRICE__-400`],
    [`path=${LIST}/_COLOR__blanc/_p__2&COLOR=lin`, `${LIST}/_COLOR__lin`],
    [`path=${LIST}&COLOR=&orderBy=price_asc`, `${LIST}?orderBy=price_asc`],
    [`path=${LIST}&orderBy=position`, LIST],
    ['path=/en/pro/results&q=towel+rail&COLOR=blanc', '/en/pro/results/_COLOR__blanc?q=towel+rail'],
    ['path=/recherche&q=termostat&exact=1&COLOR=blanc', '/recherche/_COLOR__blanc?q=termostat&exact=1'],
    [`path=${LIST}&COLOR=${encodeURIComponent('gris/perle ✓')}`, `${LIST}/_COLOR__gris%2Fperle%20%E2%9C%93`],
  ])('“%s” redirects to %s', async (query, path) => {
    expect(await leadsTo(query)).toEqual([303, path]);
  });

  it('redirects to the canonical address of a page', async () => {
    const [, path] = await leadsTo(`path=${LIST}&POWER=1000&COLOR=blanc&price_max=2000`);
    expect((await readPage(app, String(path))).status).toBe(200);
  });

  it('the form of the page sends these fields', async () => {
    const { html } = await readPage(app, LIST);
    const form = tags(html, 'form').find(({ action }) => action === '/_filters');
    expect(form).toBeDefined();
    expect(tags(html, 'input')).toContainEqual(expect.objectContaining({ name: 'path', value: LIST }));
  });

  it('takes ten filters at most', async () => {
    const many = Array.from({ length: 15 }, (_empty, index) => `POWER=${1000 + index}`).join('&');
    const [, path] = await leadsTo(`path=${LIST}&${many}`);
    expect(String(path).match(/_POWER__/g)).toHaveLength(10);
  });

  it.each([
    '',
    'path=//evil.example/nos-produits',
    'path=https://evil.example/nos-produits',
    'path=/%5Cevil.example',
    'path=/produit/lame',
    'path=/aucune-page',
    'path=javascript:alert(1)',
  ])('“%s” is a missing page', async (query) => {
    expect(await leadsTo(query)).toEqual([404, undefined]);
  });

  it('only GET is redirected', async () => {
    expect((await request(app).post('/_filters').send('path=/nos-produits')).status).toBe(405);
  });
});
