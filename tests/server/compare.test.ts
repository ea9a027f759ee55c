import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { readPage, tags } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

let app: RequestListener;
let lame: number;
let refend: number;
let bise: number;
let sas: number;
beforeAll(async () => {
  ({ app } = await createTestStorefront());
  [lame, refend, bise, sas] = [
    await idOf('lame', 'Lame'),
    await idOf('refend', 'Refend'),
    await idOf('bise', 'Bise'),
    await idOf('sas', 'Sas'),
  ];
});

/** A product's id, read from the checkbox of its card. */
async function idOf(query: string, name: string): Promise<number> {
  const { html, status } = await readPage(app, `/pro/recherche?q=${query}`);
  const box = new RegExp(
    `name="products"[^>]*value="(\\d+)"/>Comparer<span class="hidden"> (?:<!-- -->)?${name}</`,
  );
  const found = box.exec(html.replaceAll('<!-- -->', ''))?.[1];
  if (!found) throw new Error(`No card of ${name} has a box: ${status}.`);
  return Number(found);
}

const rowOf = (html: string, label: string) =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)]
    .map(([, row = '']) => row)
    .find((row) => row.includes(`>${label}<`)) ?? '';
const words = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('comparison', () => {
  it('[PR-02] products of its address: shown side by side, with row and column headers', async () => {
    const page = await readPage(app, `/comparer?products=${lame},${refend}`);
    expect([page.status, page.headings, page.title]).toEqual([
      200,
      ['Comparer'],
      'Comparer Lame, Refend | Âtre',
    ]);
    const columns = tags(page.html, 'th').filter(({ scope }) => scope === 'col');
    expect(columns).toHaveLength(3);
    expect(tags(page.html, 'th').filter(({ scope }) => scope === 'row').length).toBeGreaterThan(10);
    expect(words(rowOf(page.html, 'Largeur'))).toMatch(/^Largeur 600 – 1 600 mm 560 – 1 260 mm$/);
    expect(words(rowOf(page.html, 'Prix'))).toMatch(/dès 589 € TTC conseillé dès 639 € TTC conseillé/);
    expect(page.main.links).toContain('/produit/lame');
  });

  it('[PR-02] not indexed, but cacheable like other public pages', async () => {
    const { robots, headers, html } = await readPage(app, `/comparer?products=${lame},${refend}`);
    expect(robots).toBe('noindex,follow');
    expect(headers['cache-control']).toContain('s-maxage');
    expect(/\sstyle="/.test(html)).toBe(false);
  });

  it('[PR-02] without scripts: a link removes a product, and a form with two boxes compares them', async () => {
    const page = await readPage(app, `/comparer?products=${lame}&products=${refend}`);
    expect(page.main.text).toContain('Retirer Lame de la comparaison');
    expect(page.main.links).toContain(`/comparer?products=${refend}`);
    expect(page.main.links).toContain(`/comparer?products=${lame}`);
  });

  it('[PR-02] differences only: hides equal rows', async () => {
    const all = await readPage(app, `/comparer?products=${lame},${refend}`);
    const some = await readPage(app, `/comparer?products=${lame},${refend}&only=differences`);
    expect(words(rowOf(all.html, 'Puissance'))).toContain('750 – 2 000 W 750 – 2 000 W');
    expect(rowOf(some.html, 'Puissance')).toBe('');
    expect(words(rowOf(some.html, 'Largeur'))).toContain('560');
  });

  it('[PR-02] energy arrow: drawn for products with a label; otherwise a note', async () => {
    const { html } = await readPage(app, `/comparer?products=${lame},${bise}`);
    const row = rowOf(html, 'Classe énergétique');
    expect(words(row)).toContain('Sans étiquette');
    expect(row).toContain('Classe énergétique A+++, sur une échelle de A+++ – D');
    const electric = await readPage(app, `/comparer?products=${lame},${refend}`);
    expect(electric.html).not.toContain('sur une échelle de');
  });

  it('[PR-02] unavailable product: named, and the others are shown', async () => {
    const page = await readPage(app, `/comparer?products=${lame},2000000000,abc`);
    expect(page.status).toBe(200);
    expect(page.main.text).toContain('2 des produits demandés ne sont plus au catalogue');
    expect(page.main.text).toContain('Choisissez un deuxième produit');
    expect(page.main.links).toContain('/produit/lame');
  });

  it('[PR-02] consumers: products for professionals are left out', async () => {
    const consumer = await readPage(app, `/comparer?products=${lame},${sas}`);
    expect(consumer.main.text).toContain('n’est pas proposé à ce public');
    const professional = await readPage(app, `/pro/comparer?products=${lame},${sas}`);
    expect(professional.main.text).not.toContain('plus au catalogue');
    expect(words(rowOf(professional.html, 'Prix'))).toContain('HT, prix public');
  });

  it('[PR-02] fifth product: refused with a message', async () => {
    const ids = [lame, refend, bise, lame + 1000, lame + 2000].join(',');
    expect((await readPage(app, `/comparer?products=${ids}`)).main.text).toContain(
      'On compare 4 produits au plus : le dernier a été laissé de côté.',
    );
  });

  it('[PR-02] without products: explains how to start', async () => {
    const page = await readPage(app, '/en/compare');
    expect(page.main.text).toContain('No products chosen yet.');
    expect(page.main.links).toContain('/en/our-products/electric-heating');
    expect(tags(page.html, 'table')).toEqual([]);
  });

  it('[RT-58, PL-05] language and consumer switch: keep the selection', async () => {
    const query = `?products=${lame},${refend}`;
    const { links } = await readPage(app, `/comparer${query}`);
    expect(links).toContain(`/en/compare${query}`);
    expect(links).toContain(`/pro/comparer${query}`);
  });
});

describe('product cards', () => {
  it('[PR-02] checkbox: one per card, unticked, in a form that leads to the comparison', async () => {
    const { html } = await readPage(app, '/nos-produits/chauffage-electrique');
    const boxes = tags(html, 'input').filter(({ name }) => name === 'products');
    expect(boxes.length).toBeGreaterThan(20);
    expect(new Set(boxes.map(({ form }) => form))).toEqual(new Set(['compare-form']));
    expect(tags(html, 'form')).toContainEqual(
      expect.objectContaining({ id: 'compare-form', action: '/comparer' }),
    );
    expect(/<input[^>]*name="products"[^>]*\schecked/.test(html)).toBe(false);
    expect(html).not.toContain('à comparer');
  });
});
