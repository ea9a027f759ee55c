import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import request from 'supertest';
import { parsePage, readPage } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';
import { cookiesOf } from '#tests/support/logged-visitor.ts';
import { noticeHeader } from '#tests/support/notice-header.ts';

let app: RequestListener;
beforeAll(async () => {
  ({ app } = await createTestStorefront());
});

const ARTICLE = '/sav/purger-un-seche-serviettes-a-eau';
const FAULT = '/support-faq/codes-defaut/chaudieres/a01';

describe('support and questions', () => {
  it('[RT-06, CT-03] page: shows every question in full, also in structured data', async () => {
    const page = await readPage(app, '/support-faq');
    expect(page.status).toBe(200);
    const faq = page.structuredData.find((block) => block['@type'] === 'FAQPage');
    const asked = (faq?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]) ?? [];
    expect(asked.length).toBeGreaterThan(40);
    expect((page.html.match(/<details/g) ?? []).length).toBeGreaterThanOrEqual(asked.length);
    for (const { name, acceptedAnswer } of asked) {
      expect(page.main.text).toContain(name.replaceAll('\u00a0', ' '));
      expect(page.main.text).toContain(acceptedAnswer.text.replaceAll('\u00a0', ' '));
    }
    expect(page.robots).toBeUndefined();
    expect(page.alternates).toMatchObject({ en: 'http://localhost:3000/en/support-faq' });
  });

  it('[RT-06] search: by the address, which is not indexed', async () => {
    const page = await readPage(app, '/support-faq/groupe%20de%20s%C3%A9curit%C3%A9');
    expect(page.status).toBe(200);
    expect(page.main.links).toContain('/sav/manoeuvrer-le-groupe-de-securite');
    expect(page.html).toMatch(/<input[^>]*value="groupe de sécurité"/);
    expect(page.robots).toMatch(/noindex/);
    expect(page.canonical).toBeUndefined();
    expect(page.structuredData.map((block) => block['@type'])).not.toContain('FAQPage');
  });

  it.each([
    ['/support-faq?q=robinet%20%2F%2050%20%25', '/support-faq/robinet%20%2F%2050%20%25'],
    ['/en/pro/support-faq?q=H02', '/en/pro/support-faq/H02'],
    ['/support-faq?q=', '/support-faq'],
    ['/support-faq?q=..', '/support-faq'],
    [`/support-faq?q=${'a'.repeat(1500)}`, `/support-faq/${'a'.repeat(200)}`],
    ['/support-faq?q=a%00b%1bc', '/support-faq/a%20b%20c'],
  ])('[RT-06] form without scripts, %s: redirects to %s', async (path, to) => {
    const response = await request(app).get(path);
    expect([response.status, response.headers['location']]).toEqual([302, to]);
    expect((await request(app).get(to)).status).toBe(200);
  });

  it.each([
    ['/support-faq/%01%02%1b%7f', [200]],
    ['/support-faq/%00', [400]],
    [`/support-faq/${'a'.repeat(1500)}`, [200]],
    [`/support-faq/${'a'.repeat(10_000)}`, [414]],
    ['/support-faq/%F0%9F%94%A5', [200]],
    ['/support-faq/%E0%A4%A', [400]],
    ['/support-faq/%3Cscript%3E', [200]],
    ["/support-faq/'%20or%201=1;--", [200]],
    ['/support-faq/a/b', [404]],
  ])('[RT-06] %s: a valid response', async (path, statuses) => {
    const response = await request(app).get(path);
    expect(statuses).toContain(response.status);
    expect(response.text).not.toContain('<script>');
  });

  it('[RT-06] no results: offers further help', async () => {
    const page = await readPage(app, '/support-faq/zzzzzzzz');
    expect(page.main.text).toContain('Aucun résultat pour « zzzzzzzz »');
    expect(page.main.links).toContain('/categorie-sav/radiateurs');
    expect(page.main.links.some((link) => link.startsWith('tel:'))).toBe(true);
  });

  it('[RT-06] misspelt word: corrected, with a note', async () => {
    const page = await readPage(app, '/support-faq/thermostt');
    expect(page.main.text).toContain('Résultats pour « thermostat ».');
  });
});

describe('after-sales pages', () => {
  it('[RT-28, CT-03] steps: in order, with marks for professionals', async () => {
    const page = await readPage(app, '/sav/un-radiateur-electrique-ne-chauffe-plus');
    expect(page.status).toBe(200);
    const steps = /<main.*?<ol>(.*?)<\/ol>/s.exec(page.html)?.[1] ?? '';
    expect((steps.match(/<li/g) ?? []).length).toBe(5);
    expect(steps.indexOf('Réservé au professionnel')).toBeGreaterThan(steps.indexOf('disjoncteur'));
    expect(page.main.text).toContain('Mise à jour le 5 octobre 2026');
    expect(page.structuredData.map((block) => block['@type'])).toEqual(['TechArticle', 'BreadcrumbList']);
  });

  it('[BC-02] breadcrumb: from support to the page', async () => {
    const page = await readPage(app, '/sav/un-radiateur-electrique-ne-chauffe-plus');
    expect(page.breadcrumb).toEqual([
      'Accueil',
      'Questions et dépannage',
      'Radiateurs',
      'Radiateurs électriques',
      'Un radiateur électrique ne chauffe plus',
    ]);
  });

  it('[RT-28] slug of the other language: redirects to that language’s address', async () => {
    const response = await request(app).get('/en/sav/purger-un-seche-serviettes-a-eau');
    expect([response.status, response.headers['location']]).toEqual([
      301,
      '/en/sav/bleeding-a-hot-water-towel-dryer',
    ]);
    expect((await request(app).get('/sav/inconnu')).status).toBe(404);
    expect((await request(app).get('/categorie-sav/inconnu')).status).toBe(404);
  });

  it('[LY-04] alert: only in the connected category', async () => {
    const alert = 'Le service de l’application est interrompu';
    expect((await readPage(app, '/categorie-sav/produits-connectes')).text).toContain(alert);
    expect((await readPage(app, '/pro/categorie-sav/produits-connectes')).text).toContain(alert);
    expect((await readPage(app, '/en/sav-category/connected-products')).text).toContain('The app service is');
    expect((await readPage(app, '/categorie-sav/radiateurs')).text).not.toContain(alert);
    expect((await readPage(app, '/sav/un-appareil-apparait-hors-ligne')).text).not.toContain(alert);
  });

  it('site map: has all of them, with support and the fault codes', async () => {
    const { text } = await request(app).get('/sitemap-1.xml');
    for (const path of ['/support-faq', '/en/pro/support-faq', '/support-faq/codes-defaut', ARTICLE, FAULT])
      expect(text).toContain(`<loc>http://localhost:3000${path}</loc>`);
  });
});

describe('vote without scripts', () => {
  it('[CT-03] redirects to the page, which asks for the reason after a no; one vote per visitor', async () => {
    const no = await post({ vote: '-1' });
    expect([no.status, no.headers['location']]).toEqual([303, `${ARTICLE}?vote=no#vote`]);
    const cookie = cookiesOf(no).find((line) => line.startsWith('visitor=')) ?? '';
    expect(cookie).toMatch(/^visitor=[\w-]{22}; .*HttpOnly; SameSite=Lax$/);
    const asked = await readPage(app, `${ARTICLE}?vote=no`, noticeHeader(no));
    expect(asked.main.text).toContain('Que manquait-il ?');
    expect(asked.headers['cache-control']).toBe('private, no-store');
    const before = countsOf(asked.main.text);

    const voted = await post({ vote: '-1', comment: 'Le purgeur est caché.' }, cookie);
    expect(voted.headers['location']).toBe(`${ARTICLE}?vote=said#vote`);
    const changed = await post({ vote: '1' }, cookie);
    expect(changed.headers['location']).toBe(`${ARTICLE}?vote=yes#vote`);
    const shown = await readPage(app, `${ARTICLE}?vote=yes`, noticeHeader(changed));
    const after = countsOf(shown.main.text);
    expect([before, after]).toEqual([
      { up: 0, down: 0 },
      { up: 1, down: 0 },
    ]);
  });

  it('[CT-03] too long remark: preserved, with an error beside it', async () => {
    const comment = 'x'.repeat(301);
    const response = await post({ vote: '-1', comment });
    expect(response.status).toBe(422);
    const page = parsePage(response.text);
    expect(page.html).toContain(comment);
    expect(page.main.text).toContain('ce texte est trop long');
  });

  it('[CT-03] from another site, or without a valid value: refused', async () => {
    const foreign = await request(app)
      .post(ARTICLE)
      .type('form')
      .set('origin', 'https://evil.example')
      .send({ vote: '1' });
    expect(foreign.status).toBe(403);
    expect((await post({ vote: '7' })).status).toBe(422);
    expect((await post({})).status).toBe(422);
  });

  it('[CT-03] visitor id: set only by a vote', async () => {
    const page = await request(app).get(ARTICLE);
    expect(page.headers['set-cookie']).toBeUndefined();
    const search = await request(app).post('/api/v1/sav/search').set('sec-fetch-site', 'same-origin');
    expect(search.headers['set-cookie']).toBeUndefined();
  });

  it('[AP-10] call of the browser: the proxy sets the visitor’s id and replaces any other', async () => {
    const id = Number(/"article":\{"id":(\d+)/.exec((await readPage(app, ARTICLE)).html)?.[1]);
    const call = (cookie = '') =>
      request(app)
        .post('/api/v1/sav/vote?site_id=1&lang=fr&sales_plan_id=1')
        .set({
          'sec-fetch-site': 'same-origin',
          'x-visitor-id': 'forged-forged-forged-1',
          ...(cookie && { cookie }),
        })
        .send({ id, vote: 1 });
    const first = await call();
    const [cookie = ''] = first.headers['set-cookie'] ?? [];
    const second = await call(cookie.split(';', 1)[0]);
    expect(second.body).toEqual(first.body);
    expect((await call()).body).toMatchObject({ up: (first.body as { up: number }).up + 1 });
  });
});

describe('fault codes', () => {
  it('page: checks with who may do them, and a final step', async () => {
    const page = await readPage(app, FAULT);
    expect(page.main.text).toContain('Vous pouvez le faire');
    expect(page.main.text).toContain('Réservé au professionnel');
    expect(page.main.text).toContain('Si le défaut persiste');
    expect(page.robots).toBeUndefined();
    expect(page.alternates['en']).toBe('http://localhost:3000/en/support-faq/fault-codes/boilers/a01');
    const trade = await readPage(app, `/pro${FAULT}`);
    expect(trade.main.text).toContain('Votre client peut le faire, par téléphone');
  });

  it('plain form: finds them by code or symptom', async () => {
    const page = await readPage(app, '/support-faq/codes-defaut?q=h%202');
    expect(page.main.text).toContain('1 défaut trouvé');
    expect(page.main.links).toContain('/support-faq/codes-defaut/pompes-a-chaleur/h02');
    expect(page.robots).toMatch(/noindex/);
    const nothing = await readPage(app, '/support-faq/codes-defaut?q=zzzz');
    expect(nothing.main.text).toContain('Aucun défaut ne correspond');
  });
});

describe('switches of support pages', () => {
  it.each([
    '/support-faq',
    '/en/support-faq',
    '/support-faq/fuite',
    '/categorie-sav/radiateurs',
    ARTICLE,
    '/pro/sav/controler-un-fil-pilote-six-ordres',
    '/support-faq/codes-defaut',
    FAULT,
  ])('[PL-05, RT-58] %s: lead to pages with status 200', async (path) => {
    const page = await readPage(app, path);
    const header = page.html.slice(page.html.indexOf('<header'), page.html.indexOf('<main'));
    const links = [...header.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
    const english = path.startsWith('/en');
    const language = links.filter((link) => (english ? !link.startsWith('/en') : link.startsWith('/en')));
    expect(language.length).toBeGreaterThan(0);
    const prefix = english ? '/en' : '';
    const audience = path.includes('/pro/') ? `${prefix}/support-faq` : `${prefix}/pro/support-faq`;
    expect(links.some((link) => link.startsWith(audience))).toBe(true);
    for (const link of new Set([...language, audience])) {
      if (!link.startsWith('/') || link.startsWith('/assets')) continue;
      expect([link, (await request(app).get(link)).status]).toEqual([link, 200]);
    }
  });
});

/** Posts the vote's form as a page of this site does. */
function post(form: Record<string, string>, cookie = '') {
  return request(app)
    .post(ARTICLE)
    .type('form')
    .set({ 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) })
    .send(form);
}

function countsOf(text: string): { up: number; down: number } {
  const up = /(\d+) personnes? /.exec(text)?.[1] ?? '0';
  const down = /, (\d+) non\./.exec(text)?.[1] ?? '0';
  return { up: Number(up), down: Number(down) };
}
