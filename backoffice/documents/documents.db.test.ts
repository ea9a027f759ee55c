import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readDemoCatalogue } from '#backoffice/demo/demo-catalogue.ts';
import { documentList, type DocumentItem } from '#shared/contract/document.ts';
import { product, type Product } from '#shared/contract/product.ts';
import { productList } from '#shared/contract/product-list.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';
import { OPERATOR_TOKEN } from '#tests/support/test-backoffice.ts';
import { countMissingGlyphs } from '#tests/support/pdf-text.ts';
import { readPdf, withoutSpaces } from '#tests/support/read-pdf.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const { products: PRODUCTS } = await readDemoCatalogue();

/** One product per kind of appliance whose documents differ. */
const REFERENCES = ['AT-LAM', 'AT-RIV', 'AT-BIS', 'AT-TRU'];
const EVERY_KIND = ['conformite', 'depliant', 'fiche', 'fiche-energie', 'notice-pose', 'schema-electrique'];

/** Kinds with a table of sizes, the power after the reference. */
const KINDS_WITH_POWER = new Set(['conformite', 'depliant', 'fiche', 'schema-electrique']);

/** Formatted as printed: `1 500 W`, `2 – 6 kW`. */
function figureText({
  value,
  to,
  unit,
}: {
  value: unknown;
  to?: number | undefined;
  unit?: string | null | undefined;
}): string {
  const shown = typeof value === 'number' ? formatFigure(value, 'fr') : String(value);
  return `${shown}${to === undefined ? '' : `–${formatFigure(to, 'fr')}`}${unit ?? ''}`;
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const asOperator = { headers: { authorization: `Bearer ${OPERATOR_TOKEN}` } };
const fetchFile = (code: string, lang: Locale, init?: RequestInit) =>
  fetch(`${api.url}/media/documents/${lang}/${code}.pdf`, init);

/** Searches as a consumer, then as a professional. */
async function findProduct(text: string, lang: Locale, plan = '1'): Promise<Product> {
  const query = { lang, sales_plan_id: plan };
  const { items } = productList.parse((await api.get('/product', { text, ...query })).body);
  if (items[0]?.reference !== text && plan === '1') return findProduct(text, lang, '2');
  return product.parse((await api.get(`/product/${items[0]?.id}`, query)).body);
}

async function documentsOf(reference: string): Promise<(DocumentItem & { code: string })[]> {
  const attributes = JSON.stringify({ PRODUCT: [reference.toLowerCase()] });
  const query = { attributes, sales_plan_id: '2', perPage: '100' };
  const { body } = await api.operate('GET', '/document', undefined, query);
  return documentList.parse(body).items.map((item) => ({ ...item, code: item.code ?? '' }));
}

describe('documents of the catalogue', () => {
  const seen = new Set<string>();

  it.each(REFERENCES)(
    '[CT-04] what %s’s files say is what its record says',
    async (reference) => {
      for (const lang of ['fr', 'en'] as const) {
        const record = await findProduct(reference, lang);
        for (const { code, kind } of await documentsOf(record.reference)) {
          seen.add(kind);
          const response = await fetchFile(code, lang, asOperator);
          expect([code, response.status, response.headers.get('content-type')]).toEqual([
            code,
            200,
            'application/pdf',
          ]);
          const bytes = await response.arrayBuffer();
          expect([code, countMissingGlyphs(new Uint8Array(bytes))]).toEqual([code, 0]);
          const { text, pages, author, language, bookmarks } = await readPdf(bytes);
          expect([code, pages >= 2, author, language, bookmarks.length >= 2]).toEqual([
            code,
            true,
            'Âtre',
            lang,
            true,
          ]);
          expect(text).toContain(withoutSpaces(record.name));
          const isMeasured = kind !== 'schema-electrique' && kind !== 'fiche-energie';
          for (const model of record.models) {
            const measures = [model.width, model.height, model.depth].map((length) =>
              formatFigure(length, lang),
            );
            const expected = isMeasured ? [withoutSpaces(measures.join('×'))] : [];
            const missing = [`${record.reference}-${model.code}`, ...expected].filter(
              (words) => !text.includes(words),
            );
            expect([code, missing]).toEqual([code, []]);
          }
        }
      }
    },
    60_000,
  );

  it('[CT-04] include every kind', () => {
    expect([...seen].sort()).toEqual(EVERY_KIND);
  });

  it.each([...new Map(PRODUCTS.map(({ drawing, reference }) => [drawing?.design, reference])).entries()])(
    '[CT-04] of appliances drawn as %s, those of %s state each size with the power of its record',
    async (_design, reference) => {
      const record = await findProduct(reference, 'fr');
      expect(record.reference).toBe(reference);
      const documents = (await documentsOf(reference)).filter(({ kind }) => KINDS_WITH_POWER.has(kind));
      expect(documents.length).toBeGreaterThan(0);
      const expected = record.models.flatMap(({ code, attributes }) => {
        const power = attributes['POWER'] ?? attributes['COOLING'] ?? attributes['INPUT'];
        return power ? [withoutSpaces(`${reference}-${code}${figureText(power)}`)] : [];
      });
      for (const { code } of documents) {
        const { text } = await readPdf(await (await fetchFile(code, 'fr', asOperator)).arrayBuffer());
        expect([code, expected.filter((words) => !text.includes(words))]).toEqual([code, []]);
      }
    },
    60_000,
  );

  it('the power, the circuit and the fixing distances are those of the record', async () => {
    const { models, drawing, reference } = await findProduct('AT-LAM', 'fr');
    const guide = await readPdf(await (await fetchFile('at-lam-notice-pose', 'fr')).arrayBuffer());
    const wiring = await readPdf(
      await (await fetchFile('at-lam-schema-electrique', 'fr', asOperator)).arrayBuffer(),
    );
    for (const { code, attributes, fixings, height } of models) {
      const watts = attributes['POWER']?.value;
      expect(wiring.text).toContain(
        withoutSpaces(`${reference}-${code}${formatFigure(Number(watts), 'fr')}W`),
      );
      const [left, right] = [Math.min(...fixings.map(({ x }) => x)), Math.max(...fixings.map(({ x }) => x))];
      const lowest = Math.max(...fixings.map(({ y }) => y));
      const toFloor = drawing.floor_distance + height - lowest;
      const row = [left, right - left, toFloor].map((value) => formatFigure(value, 'fr')).join('');
      expect(guide.text).toContain(withoutSpaces(`${reference}-${code}${row}`));
    }
  });

  it('the guide has the connections and the clearances of the record', async () => {
    const { models } = await findProduct('AT-TAS', 'fr');
    const guide = await readPdf(await (await fetchFile('at-tas-notice-pose', 'fr')).arrayBuffer());
    const { connections = [], clearances = [] } = models[Math.floor(models.length / 2)] ?? {};
    expect([connections.length, clearances.length]).toEqual([1, 5]);
    for (const { name, size, position } of connections)
      expect(guide.text).toContain(withoutSpaces(`1${name}${size}${position}`));
    for (const { name, distance } of clearances)
      expect(guide.text).toContain(withoutSpaces(`${name}${formatFigure(distance, 'fr')}`));
  });

  it('a repeated request returns the same file, and its size and page count are stored', async () => {
    const first = Buffer.from(await (await fetchFile('at-riv-fiche', 'fr')).arrayBuffer());
    const again = Buffer.from(await (await fetchFile('at-riv-fiche', 'fr')).arrayBuffer());
    expect(again.equals(first)).toBe(true);
    const item = (await documentsOf('AT-RIV')).find(({ code }) => code === 'at-riv-fiche');
    const { pages } = await readPdf(Uint8Array.from(first).buffer);
    expect(item?.files.find(({ lang }) => lang === 'fr')).toMatchObject({ size: first.length, pages });
  });

  it('[CT-04] there are more than 120, in both languages', async () => {
    const { body } = await api.get('/document', { sales_plan_id: '2', perPage: '1' });
    const { total, items } = documentList.parse(body);
    expect(total).toBeGreaterThan(120);
    expect(items[0]?.files.map(({ lang }) => lang)).toEqual(['fr', 'en']);
  });
});

describe('documents for logged professionals', () => {
  it('[SE-04, CT-04] have no URL for other clients, in lists, on products and in the search', async () => {
    const codes = ['at-bis-notice-pose', 'at-lam-schema-electrique'];
    for (const plan of ['1', '2', '3']) {
      const { body } = await api.get('/document', { sales_plan_id: plan, perPage: '100', text: 'bise' });
      const locked = documentList.parse(body).items.filter(({ connect }) => connect);
      expect(
        locked.flatMap(({ files, code }) => [code, ...files.map(({ url }) => url)]).filter(Boolean),
      ).toEqual([]);
      expect(locked.length > 0).toBe(plan !== '1');
    }
    const { documents } = await findProduct('AT-BIS', 'fr');
    expect(documents.filter(({ connect }) => connect).map(({ media }) => media.url)).toEqual([null]);
    for (const code of codes) {
      const forged = { headers: { authorization: 'Bearer forged' } };
      for (const init of [undefined, forged]) expect((await fetchFile(code, 'fr', init)).status).toBe(404);
    }
  });

  it('are served to entitled clients only, and are not cacheable', async () => {
    const response = await fetchFile('at-bis-notice-pose', 'fr', asOperator);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const { body } = await api.operate('GET', '/document', undefined, {
      sales_plan_id: '2',
      text: 'bise notice',
    });
    expect(documentList.parse(body).items[0]?.files[0]?.url).toBe('documents/fr/at-bis-notice-pose.pdf');
  });
});

it.each([
  'fr/at-xxx-fiche.pdf',
  'de/at-lam-fiche.pdf',
  'fr/at-lam-nothing.pdf',
  'fr/..%2f..%2fpackage.json',
  'fr/at-lam-fiche.pdf/more',
])('documents/%s is a 404', async (path) => {
  expect((await fetch(`${api.url}/media/documents/${path}`)).status).toBe(404);
});
