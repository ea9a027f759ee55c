import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findOperation } from '#shared/contract/operations.ts';
import { WRITABLE_RESOURCES, type WritableResource } from '#shared/contract/records.ts';
import { logInDemo } from '#tests/support/demo-login.ts';
import { SAMPLE_CONTACT } from '#tests/support/sample-contact.ts';
import { startTestApi, type ApiResponse, type TestApi } from '#tests/support/test-api.ts';
import { WHOLE_RECORDS } from '#tests/support/whole-records.ts';

type Sample = {
  record: Record<string, unknown>;
  changed: Record<string, unknown>;
  /** Field that differs between the two records. */
  shown: string;
  /** Query with which the list contains the record. */
  query?: Record<string, string>;
};

const LINK = { label: 'Voir', url: '/nos-usines' };
const HOME = {
  title: 'Accueil d’essai',
  description: 'Une page d’accueil',
  needs: null,
  tasks: [],
  classics: { title: 'Les classiques', text: 'Trois appareils', references: ['AT-LAM'] },
  advice: { title: 'Conseils', slugs: ['le-fil-pilote-explique'] },
  signature: null,
  exist_in: [1],
};
const SITE = {
  url: 'https://essai.example',
  domain: 'essai.example',
  languages: [{ iso: 'fr', label: 'Français' }],
  salesplan: [{ id: 41, target: 'part', currency: { code: 'EUR', symbol: '€' } }],
};

/**
 * One record of each resource that operators write. Customers write `address`, `order` and `projects`;
 * `payment` is read-only.
 */
const SAMPLES: Record<WritableResource, Sample> = {
  category: sample('name', {
    parent_id: null,
    name: 'Cheminées',
    slug: 'cheminees',
    intro: 'Un essai',
    rechange: true,
    push_5: null,
    exist_in: [1, 2, 3],
    position: 99,
  }),
  page: sample(
    'title',
    {
      title: 'Page d’essai',
      slug: 'page-d-essai',
      type: 'page',
      lead: 'Un essai',
      description: 'Une page d’essai',
      published_at: null,
      tags: [],
      exist_in: [1, 2, 3],
      blocks: [{ type: 'text', markdown: 'Bonjour' }],
    },
    undefined,
    // Pages without a date come last.
    { type: 'page', perPage: '100' },
  ),
  sav: sample('title', {
    title: 'Une page d’essai',
    slug: 'une-page-d-essai',
    lead: 'Un essai',
    category: 'electric-radiators',
    steps: [{ title: 'Couper', text: 'À l’interrupteur', professional: false }],
    references: ['AT-LAM'],
    exist_in: [1, 2, 3],
  }),
  tags: sample('label', { code: 'essai', label: 'Essai' }),
  menu: sample('code', { code: 'menu_essai', items: [] }, { code: 'menu_essai_bis', items: [] }),
  setting: sample(
    'values',
    { code: 'essai', values: [{ value: 'un' }] },
    { code: 'essai', values: [{ value: 'deux' }] },
  ),
  slider: sample('title', {
    title: 'Une image',
    text: 'Un essai',
    link: LINK,
    reference: 'AT-LAM',
    exist_in: [1],
    position: 9,
  }),
  home: sample('title', HOME),
  civility: sample('label', { code: 'essai', label: 'Essai' }),
  country: sample('name', { iso: 'PT', name: 'Portugal' }),
  city: sample(
    'name',
    { insee: '99999', name: 'Essaiville', zipcode: '99999', latitude: 47.2, longitude: 1.6 },
    undefined,
    { zipcode: '99999' },
  ),
  carrier: sample('name', {
    technical_name: 'velo_cargo',
    name: 'À vélo',
    days: 1,
    rates: {
      lightest: 0,
      heaviest: 5000,
      steps: [{ up_to: 5000, price: 700 }],
      beyond: null,
      corsica: 0,
    },
    position: 9,
  }),
  contact: sample('nom', SAMPLE_CONTACT, undefined, {
    type: 'stockist',
    latitude: '47.2',
    longitude: '1.6',
    radius: '1',
  }),
  site: sample('domain', SITE, { ...SITE, domain: 'autre.example' }),
  redirection: sample(
    'to',
    { from: '/essai', to: '/nos-usines', code: 301 },
    { from: '/essai', to: '/qui-sommes-nous', code: 301 },
    { slug: '/essai' },
  ),
  search: sample('words', WHOLE_RECORDS.search),
  sitemap: sample('label', WHOLE_RECORDS.sitemap),
};

let api: TestApi;
let customerToken: string;
beforeAll(async () => {
  api = await startTestApi();
  customerToken = (await logInDemo(api)).token;
});
afterAll(() => api.close());

describe('generic resources', () => {
  it.each(WRITABLE_RESOURCES)('[AP-03] %s: is created, listed, read, replaced and removed', async (name) => {
    const { record, changed, shown, query } = SAMPLES[name];
    const path = `/${name}`;

    const created = await api.operate('POST', path, record);
    expect([created.status, created.body]).toEqual([200, { id: expect.any(Number) }]);
    const { id } = created.body as { id: number };

    // `GET /search` lists search hits, not records.
    const listPath = name === 'search' ? '/search/synonyms' : path;
    const listed = await api.operate('GET', listPath, undefined, query);
    const list = findOperation(`GET ${listPath}`).response.parse(listed.body) as {
      items: Record<string, unknown>[];
    };
    expect(list.items.find((item) => item['id'] === id)).toMatchObject({ [shown]: record[shown] });
    expect(await readOne(name, id)).toMatchObject({ id, [shown]: record[shown] });

    const replaced = await api.operate('PUT', path, { id, ...changed });
    expect([replaced.status, replaced.body]).toEqual([200, { id }]);
    expect(await readOne(name, id)).toMatchObject({ id, [shown]: changed[shown] });

    const removed = await api.operate('DELETE', `${path}/${id}`);
    expect([removed.status, removed.body]).toEqual([200, { id }]);
    expect((await api.get(`${path}/${id}`)).status).toBe(404);
    expect((await api.operate('DELETE', `${path}/${id}`)).status).toBe(404);
    expect((await api.operate('PUT', path, { id, ...changed })).status).toBe(404);
  });

  it.each(WRITABLE_RESOURCES)('[AP-03, AP-16] %s: an empty body is refused field by field', async (name) => {
    const response = await api.operate('POST', `/${name}`, {});
    expect(response.status).toBe(400);
    const { errors } = response.body as { errors: Record<string, string> };
    for (const field of Object.keys(SAMPLES[name].record))
      expect(errors).toMatchObject({ [field]: 'required' });
  });
});

describe('permission to write', () => {
  // A separate address per call, because invalid tokens are rate-limited by address.
  const writes = WRITABLE_RESOURCES.flatMap((name, index): [string, string, WritableResource, string][] => [
    ['POST', `/${name}`, name, `203.0.113.${index + 1}`],
    ['PUT', `/${name}`, name, `203.0.113.${index + 1}`],
    ['DELETE', `/${name}/1`, name, `203.0.113.${index + 1}`],
  ]);

  it.each(writes)('[AP-16] %s %s: requires an operator', async (method, path, name, address) => {
    const body = method === 'DELETE' ? undefined : { id: 1, ...SAMPLES[name].record };
    const withoutToken = await api.call(method, path, { body, address });
    expect([withoutToken.status, codeOf(withoutToken)]).toEqual([401, 'token_required']);
    const customer = await api.call(method, path, { body, address, token: customerToken });
    expect([customer.status, codeOf(customer)]).toEqual([403, 'forbidden']);
    const stranger = await api.call(method, path, { body, address, token: 'made-up' });
    expect([stranger.status, codeOf(stranger)]).toEqual([401, 'invalid_token']);
  });

  it('[AP-16] refused write: changes nothing', async () => {
    const readIds = async () =>
      ((await api.get('/menu')).body as { items: { id: number }[] }).items.map(({ id }) => id);
    const ids = await readIds();
    await api.call('DELETE', `/menu/${ids[0]}`);
    expect(await readIds()).toEqual(ids);
  });
});

describe('validation of writes', () => {
  it('write: an address that another entity of the type has is refused', async () => {
    const page = await api.operate('POST', '/page', { ...SAMPLES.page.record, slug: 'nos-usines' });
    expect([page.status, page.body]).toMatchObject([400, { errors: { slug: 'taken' } }]);
    const category = await api.operate('POST', '/category', {
      ...SAMPLES.category.record,
      slug: 'chaudieres',
    });
    expect([category.status, category.body]).toMatchObject([400, { errors: { slug: 'taken' } }]);
    const rule = await api.operate('POST', '/redirection', { from: '/Radiateurs-2025', to: '/', code: 301 });
    expect([rule.status, rule.body]).toMatchObject([400, { errors: { from: 'taken' } }]);
  });

  it('write: a site with a domain or plan of another, and a category below an unknown one, are refused', async () => {
    const site = await api.operate('POST', '/site', { ...SITE, domain: 'localhost:3000' });
    expect([site.status, site.body]).toMatchObject([400, { errors: { domain: 'taken' } }]);
    const plans = await api.operate('POST', '/site', {
      ...SITE,
      salesplan: [{ ...SITE.salesplan[0], id: 1 }],
    });
    expect([plans.status, plans.body]).toMatchObject([400, { errors: { 'salesplan.0.id': 'taken' } }]);
    const orphan = await api.operate('POST', '/category', { ...SAMPLES.category.record, parent_id: 99_999 });
    expect([orphan.status, orphan.body]).toMatchObject([400, { errors: { parent_id: 'unknown' } }]);
  });

  it('category write: a cycle is refused', async () => {
    const { body } = await api.get('/category');
    const [root] = (body as { items: { id: number; childs: { id: number }[] }[] }).items;
    const record = { ...SAMPLES.category.record, slug: 'en-boucle', id: root?.id };
    for (const parent of [root?.id, root?.childs[0]?.id]) {
      const response = await api.operate('PUT', '/category', { ...record, parent_id: parent });
      expect([response.status, response.body]).toMatchObject([
        400,
        { errors: { parent_id: 'below_itself' } },
      ]);
    }
  });

  it('write in one language: leaves the other unchanged', async () => {
    const { body } = await api.operate('POST', '/tags', { code: 'deux-langues', label: 'Deux langues' });
    const { id } = body as { id: number };
    await api.operate('PUT', '/tags', { id, code: 'deux-langues', label: 'Two languages' }, { lang: 'en' });
    expect(await readOne('tags', id)).toMatchObject({ label: 'Deux langues' });
    expect((await api.get(`/tags/${id}`, { lang: 'en' })).body).toMatchObject({ label: 'Two languages' });
  });

  it('written record: is found by search until it is removed', async () => {
    const search = async () => {
      const response = await api.get('/search', { type: 'Suggest', language: 'fr', text: 'brimborion' });
      return (response.body as { pages: { total: number } }).pages.total;
    };
    const { body } = await api.operate('POST', '/page', {
      ...SAMPLES.page.record,
      title: 'Brimborion',
      slug: 'brimborion',
    });
    expect(await search()).toBe(1);
    await api.operate('DELETE', `/page/${(body as { id: number }).id}`);
    expect(await search()).toBe(0);
  });

  it('body that is too long, unreadable or of another type: refused', async () => {
    const long = await api.operate('POST', '/tags', { code: 'long', label: 'x'.repeat(1_100_000) });
    expect([long.status, codeOf(long)]).toEqual([413, 'invalid_request']);
    for (const body of ['{"code":', '[]', '"text"']) {
      const response = await fetch(`${api.url}/api/v1/tags?site_id=1&lang=fr&sales_plan_id=1`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer operator-token-of-the-tests' },
        body,
      });
      expect([body, response.status]).toEqual([body, 400]);
    }
  });
});

async function readOne(name: WritableResource, id: number): Promise<unknown> {
  const response = await api.get(`/${name}/${id}`);
  expect(response.status).toBe(200);
  return findOperation(`GET /${name}/{id}`).response.parse(response.body);
}

function sample(
  shown: string,
  record: Record<string, unknown>,
  changed: Record<string, unknown> = { ...record, [shown]: 'Changé' },
  query?: Record<string, string>,
): Sample {
  return { record, changed, shown, ...(query && { query }) };
}

function codeOf(response: ApiResponse): unknown {
  return (response.body as { code?: unknown }).code;
}
