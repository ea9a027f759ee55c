import { beforeAll, describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { DEMO_BRAND, DEMO_SELLER } from '#tests/support/demo-brand.ts';
import { readDemoCatalogue } from '#backoffice/demo/demo-catalogue.ts';
import { readDemoShop } from '#backoffice/demo/demo-shop.ts';
import { readDocuments } from '#backoffice/shop/documents/read-documents.ts';
import { ANY_KEY } from '#tests/support/any-key.ts';
import { energyFigures } from '#backoffice/shop/energy/energy-figures.ts';
import { ratingOf } from '#backoffice/shop/energy/energy-rating.ts';
import { CLASSES } from '#backoffice/shop/energy/energy-class.ts';
import { SHEET_ONLY } from '#backoffice/shop/energy/energy-rows.ts';
import { typeRows } from '#backoffice/shop/catalogue/vocabulary-rows.ts';
import { energyClassValue, facetsOf } from '#backoffice/shop/catalogue/product-facets.ts';
import type { ProductSource } from '#backoffice/documents/document-source.ts';
import { directivesFor } from '#backoffice/documents/kinds/directives.ts';
import { makeDocument } from '#backoffice/documents/make-document.ts';
import { comparisonRows } from '#client/pages/compare/comparison-rows.ts';
import { labelFigures, type LabelFigure } from '#client/pages/product/energy-label/label-figures.ts';
import { LabelDrawing } from '#client/pages/product/energy-label/label-drawing.tsx';
import { productData } from '#client/pages/product/product-data.ts';
import type { EnergyLabel, Product } from '#shared/contract/product.ts';
import { product as productSchema } from '#shared/contract/product.ts';
import { productList } from '#shared/contract/product-list.ts';
import { CLIMATES } from '#shared/domain/climate.ts';
import { energyFigureText } from '#shared/domain/energy-figure.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { readPdf, withoutSpaces } from '#tests/support/read-pdf.ts';
import { startTestApi } from '#tests/support/test-api.ts';

const { products: PRODUCTS, vocabulary } = await readDemoCatalogue();

const PRO = '2';

/** Every product of the API as professionals see it, by reference. */
const found: Record<Locale, Map<string, Product>> = { fr: new Map(), en: new Map() };
beforeAll(async () => {
  const api = await startTestApi();
  for (const lang of LOCALES) {
    const query = { lang, sales_plan_id: PRO, perPage: '100' };
    for (let page = 1; found[lang].size < PRODUCTS.length && page < 4; page += 1) {
      const list = productList.parse((await api.get('/product', { ...query, page: String(page) })).body);
      for (const { id } of list.items) {
        const one = productSchema.parse((await api.get(`/product/${id}`, query)).body);
        found[lang].set(one.reference, one);
      }
    }
  }
  await api.close();
}, 60_000);

function productOf(reference: string, lang: Locale): Product {
  const one = found[lang].get(reference);
  if (!one) throw new Error(`The API gives no ${reference}.`);
  return one;
}

const DECLARED = PRODUCTS.filter(({ sizes }) => sizes[0]?.energy);
const DOCUMENTS = await readDemoShop((folder, findings) =>
  readDocuments(folder, findings, { categories: ANY_KEY, products: ANY_KEY }),
);
const LABELLED = DECLARED.filter(({ key }) =>
  DOCUMENTS.some(({ kind, product }) => kind === 'fiche-energie' && product === key),
);

/** Text of a label or a row as printed in a table, without spaces. */
const words = (text: string) => withoutSpaces(text);

/** Returns message ids unchanged: rows of declared figures have their own names. */
const asId = (id: string) => id;

/** Each size with its record, its label in the API and the texts of that language. */
function sizesOf(product: (typeof PRODUCTS)[number], lang: Locale) {
  const api = productOf(product.reference, lang);
  return product.sizes.map(({ code, energy, sound }) => {
    const sold = api.models.find((model) => model.code === code);
    if (!sold || !energy) throw new Error(`${product.key} ${code} is not sold or declares nothing.`);
    return { sold, energy, sound, label: sold.energy_label };
  });
}

const classesOf = (label: EnergyLabel) => [label.class, ...(label.second ? [label.second.class] : [])];

/** Columns beside the map: each unit with the values of colder, average and warmer climates; X if undeclared. */
function climateColumns(figures: readonly LabelFigure[]): string[] {
  const ofClimates = figures.filter((figure) => figure.climate);
  return [...new Set(ofClimates.map(({ unit }) => unit))].map((unit) => {
    const values = CLIMATES.map(
      (climate) =>
        ofClimates.find((figure) => figure.unit === unit && figure.climate === climate)?.value ?? 'X',
    );
    return unit + values.join('');
  });
}

describe.each(LOCALES)('energy data of every model, %s', (lang) => {
  it('[PR-02] labels of the API: classes, profile, sound and figures equal the record', () => {
    expect(LABELLED.length).toBeGreaterThan(35);
    for (const product of LABELLED) {
      for (const { energy, sound, sold, label } of sizesOf(product, lang)) {
        const rating = ratingOf(energy);
        const figures = new Map(label?.figures.map(({ code, value }) => [code, value]));
        const declared = energyFigures(energy).map(({ code, value }) => [
          code,
          typeof value === 'number' ? value : value[lang],
        ]);
        expect([product.key, label && classesOf(label), sold.energy_class]).toEqual([
          product.key,
          [rating?.first.class, ...(rating?.second ? [rating.second.class] : [])],
          rating?.first.class,
        ]);
        expect([
          product.key,
          declared.filter(([code, value]) => figures.get(String(code)) !== value),
        ]).toEqual([product.key, []]);
        expect([product.key, label?.profile ?? null]).toEqual([
          product.key,
          'profile' in energy ? energy.profile : null,
        ]);
        expect([label?.sound_indoors, label?.sound_outdoors]).toEqual([
          sound?.power_indoors_db ?? null,
          sound?.power_outdoors_db ?? null,
        ]);
        expect(String(figures.get('eprel'))).toMatch(/^DEMO-[A-Z]{3}-\w+ \((inventé|invented)/);
      }
    }
  });

  it('[PR-02] characteristics and comparison: each declared figure in one row, with its unit', () => {
    for (const product of DECLARED) {
      const api = productOf(product.reference, lang);
      const compared = comparisonRows([api], { text: asId, locale: lang, symbol: '€' });
      for (const { energy } of sizesOf(product, lang)) {
        for (const { code, label, value, unit } of energyFigures(energy)) {
          if (SHEET_ONLY.has(code)) continue;
          const rows = api.technical.filter((row) => words(row.label) === words(label[lang]));
          const shown = { value: typeof value === 'number' ? value : value[lang], unit: null };
          expect([product.key, code, rows.length]).toEqual([product.key, code, 1]);
          const row = words(rows[0]?.value ?? '');
          expect([product.key, code, row]).toEqual([
            product.key,
            code,
            expect.stringContaining(words(energyFigureText(shown, lang))),
          ]);
          expect(row).toContain(words(unit?.[lang] ?? ''));
          const column = compared.find((line) => words(line.label) === words(label[lang]));
          expect([product.key, code, column?.values]).toEqual([product.key, code, [rows[0]?.value]]);
        }
      }
    }
  });

  it('[PR-02] drawn labels: classes and figures of the record', () => {
    for (const product of LABELLED) {
      for (const { label } of sizesOf(product, lang)) {
        if (!label) continue;
        const figures = labelFigures(label, lang);
        const drawn = words(
          renderToStaticMarkup(
            LabelDrawing({ label, supplier: 'Âtre', reference: product.reference, figures, description: '' }),
          ).replace(/<[^>]*>/g, ' '),
        );
        const expected = [
          ...figures.filter((figure) => !figure.climate).map(({ value, unit }) => value + unit),
          ...climateColumns(figures),
          label.regulation,
        ];
        expect([product.key, expected.filter((word) => !drawn.includes(words(word)))]).toEqual([
          product.key,
          [],
        ]);
        expect(figures.length).toBeGreaterThan(0);
      }
    }
  });

  it('[PR-02] cards, facets and structured data: the lowest class of all sizes, and each class as a facet', () => {
    for (const product of PRODUCTS) {
      const api = productOf(product.reference, lang);
      const classes = api.models.flatMap(({ energy_class: name }) => name ?? []);
      const worst = CLASSES.findLast((name) => classes.includes(name)) ?? null;
      expect([product.key, api.energy.class, api.energy.applicable]).toEqual([
        product.key,
        worst,
        worst !== null,
      ]);
      const facets = facetsOf(vocabulary, product).flatMap(({ code, value }) =>
        code === 'ENERGY_CLASS' ? [value] : [],
      );
      expect([product.key, facets.toSorted()]).toEqual([
        product.key,
        [...new Set(classes.map(energyClassValue))].toSorted(),
      ]);
      const data = JSON.stringify(
        productData(api, { url: 'https://atre.example/p', images: [], priceCurrency: 'EUR' }),
      );
      const pluses = (worst?.length ?? 1) - 1;
      const category = `EUEnergyEfficiencyCategory${pluses > 0 ? `A${pluses}Plus` : worst}"`;
      expect([product.key, data.includes(category)]).toEqual([product.key, worst !== null]);
    }
  });

  it('[CT-04] declarations: name the regulations that the record follows', () => {
    for (const product of DECLARED) {
      const api = productOf(product.reference, lang);
      const named = [
        ...api.models.flatMap(({ energy_label: label }) => label?.regulation ?? []),
        ...api.technical.flatMap(({ value }) => /\d{4}\/1103/.exec(value)?.[0] ?? []),
      ];
      const declared = directivesFor(sourceOf(api)).join(' ');
      expect([product.key, named.length > 0, named.filter((number) => !declared.includes(number))]).toEqual([
        product.key,
        true,
        [],
      ]);
    }
  });

  it('[CT-04] files: every information sheet, and one product sheet and declaration per type', async () => {
    // Languages alternate, so that the sheet of each product is read once.
    const ofTypes = new Set(new Map(DECLARED.map((product) => [product.type, product])).values());
    const mine = DECLARED.filter((_product, index) => (index % 2 === 0) === (lang === 'fr'));
    const read = mine.filter((product) => LABELLED.includes(product) || ofTypes.has(product));
    for (const product of read) {
      const api = productOf(product.reference, lang);
      const isLabelled = LABELLED.includes(product);
      const sheet = await readDocument(api, isLabelled ? 'fiche-energie' : 'fiche', lang);
      const declaration = ofTypes.has(product) ? await readDocument(api, 'conformite', lang) : '';
      const numbers = directivesFor(sourceOf(api)).map((number) => /\d+\/\d+/.exec(number)?.[0] ?? number);
      expect([product.key, declaration && numbers.filter((number) => !declaration.includes(number))]).toEqual(
        [product.key, declaration && []],
      );
      for (const { label, energy } of sizesOf(product, lang)) {
        const expected = label
          ? [
              ...label.figures.map((figure) => figure.label + energyFigureText(figure, lang)),
              ...classesOf(label),
              label.regulation,
            ]
          : api.technical
              .filter(({ label: name }) =>
                energyFigures(energy).some((figure) => words(figure.label[lang]) === words(name)),
              )
              .map((row) => row.label + row.value);
        expect([product.key, expected.filter((text) => !sheet.includes(words(text)))]).toEqual([
          product.key,
          [],
        ]);
      }
    }
  }, 60_000);
});

/** A product of the API as source of documents. */
function sourceOf(api: Product): ProductSource {
  const { name, reference, technical, models, description, lead, story, points, guarantee } = api;
  const texts = { technical, models, description, lead, story, points };
  const type = typeRows(vocabulary).find(({ key }) => key === api.type)?.data ?? null;
  return { name, reference, type, card: api, texts, details: { guarantee } };
}

/** The extracted text of a document, without spaces. */
async function readDocument(api: Product, kind: string, lang: Locale): Promise<string> {
  const { bytes } = await makeDocument({
    lang,
    brand: DEMO_BRAND,
    seller: { name: DEMO_SELLER.name, city: DEMO_SELLER.city, isInvented: true },
    advisers: '',
    promise: '',
    kind,
    title: DOCUMENTS.find((document) => document.kind === kind)?.[`title.${lang}`] ?? '',
    date: new Date('2026-11-26'),
    products: [sourceOf(api)],
    range: null,
  });
  return (await readPdf(Uint8Array.from(bytes).buffer)).text;
}
