import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { recurringDays } from '#backoffice/content/recurring-days.ts';
import { todayInParis } from '#backoffice/calendar.ts';
import { logInVisitor, type LoggedVisitor } from '#tests/support/logged-visitor.ts';
import { parsePage, readPage } from '#tests/support/read-page.ts';
import { startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import { createTestStorefront, type TestStorefront } from '#tests/support/test-storefront.ts';

const COMPANY = 'Kerbrat Chauffage SARL';

const PAGES = [
  {
    path: '/pro',
    parts: '/pro/nos-pieces-detachees',
    view: '/pro/nos-pieces-detachees/pompe-a-chaleur/bise',
    signup: '/pro/inscription',
    login: '/pro/connexion',
    training: '/pro/centres-de-formation',
    words: ['La pièce, pas l’appareil', 'Un compte, vos prix, vos chantiers', 'Prochaines formations'],
    personal: ['Commandes en cours', 'Chantiers', '28 %', 'Commande rapide'],
  },
  {
    path: '/en/pro',
    parts: '/en/pro/our-spare-parts',
    view: '/en/pro/our-spare-parts/heat-pump/bise',
    signup: '/en/pro/signup',
    login: '/en/pro/login',
    training: '/en/pro/training-centres',
    words: ['The part, not the appliance', 'One account, your prices, your sites', 'Next training courses'],
    personal: ['Open orders', 'Worksites', '28%', 'Quick order'],
  },
];

let backoffice: TestBackoffice;
let storefront: TestStorefront;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  storefront = await createTestStorefront({ backofficeUrl: backoffice.url });
});
afterAll(() => backoffice.close());

describe.each(PAGES)('professionals’ home page $path', (example) => {
  let professional: LoggedVisitor;
  beforeAll(async () => {
    professional = await logInVisitor(storefront.app);
  });

  it('[RT-05] visitor: parts, the offer of an account and courses, but nothing of a company', async () => {
    const { main, html, headers } = await readPage(storefront.app, example.path);
    for (const words of example.words) expect(main.text).toContain(words);
    for (const words of [...example.personal.slice(0, 1), COMPANY]) expect(html).not.toContain(words);
    expect(main.links).toEqual(
      expect.arrayContaining([example.view, example.signup, example.login, example.training]),
    );
    expect(headers['cache-control']).toContain('public');
  });

  it('[SC-01] search for parts: a GET form to the page of spare parts, with the field that it reads', async () => {
    const { html } = await readPage(storefront.app, example.path);
    const forms = html.match(/<form [^>]*>.*?<\/form>/gs) ?? [];
    const form = forms.find((candidate) => candidate.includes('part-search')) ?? '';
    expect(form).toMatch(new RegExp(`^<form (?![^>]*method)[^>]*action="${example.parts}"`));
    expect(form).toContain('name="q"');
  });

  it('[SC-01] exploded view: five parts, each with a link to its row, a reference and a price', async () => {
    const { main } = await readPage(storefront.app, example.path);
    const rows = [...new Set(main.links.filter((link) => link.startsWith(`${example.view}#rep-`)))];
    expect(rows).toHaveLength(5);
    expect(main.text).toContain('PR-BIS-018');
  });

  it('courses: the next days of their rhythm, none in the past', async () => {
    const { main, html } = await readPage(storefront.app, example.path);
    const days = [...html.matchAll(/<time dateTime="([^"]+)"/gi)].map(([, day = '']) => day);
    const known = Object.values(recurringDays(todayInParis()));
    expect(days).toHaveLength(4);
    expect(days).toEqual(days.toSorted());
    expect(known).toEqual(expect.arrayContaining(days));
    expect(main.text).toContain('Roanne');
  });

  it('[RT-05] logged-in professional: company, discount, open orders and worksites in a page that no cache stores', async () => {
    const { text, headers } = await professional.get(example.path);
    const { main } = parsePage(text);
    for (const words of [COMPANY, ...example.personal]) expect(main.text).toContain(words);
    expect(main.text).not.toContain(example.words[1]);
    expect(headers['cache-control']).toBe('private, no-store');
  });
});

it('[RT-05] logged-in professional on the consumers’ home page: led to the professionals’', async () => {
  const professional = await logInVisitor(storefront.app);
  for (const [from, to] of [
    ['/', '/pro'],
    ['/en', '/en/pro'],
  ] as const) {
    const { status, headers } = await professional.get(from);
    expect([status, headers['location']]).toEqual([302, to]);
  }
});

it('logged-in private customer on the professionals’ home page: no company, and no login again', async () => {
  const visitor = await logInVisitor(storefront.app, 'client@atre.example');
  const { main } = parsePage((await visitor.get('/pro')).text);
  expect(main.text).toContain('compte de particulier');
  expect(main.links).not.toContain('/pro/inscription');
});

it('[SC-01] quick order posted from the home page: leads to the checked list', async () => {
  const professional = await logInVisitor(storefront.app);
  const { status, headers } = await professional.post('/pro/nos-pieces-detachees', { lines: 'PR-BIS-018 2' });
  expect(status).toBe(303);
  expect(headers['location']).toMatch(/^\/pro\/nos-pieces-detachees\?list=[\w-]{22}#lignes$/);
});

it('[SC-03] site without a cart: no exploded view and no search for parts', async () => {
  const closed = await createTestStorefront({
    backofficeUrl: backoffice.url,
    env: { CART_ENABLED: 'false' },
  });
  const { html, main } = await readPage(closed.app, '/pro');
  expect(html).not.toContain('part-search');
  expect(main.links.filter((link) => link.includes('nos-pieces-detachees'))).toEqual([]);
});
