import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { readPage, tags } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const INSTALLERS = '/trouver-un-installateur';
const DISTRIBUTORS = '/pro/trouver-un-distributeur';
const NANTES = '?place=44000+Nantes';

let app: RequestListener;
beforeAll(async () => {
  ({ app } = await createTestStorefront());
});

const distancesOf = (html: string) =>
  [...html.matchAll(/class="[^"]*figures">([\d,.]+)\u00a0(km|m)</g)].map(
    ([, figure = '', unit]) => Number(figure.replace(',', '.')) * (unit === 'km' ? 1000 : 1),
  );

describe('locators', () => {
  it.each([
    [INSTALLERS, 'Trouver un installateur', '400 installateurs en France'],
    ['/en/find-an-installer', 'Find an installer', '400 installers in France'],
    [DISTRIBUTORS, 'Trouver un distributeur', '120 distributeurs en France'],
    ['/en/pro/find-an-distributor', 'Find a distributor', '120 distributors in France'],
  ])('[RT-26, RT-27, LO-01] %s: shows all on a map of France', async (path, title, count) => {
    const page = await readPage(app, path);
    expect([page.status, page.headings, page.robots]).toEqual([200, [title], undefined]);
    expect(page.main.text).toContain(count);
    expect(page.canonical).toBe(`http://localhost:3000${path}`);
    expect(tags(page.html, 'image').length).toBeGreaterThan(0);
    expect(/\sstyle="/.test(page.html)).toBe(false);
  });

  it('[LO-04] around a place: nearest first with distance, without scripts', async () => {
    const page = await readPage(app, INSTALLERS + NANTES);
    const distances = distancesOf(page.html);
    expect(page.main.text).toMatch(/Nantes \(44000\) : \d+ installateurs à moins de 50 km/);
    expect(distances.length).toBeGreaterThan(3);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
    expect(page.main.text).toMatch(/Ouvert jusqu’à|Fermé/);
    expect(page.main.links.some((link) => link.startsWith('tel:'))).toBe(true);
    expect(page.main.links.some((link) => link.startsWith('https://www.openstreetmap.org/directions'))).toBe(
      true,
    );
    expect(tags(page.html, 'form')).toContainEqual(expect.objectContaining({ action: INSTALLERS }));
  });

  it('[LO-01] product type: filters, and each type is a page with its own title', async () => {
    const [all, some] = [
      await readPage(app, INSTALLERS + NANTES),
      await readPage(app, `${INSTALLERS}/ventilation${NANTES}`),
    ];
    expect(distancesOf(some.html).length).toBeLessThan(distancesOf(all.html).length);
    const bare = await readPage(app, `${INSTALLERS}/pompe-a-chaleur`);
    expect([bare.robots, bare.title]).toEqual([
      undefined,
      'Pompes à chaleur : trouver un installateur | Âtre',
    ]);
    expect(bare.alternates['en']).toBe('http://localhost:3000/en/find-an-installer/heat-pump');
    expect(all.main.links).toContain(`${INSTALLERS}/pompe-a-chaleur?place=44000+Nantes`);
  });

  it('[LO-01] unknown type: 404; slug of the other language: redirect to its own', async () => {
    expect((await readPage(app, `${INSTALLERS}/cheminees`)).status).toBe(404);
    expect((await readPage(app, `${INSTALLERS}/radiateurs-electriques`)).status).toBe(404);
    expect((await readPage(app, `${INSTALLERS}/Ventilation`)).status).toBe(404);
    const other = await readPage(app, `/en/find-an-installer/pompe-a-chaleur${NANTES}`);
    expect([other.status, other.headers['location']]).toEqual([
      301,
      `/en/find-an-installer/heat-pump${NANTES}`,
    ]);
  });

  it('search results: not indexed, and positions not in shared caches', async () => {
    const asked = await readPage(app, INSTALLERS + NANTES);
    expect([asked.robots, asked.canonical]).toEqual(['noindex,follow', undefined]);
    expect(asked.headers['cache-control']).toContain('s-maxage');
    const near = await readPage(app, `${INSTALLERS}?lat=47.218&lng=-1.553`);
    expect(near.headers['cache-control']).toBe('private, no-store');
    expect(near.main.text).toContain('Nantes : ');
  });

  it('structured data: a LocalBusiness for each', async () => {
    const { structuredData } = await readPage(app, INSTALLERS + NANTES);
    const list = structuredData.find((block) => block['@type'] === 'ItemList');
    const [first] = (list?.['itemListElement'] ?? []) as { item: Record<string, unknown> }[];
    expect(first?.item).toMatchObject({
      '@type': 'LocalBusiness',
      address: { '@type': 'PostalAddress', addressCountry: 'FR' },
      geo: { '@type': 'GeoCoordinates' },
    });
  });

  it.each([
    [INSTALLERS, 20],
    ['/en/find-an-installer/heat-pump', 20],
    [DISTRIBUTORS, 20],
    [`${INSTALLERS}?place=qsdfghjk`, 0],
  ])('[LO-01] %s: structured data of %d firms on its map', async (path, count) => {
    const { structuredData, html } = await readPage(app, path);
    const list = structuredData.find((block) => block['@type'] === 'ItemList');
    const firms = (list?.['itemListElement'] ?? []) as { item: { '@type': string; name: string } }[];
    expect(firms).toHaveLength(count);
    expect(firms.filter(({ item }) => item['@type'] !== 'LocalBusiness')).toEqual([]);
    const page = /<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const { rows } = JSON.parse(
      /"rows":(\[\[.*?\]\])/.exec(page)?.[0].replace(/^/, '{').concat('}') ?? '{}',
    ) as { rows?: unknown[][] };
    const onMap = new Set(rows?.map((row) => row[3]));
    expect(firms.filter(({ item }) => !onMap.has(item.name))).toEqual([]);
  });

  it.each([
    ['', 'Écrivez une commune'],
    ['y', 'Aucune commune de France ne correspond à « y »'],
    ['qsdfghjk', 'Aucune commune de France ne correspond à « qsdfghjk »'],
    ['Genève', 'hors de France'],
    ['97400', 'outre-mer'],
    ['x'.repeat(1500), 'Aucune commune de France'],
    ['\u0000\u0007\u202e', 'Écrivez une commune'],
  ])('[LO-03] no result for "%.20s": explained', async (text, words) => {
    const page = await readPage(app, `${INSTALLERS}?place=${encodeURIComponent(text)}`);
    expect(page.status).toBe(200);
    expect(page.main.text).toContain(words);
  });

  it('[LO-03] input: preserved in every case', async () => {
    const { html } = await readPage(app, `${INSTALLERS}?place=qsdfghjk`);
    expect(tags(html, 'input').find(({ name }) => name === 'place')?.['value']).toBe('qsdfghjk');
  });

  it('[LO-03] ambiguous name: offers the other communes', async () => {
    const { main } = await readPage(app, `${INSTALLERS}?place=Montreuil`);
    expect(main.links.some((link) => /place=\d{5}\+Montreuil/.test(link))).toBe(true);
  });

  it('none nearby, or none within 200 km: explains what to do', async () => {
    const near = await readPage(app, `${DISTRIBUTORS}?place=48000+Mende&radius=10`);
    expect(near.main.text).toContain('Le plus proche est à');
    expect(near.main.links.some((link) => /radius=(?:25|100|200)|place=48000\+Mende$/.test(link))).toBe(true);
    const none = await readPage(app, `${INSTALLERS}${NANTES}&label=comptoir-pieces&radius=200`);
    expect(none.main.text).toContain('Aucun résultat à moins de 200 km');
    expect(none.main.links).toContain(`${INSTALLERS}${NANTES}&radius=200`);
  });

  it('page beyond the last: 404; invalid parameters: ignored', async () => {
    expect((await readPage(app, `${INSTALLERS}${NANTES}&page=40`)).status).toBe(404);
    for (const query of ['page=-1', 'radius=9999', 'label=%00', 'point=abc', 'point=99999999', 'lat=x&lng=y'])
      expect([query, (await readPage(app, `${INSTALLERS}${NANTES}&${query}`)).status]).toEqual([query, 200]);
  });

  it('selected entry of the address: shown wherever it is', async () => {
    const far = await readPage(app, `${INSTALLERS}?place=20000+Ajaccio`);
    const path = far.main.links.find((link) => link.includes('point='));
    const id = /point=(\d+)/.exec(path ?? '')?.[1];
    const page = await readPage(app, `${INSTALLERS}${NANTES}&point=${id}`);
    expect(page.html).toContain(`id="contact-${id}"`);
    expect(tags(page.html, 'details').some((details) => 'open' in details)).toBe(true);
  });

  it('[PL-05, RT-58] consumer and language switch: preserve place and product type', async () => {
    const { links } = await readPage(app, `${INSTALLERS}/ventilation${NANTES}&label=souffle-egal`);
    expect(links).toContain(`${DISTRIBUTORS}/ventilation${NANTES}`);
    expect(links).toContain(`/en/find-an-installer/ventilation${NANTES}&label=souffle-egal`);
    const english = await readPage(app, '/en/pro/find-an-distributor/heat-pump');
    expect(english.links).toContain(`${DISTRIBUTORS}/pompe-a-chaleur`);
    expect(english.links).toContain('/en/find-an-installer/heat-pump');
  });

  it('[LO-06] showrooms for the trade: listed on request', async () => {
    const page = await readPage(app, `${DISTRIBUTORS}?stockists=1`);
    expect(page.main.text).toContain('40 distributeurs en France');
  });
});
