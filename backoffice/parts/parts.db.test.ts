import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Eclate, PartCategory, PartList, Plate } from '#shared/contract/spare-part.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Query = Record<string, string>;
const PRO = { sales_plan_id: '2' };
const list = async (query: Query) => (await api.get('/part', query)).body as PartList;
const resolve = async (text: string) => (await api.get('/part/resolve', { text })).body as Plate;
const LAME = { category: 'chauffage-electrique', slug: 'lame' };
const REFEND = { category: 'chauffage-electrique', slug: 'refend' };
const eclate = async (query: Query) => (await api.get('/eclate', query)).body as Eclate;

describe('spare parts', () => {
  it('[SC-01] parts: eight categories, at least 1,500 parts and 40 exploded views', async () => {
    const { items } = (await api.get('/part/category')).body as { items: PartCategory[] };
    const sum = (of: (category: PartCategory) => number) => items.reduce((total, one) => total + of(one), 0);
    expect(items).toHaveLength(8);
    expect(sum(({ parts }) => parts)).toBeGreaterThanOrEqual(1500);
    expect(sum(({ schemas }) => schemas)).toBeGreaterThanOrEqual(40);
    expect(items.map(({ accessories }) => accessories > 0)).toEqual(items.map(() => true));
  });

  it('parts: found by reference in any spelling, by EAN and by old reference', async () => {
    const [part] = (await list({ product: 'AT-RFD' })).items;
    const { reference = '', ean = '' } = part ?? {};
    const written = [
      reference,
      reference.toLowerCase(),
      reference.replaceAll('-', '.'),
      ` ${reference.replaceAll('0', 'O')} `,
      ean,
    ];
    for (const text of written) {
      const found = await list({ text });
      expect([text, found.items.map((item) => item.reference)]).toEqual([text, [reference]]);
      expect(found.exact?.position).toEqual(expect.any(String));
    }
    const { items } = await list({ product: 'AT-RFD', perPage: '100' });
    const old = items.flatMap(({ old_references: references }) => references)[0] ?? '';
    expect((await list({ text: old.replace('.', ' ') })).items[0]?.old_references).toContain(old);
  });

  it('parts: found by words and by product, and filtered by family', async () => {
    const found = await list({ text: 'resistance lame', perPage: '100' });
    expect(found.total).toBeGreaterThan(3);
    for (const { name } of found.items) expect(name.toLowerCase()).toContain('résistance');
    const ofLame = await list({ text: 'AT-LAM', category: LAME.category });
    expect(ofLame.schemas.map(({ slug }) => slug)).toContain('lame');
    const boards = await list({ text: 'AT-LAM', family: 'board' });
    expect(new Set(boards.items.map(({ family }) => family))).toEqual(new Set(['board']));
    expect(ofLame.families.find(({ value }) => value === 'board')?.count).toBe(boards.total);
    expect((await list({ text: 'zzzzzz' })).total).toBe(0);
    const whole = await list({ category: LAME.category });
    expect(whole.schemas.length).toBeGreaterThan(10);
    expect((await list({ category: LAME.category, page: '2' })).schemas).toEqual([]);
    expect((await list({ text: '%_' })).total).toBe(0);
  });

  it('parts of a serial number: those built in when the appliance was made', async () => {
    const { products } = await eclate(REFEND);
    const first = products[0]?.year_from ?? 0;
    const serial = `RFD-${String(first % 100).padStart(2, '0')}08-00012`;
    const found = await list({ text: serial, perPage: '100' });
    expect(found.total).toBeGreaterThan(5);
    for (const { products: fitted } of found.items) {
      const own = fitted.find(({ reference }) => reference === 'AT-RFD');
      expect(own?.year_from ?? 0).toBeLessThanOrEqual(first);
    }
    expect(found.total).toBeLessThan((await list({ text: 'AT-RFD' })).total);
  });

  it('parts: an unknown category is a 404, a page beyond the last an empty list', async () => {
    expect((await api.get('/part', { category: 'gibt-es-nicht' })).status).toBe(404);
    const beyond = await list({ text: 'AT-RFD', page: '99' });
    expect([beyond.items.length, beyond.total > 0]).toEqual([0, true]);
  });

  it('parts: prices include tax for consumers and exclude it for professionals', async () => {
    const consumer = (await eclate(LAME)).parts[0]?.price;
    const professional = (await eclate({ ...LAME, ...PRO })).parts[0]?.price;
    expect([consumer?.tax, professional?.tax]).toEqual(['included', 'excluded']);
    expect(consumer?.value).toBeCloseTo((professional?.value ?? 0) * 1.2, 1);
  });
});

describe('exploded view', () => {
  it('[AP-12] exploded view: has its picture, its spots as fractions of it and every part of its product', async () => {
    const view = await eclate(LAME);
    expect(view.hotspots.length).toBeGreaterThan(8);
    for (const { x, y, position } of view.hotspots) {
      expect([x >= 0 && x <= 1, y >= 0 && y <= 1]).toEqual([true, true]);
      expect(view.parts.map((part) => part.position)).toContain(position);
    }
    expect(view.parts.length).toBeGreaterThan(view.hotspots.length);
    const positions = view.parts.map(({ position }) => Number.parseInt(position, 10));
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(view.alternates.en).toEqual({ category: 'electric-heating', slug: 'lame' });
  });

  it('exploded view: lists other products that a part fits, without the one shown', async () => {
    const { parts } = await eclate(REFEND);
    const shared = parts.find(({ also_fits_total: total }) => total > 3);
    expect(shared?.also_fits).toHaveLength(3);
    for (const { also_fits: others } of parts) {
      expect(others.map(({ reference }) => reference)).not.toContain('AT-RFD');
    }
  });

  it('exploded view: a 404 in another category or under a slug of the other language', async () => {
    expect((await api.get('/eclate', { ...LAME, category: 'ventilation' })).status).toBe(404);
    expect((await api.get('/eclate', { ...LAME, lang: 'en' })).status).toBe(404);
    expect((await api.get('/eclate', { ...LAME, slug: 'nichts' })).status).toBe(404);
  });

  it('exploded view: a replaced part names its successor, each step and its reason', async () => {
    const { parts } = await eclate(REFEND);
    const boards = parts.filter(({ name }) => name.startsWith('Carte de puissance'));
    const [first, second, third] = boards;
    expect(first?.status).toBe('obsolete');
    expect(first?.replaced_by).toBe(third?.reference);
    expect(first?.replacement?.steps.map(({ reference }) => reference)).toEqual([
      first?.reference,
      second?.reference,
    ]);
    expect(first?.replacement?.steps.every(({ why }) => why.length > 20)).toBe(true);
    expect(third?.replaced_by).toBeNull();
    expect(first?.year_to).toBeLessThan(third?.year_from ?? 0);
  });
});

describe('data plate', () => {
  it('data plate: reads a commercial code, an EAN or a serial number, O for 0 and without dashes', async () => {
    for (const text of ['AT-LAM-1500-BR', 'at lam 15OO br', 'AT.LAM.1500.BR']) {
      const plate = await resolve(text);
      expect([text, plate.kind, plate.product?.reference]).toEqual([text, 'product', 'AT-LAM']);
      expect(plate.schema?.slug).toBe('lame');
      expect(plate.manual?.kind).toBe('notice-pose');
    }
    const serial = await resolve('lam 2614 OO451');
    expect(serial).toMatchObject({
      kind: 'serial',
      made: { year: 2026, week: 14 },
      warranty_end: '2036-04-08',
      product: { reference: 'AT-LAM' },
    });
  });

  it('data plate: a part’s code gives the part, an unknown code nothing', async () => {
    const { parts } = await eclate(LAME);
    const reference = parts[0]?.reference ?? '';
    expect(await resolve(reference)).toMatchObject({ kind: 'part', part: { reference } });
    for (const text of ['XXX-9999', '—', 'LAM-2699-00451', 'LAM-0114-00451']) {
      expect([text, (await resolve(text)).kind]).toEqual([text, 'none']);
    }
  });
});
