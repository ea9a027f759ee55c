import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { readPage } from '#tests/support/read-page.ts';
import { createTestStorefront, PATIENT_LIMITS } from '#tests/support/test-storefront.ts';

const LEAK = ['tel:0800473333', 'tel:18', 'tel:112'];
const MONOXIDE = ['tel:18', 'tel:112'];

let app: RequestListener;
beforeAll(async () => {
  ({ app } = await createTestStorefront({ limits: PATIENT_LIMITS }));
});

const dialled = async (path: string) => {
  const { status, main } = await readPage(app, path);
  return { status, numbers: main.links.filter((link) => link.startsWith('tel:')), text: main.text };
};

describe('pages about gas', () => {
  it.each([
    ['what to do', '/sav/odeur-de-gaz-que-faire', '/en/sav/smell-of-gas-what-to-do'],
    ['a product', '/produit/tison', '/en/product/tison'],
    ['a boiler', '/produit/brasier', '/en/product/brasier'],
    ['an article', '/un-radiateur-a-gaz-aujourd-hui', '/en/a-gas-radiator-today'],
    ['questions', '/support-faq', '/en/support-faq'],
  ])('%s: emergency numbers are tel: links in both languages', async (_name, french, english) => {
    for (const path of [french, english]) {
      const { status, numbers } = await dialled(path);
      expect([path, status]).toEqual([path, 200]);
      const requested = path.includes('support-faq') ? MONOXIDE : LEAK;
      expect([path, requested.filter((number) => !numbers.includes(number))]).toEqual([path, []]);
    }
  });

  it('pages of other appliances: no emergency number', async () => {
    for (const path of ['/produit/lame', '/produit/bise', '/en/product/rive'])
      expect((await dialled(path)).numbers.filter((number) => LEAK.includes(number))).toEqual([]);
  });
});

describe('page whose review is overdue', () => {
  it.each([
    [
      '/la-fonderie-ouvre-ses-portes',
      'Page à relire depuis le 21 septembre 2026',
      /Faut-il s’inscrire|On y verra/,
    ],
    [
      '/en/the-foundry-opens-its-doors',
      'Review of this page due since 21 September 2026',
      /Do I need to book|You will see/,
    ],
  ])('%s: reports it and leaves out its outdated parts', async (path, notice, announced) => {
    const { status, text } = await dialled(path);
    expect(status).toBe(200);
    expect(text).toContain(notice);
    expect(text).not.toMatch(announced);
  });
});
