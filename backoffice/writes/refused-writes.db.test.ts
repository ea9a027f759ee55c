import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { records, WRITABLE_RESOURCES, type WritableResource } from '#shared/contract/records.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const item = (changes: object) => ({
  label: 'Voir',
  type: 'code',
  code: null,
  slug: null,
  childs: [],
  ...changes,
});
const menu = (...items: object[]) => ({ code: 'menu_essai', items });
const setting = (code: string, value: string) => ({ code, values: [{ value }] });
const PUSH = {
  cover: null,
  tag: null,
  tag_banner: null,
  text: 'Un essai',
  label_link: 'Voir',
  url: '/nos-usines',
  element: null,
  drawing: null,
};
const CATEGORY = {
  parent_id: null,
  name: 'Cheminées',
  slug: 'cheminees',
  intro: 'Un essai',
  rechange: false,
  push_5: PUSH,
  exist_in: [1],
  position: 99,
};
const PAGE = {
  title: 'Page d’essai',
  slug: 'page-d-essai',
  type: 'page',
  lead: 'Un essai',
  description: 'Une page d’essai',
  published_at: null,
  tags: [],
  exist_in: [1],
  blocks: [] as object[],
};
const withBlock = (block: object) => ({ ...PAGE, blocks: [block] });
const SLIDE = {
  title: 'Une image',
  text: 'Un essai',
  link: { label: 'Voir', url: '/nos-usines' },
  reference: 'AT-LAM',
  exist_in: [1],
  position: 9,
};
const RATES = { lightest: 0, heaviest: 5000, steps: [{ up_to: 5000, price: 700 }], beyond: null, corsica: 0 };
const FRENCH = { iso: 'fr', label: 'Français' };
const planIn = (code: string) => ({ id: 41, target: 'part', currency: { code, symbol: '€' } });
const ACCOUNT = { holder: 'Essai', iban: 'BE68539007547034', bic: 'GKCCBEBB' };
const sold = (account: object | null) => ({
  vat_rates: [20],
  payment_means: ['virement'],
  bank_account: account && { ...ACCOUNT, ...account },
  mail_sender: null,
});
const SITE = {
  url: 'https://essai.example',
  domain: 'essai.example',
  salesplan: [planIn('EUR')],
};
const CARRIER = { technical_name: 'velo_cargo', name: 'À vélo', days: 1, rates: RATES, position: 9 };
const LONG = 'x'.repeat(200);

type Refused = [resource: WritableResource, record: object, field: string, code: string, lang?: 'en'];

const REFUSED: Refused[] = [
  ['menu', menu(item({ code: '{product}-contacts' })), 'items.0.slug', 'required'],
  ['menu', menu(item({ code: 'product' })), 'items.0.slug', 'required'],
  ['menu', menu(item({ code: 'product', slug: 'jamais-vu' })), 'items.0.slug', 'unknown'],
  ['menu', menu(item({ code: 'categories', slug: 'jamais-vu' })), 'items.0.slug', 'unknown'],
  ['menu', menu(item({ slug: 'jamais-vu' })), 'items.0.slug', 'unknown'],
  ['menu', menu(item({ code: 'addresses' })), 'items.0.code', 'not_in_language', 'en'],
  ['menu', menu(item({ code: 'cms', slug: 'nos-usines' })), 'items.0.slug', 'unknown', 'en'],
  ['menu', menu(item({ code: 'web-tv' })), 'items.0.code', 'unknown'],
  ['menu', menu(item({})), 'items.0.code', 'required'],
  [
    'menu',
    menu(item({ code: 'contact' }), item({ code: 'contact', label: '\u200b' })),
    'items.1.label',
    'required',
  ],
  ['menu', menu(item({ code: 'contact', label: LONG })), 'items.0.label', 'too_big'],
  ['menu', menu(item({ type: 'external_url', slug: 'javascript:alert(1)' })), 'items.0.slug', 'invalid_url'],
  ['menu', menu(item({ type: 'external_url', slug: '//evil.example' })), 'items.0.slug', 'invalid_url'],
  ['menu', menu(item({ type: 'external_url', slug: 'https://exa mple' })), 'items.0.slug', 'invalid_url'],
  ['menu', menu(item({ type: 'no_destination' })), 'items.0.childs', 'required'],
  [
    'menu',
    menu(item({ type: 'no_destination', childs: [item({ code: 'contact' }), item({ code: 'sav' })] })),
    'items.0.childs.1.slug',
    'required',
  ],
  [
    'menu',
    menu(item({ code: 'contact', childs: [item({ childs: [item({ childs: [item({})] })] })] })),
    'items.0.childs.0.childs.0.childs',
    'too_big',
  ],
  ['menu', menu(...Array.from({ length: 51 }, () => item({ code: 'contact' }))), 'items', 'too_big'],
  ['setting', setting('social_facebook', 'javascript:alert(1)'), 'values.0.value', 'invalid_url'],
  ['setting', setting('link_support_faq', 'https://'), 'values.0.value', 'invalid_url'],
  ['setting', setting('contact_phone_part', 'call me'), 'values.0.value', 'invalid_phone'],
  ['category', { ...CATEGORY, name: ' ' }, 'name', 'required'],
  ['category', { ...CATEGORY, exist_in: [999] }, 'exist_in.0', 'unknown'],
  ['category', { ...CATEGORY, scene: 'nowhere' }, 'scene', 'unknown'],
  ['category', { ...CATEGORY, push_5: { ...PUSH, url: 'javascript:x' } }, 'push_5.url', 'invalid_url'],
  ['category', { ...CATEGORY, push_5: { ...PUSH, label_link: '' } }, 'push_5.label_link', 'required'],
  ['page', { ...PAGE, tags: ['jamais-vu'] }, 'tags.0', 'unknown'],
  ['page', withBlock({ type: 'image', scene: 'nowhere', caption: null }), 'blocks.0.scene', 'unknown'],
  [
    'page',
    withBlock({ type: 'products', title: 'x', references: ['AT-XXX'] }),
    'blocks.0.references.0',
    'unknown',
  ],
  ['page', withBlock({ type: 'html', html: '<p onclick="x()">x</p>' }), 'blocks.0.html', 'not_allowed'],
  ['page', withBlock({ type: 'text', markdown: '[x](javascript:x)' }), 'blocks.0.markdown', 'invalid_url'],
  [
    'page',
    withBlock({ type: 'table', caption: 'x', head: ['a', 'b'], rows: [['c', 'd'], ['e']] }),
    'blocks.0.rows',
    'uneven_rows',
  ],
  [
    'page',
    withBlock({ type: 'links', title: 'x', links: [{ label: 'x', text: '', url: 'data:text/html,x' }] }),
    'blocks.0.links.0.url',
    'invalid_url',
  ],
  ['slider', { ...SLIDE, link: { label: '', url: '/nos-usines' } }, 'link.label', 'required'],
  ['slider', { ...SLIDE, reference: 'AT-XXX' }, 'reference', 'unknown'],
  ['carrier', { ...CARRIER, rates: { ...RATES, lightest: 6000 } }, 'rates.heaviest', 'too_small'],
  ['tags', { code: 'essai', label: '\u00a0' }, 'label', 'required'],
  ['country', { iso: 'fr', name: 'x' }, 'iso', 'invalid_format'],
  [
    'site',
    { ...SITE, languages: [FRENCH], commerce: sold({ iban: 'FR1' }) },
    'commerce.bank_account.iban',
    'invalid_iban',
  ],
  [
    'site',
    { ...SITE, languages: [FRENCH], commerce: sold(null) },
    'commerce.bank_account',
    'bank_account_required',
  ],
  [
    'site',
    { ...SITE, languages: [FRENCH], salesplan: [planIn('EURO')] },
    'salesplan.0.currency.code',
    'invalid_currency',
  ],
  [
    'site',
    { ...SITE, languages: [FRENCH], salesplan: [planIn('EUR'), { ...planIn('CHF'), id: 42, target: 'pro' }] },
    'salesplan',
    'currencies_differ',
  ],
  ['site', { ...SITE, languages: [FRENCH, { ...FRENCH, label: 'fr' }] }, 'languages', 'repeated'],
];

describe('writes of operators', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ hasEqualWrites: true });
  });
  afterAll(() => api.close());

  const cases = REFUSED.map(
    ([resource, record, field, code, lang = 'fr']) => [resource, field, code, lang, record] as const,
  );

  it.each(cases)(
    '[AP-16] write of %s: a bad value of %s is refused with %s (%s)',
    async (resource, field, code, lang, record) => {
      for (const method of ['POST', 'PUT']) {
        const body = method === 'PUT' ? { id: 1, ...record } : record;
        const response = await api.operate(method, `/${resource}`, body, { lang });
        expect([method, response.status, response.body]).toMatchObject([
          method,
          400,
          { errors: { [field]: code } },
        ]);
      }
    },
  );

  it('[AP-16] write: the demo’s records are accepted, in both languages', async () => {
    const rows = await api.db
      .selectFrom('content')
      .innerJoin('content_translation', 'content_id', 'content.id')
      .select(['content.id', 'resource', 'lang', 'data'])
      .execute();
    const written = rows.filter(({ resource }) => (WRITABLE_RESOURCES as string[]).includes(resource));
    const refused: unknown[] = [];
    for (const { id, resource, lang, data } of written) {
      const parsed = records[resource as WritableResource].safeParse(data);
      const response = await api.operate('PUT', `/${resource}`, { ...(data as object), id }, { lang });
      if (!parsed.success || response.status !== 200)
        refused.push([resource, id, lang, response.body, parsed.error?.issues]);
    }
    expect(written.length).toBeGreaterThan(100);
    expect(refused).toEqual([]);
  });
});
