import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { readPage, tags } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const PATH = '/calculer-la-puissance';
const HOUSE = 'zip=44000&alt=200&built=1975-1988';
const LIVING = 'room=living&area=24&height=2,5&walls=2&glass=4&storey=between&width=&tall=';
const BATHROOM = 'room=bathroom&area=6&height=2.5&walls=1&glass=1&storey=top&width=700&tall=';

let app: RequestListener;
beforeAll(async () => {
  ({ app } = await createTestStorefront());
});

const ask = (query: string, path = PATH) => readPage(app, `${path}?${query}`);
const fieldsOf = (html: string, name: string) =>
  tags(html, 'input')
    .filter((input) => input['name'] === name)
    .map((input) => input['value'] ?? '');

const AMOUNT = /([\d\s]+,\d{2}\s€)/;
const euros = (amount: string) => Number(amount.replaceAll(/[\s€]/g, '').replace(',', '.'));
/** Rows of the table of rooms. */
const rooms = (text: string) => text.slice(text.indexOf('Pièce Puissance')).split('m²').slice(1, 3);

const robots = (html: string) => tags(html, 'meta').find(({ name }) => name === 'robots')?.['content'];

describe('power calculator', () => {
  it('[RT-01] start: one room without errors, indexable; results are not', async () => {
    const page = await readPage(app, PATH);
    expect([page.status, fieldsOf(page.html, 'area')]).toEqual([200, ['']]);
    expect(page.html).not.toContain('aria-invalid="true"');
    expect([robots(page.html), robots((await ask(`${HOUSE}&${LIVING}`)).html)]).toEqual([
      undefined,
      'noindex,follow',
    ]);
  });

  it('result: watts, range and town, and three fitting products with a link to all', async () => {
    const { text, links } = await ask(`${HOUSE}&${LIVING}`);
    expect(text).toMatch(/À Nantes, le calcul retient −5\s°C pour le jour le plus froid/);
    expect(text).toMatch(/La pièce perd [\d\s]+W le jour le plus froid, entre [\d\s]+et [\d\s]+W/);
    const list = links.find((link) => link.includes('/_POWER__'));
    expect(list).toMatch(/^\/nos-produits\/chauffage-electrique\/radiateurs-electriques\/_POWER__\d+/);
    expect((await readPage(app, list ?? '')).status).toBe(200);
    expect(new Set(links.filter((link) => link.startsWith('/produit/'))).size).toBe(3);
  });

  it.each([
    ['', /TTC conseillé/],
    ['/pro', /HT, prix public/],
  ])(
    'closest appliance (%s): with the price that its size has on its page, and their sum',
    async (area, tax) => {
      const { text, links } = await ask(`${HOUSE}&${LIVING}&${BATHROOM}`, `${area}${PATH}`);
      const sum = AMOUNT.exec(text.slice(text.indexOf('En tout')))?.[1] ?? '';
      expect(text).toMatch(tax);
      const closest = rooms(text).map((room) => AMOUNT.exec(room)?.[1] ?? '');
      expect(euros(sum)).toBe(closest.map(euros).reduce((all, price) => all + price));
      const sizes = [...new Set(links.filter((link) => /\/produit\/.*\?ref=/.test(link)))];
      expect(sizes).toHaveLength(6);
      for (const [index, path] of [sizes[0], sizes[3]].entries())
        expect((await readPage(app, path ?? '')).text).toContain(closest[index]);
    },
  );

  it('[PL-06] quote: the contact form has a line for each room with the reference of its appliance', async () => {
    const { links } = await ask(`${HOUSE}&${LIVING}&${BATHROOM}`);
    const form = links.find((link) => link.includes('subject=quote')) ?? '';
    expect((await readPage(app, form)).text).toMatch(
      /Séjour, 24\sm²\s: 1 × Lame 1\s500\sW \(AT-LAM-1500-BR\)\s+Salle de bains, 6\sm²\s: 1 × Berge/,
    );
    const professional = await ask(`${HOUSE}&${LIVING}`, `/pro${PATH}`);
    expect(professional.links.some((link) => link.includes('subject=quote'))).toBe(false);
  });

  it('narrow wall: other products, or none with the reason', async () => {
    const wide = await ask(`${HOUSE}&${LIVING}`);
    const narrow = await ask(`${HOUSE}&${LIVING.replace('width=', 'width=500')}`);
    const sizes = [...narrow.text.matchAll(/(\d+)\s×\s[\d\s]+mm, /g)].map(([, width]) => Number(width));
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
    expect(narrow.links).not.toEqual(wide.links);
    const tiny = await ask(`${HOUSE}&${LIVING.replace('width=', 'width=200')}`);
    expect(tiny.text).toContain('Aucun appareil de cette puissance ne tient');
  });

  it('several rooms: added up, each with its own fields, bathrooms with towel dryers', async () => {
    const { text, links } = await ask(`${HOUSE}&${LIVING}&${BATHROOM}`);
    expect(text).toMatch(/Puissance à installer, 2 pièces/);
    const figures = [...text.matchAll(/: ([\d\s]+)W\. ?Soit/g)].map(([, watts = '']) =>
      Number(watts.replaceAll(/\s/g, '')),
    );
    expect(figures).toHaveLength(2);
    const sum = (figures[0] ?? 0) + (figures[1] ?? 0);
    expect(text.replaceAll(/\s/g, '')).toContain(`2pièces${sum}W`);
    expect(links.some((link) => link.startsWith('/nos-produits/seche-serviettes/electriques/_POWER__'))).toBe(
      true,
    );
  });

  it('address: contains the whole calculation', async () => {
    const asked = await ask(`${HOUSE}&works=roof&${LIVING}&${BATHROOM}&add=1`);
    const shared =
      asked.links.find((link) => link.startsWith(`${PATH}?zip=`) && !link.includes('add=')) ?? '';
    const again = await readPage(app, shared);
    expect(fieldsOf(again.html, 'area')).toEqual(['24', '6', '']);
    expect(again.text).toMatch(/Puissance à installer, 2 pièces/);
  });

  it('rooms: added and removed without scripts, and input is preserved', async () => {
    const added = await ask(`${HOUSE}&${LIVING}&add=1`);
    expect(fieldsOf(added.html, 'area')).toEqual(['24', '']);
    expect(added.html).not.toContain('aria-invalid="true"');
    const removed = await ask(`${HOUSE}&${LIVING}&${BATHROOM}&remove=0`);
    expect([fieldsOf(removed.html, 'area'), fieldsOf(removed.html, 'width')]).toEqual([['6'], ['700']]);
  });

  it('[PL-06] professionals: see the heat losses of each room; consumers do not', async () => {
    const consumers = await ask(`${HOUSE}&${LIVING}`);
    const professionals = await ask(`${HOUSE}&${LIVING}`, `/pro${PATH}`);
    expect(consumers.text).not.toMatch(/Déperditions\s: /);
    expect(professionals.text).toMatch(/Déperditions\s: /);
    expect(professionals.text).toMatch(/Total à 19\s°C dedans, −5\s°C dehors/);
  });

  it.each([
    ['zip=&area=20', 'Indiquez le code postal'],
    ['zip=4400&area=20', 'a cinq chiffres'],
    ['zip=00000&area=20', 'Aucune commune'],
    ['zip=97200&area=20', 'France métropolitaine'],
    [`zip=44000&${LIVING.replace('area=24', 'area=0')}`, 'Entre 1 et 200 m²'],
    [`zip=44000&${LIVING.replace('area=24', 'area=<b>')}`, 'Écrivez un nombre'],
    [`zip=44000&${LIVING.replace('area=24', 'area=')}`, 'Indiquez un nombre'],
  ])('%s: an error beside its field', async (query, words) => {
    const { status, text, html } = await ask(query);
    expect([status, text.includes(words), html.includes('aria-invalid="true"')]).toEqual([200, true, true]);
  });

  it.each([
    'area=&'.repeat(300),
    `zip=${'9'.repeat(5000)}`,
    'zip=%00&area=%00&room=%FF',
    'zip=44000&alt=x&built=x&works=x',
  ])('invalid address (%#): still a page', async (query) => {
    expect((await ask(query)).status).toBe(200);
  });

  it('radiator pages: link to it', async () => {
    for (const path of ['/nos-produits/chauffage-electrique', '/'])
      expect((await readPage(app, path)).links).toContain(PATH);
    expect((await readPage(app, '/en/our-products/electric-heating')).links).toContain(
      '/en/power-calculator',
    );
  });
});
