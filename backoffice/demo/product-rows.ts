import type { StoredCard, StoredDetails, StoredTexts } from '#backoffice/products/product-record.ts';
import type { Energy } from '#shared/contract/product.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { optionLabel } from './attributes.ts';
import type { DemoModel, DemoProduct } from './catalogue/product-record.ts';
import { fixingsOf } from './fixings.ts';
import { demoEan } from './demo-ean.ts';
import { energyClassesOf, energyLabelOf } from './energy-label.ts';
import { energyRows } from './energy-rows.ts';
import { environmentRow } from './environment-row.ts';
import { modelFigures, modelLabel, spannedFigures } from './figures.ts';
import { stableNumber } from './stable-number.ts';
import { typeset } from '#shared/domain/typeset.ts';

const BRAND = 'Âtre';
const COLOUR_CODES: Record<string, string> = {
  blanc: 'BL',
  lin: 'LI',
  brique: 'BR',
  sapin: 'SA',
  ardoise: 'AR',
  anthracite: 'AN',
  noir: 'NO',
  chrome: 'CH',
  inox: 'IN',
  laiton: 'LA',
  'pierre-noire': 'PN',
  'pierre-claire': 'PC',
};
const SOLD_OUT_SHARE = 12;
const MAX_STOCK = 140;

/** Row of a product, prices in cents. */
export function productRow(product: DemoProduct, siteId: number, planIds: number[], position: number) {
  const prices = product.models.flatMap((model) => (model.price === undefined ? [] : [cents(model.price)]));
  const cheapest = product.models.find(
    (model) => model.price !== undefined && cents(model.price) === Math.min(...prices),
  );
  const details: StoredDetails = { guarantee: product.guarantee };
  return {
    site_id: siteId,
    reference: product.reference,
    type: product.type,
    signature: product.signature ?? false,
    is_new: product.isNew ?? false,
    sales_plan_ids: planIds,
    position,
    price_from: prices.length > 0 ? Math.min(...prices) : null,
    price_varies: new Set(prices).size > 1,
    eco: cents(cheapest?.eco ?? product.models[0]?.eco ?? 0),
    stock: Math.max(...variantRows(product).map((variant) => variant.stock)),
    details: JSON.stringify(details),
  };
}

export function translationRows(product: DemoProduct) {
  return LOCALES.map((lang) => {
    const texts = product.texts[lang];
    return {
      lang,
      slug: texts.slug,
      name: texts.name,
      card: JSON.stringify(typeset(storedCard(product, lang), lang)),
      texts: JSON.stringify(typeset(storedTexts(product, lang), lang)),
    };
  });
}

/** One row per size and colour. Reference, EAN, price and stock are derived from the product data only. */
export function variantRows(product: DemoProduct) {
  return product.models
    .flatMap((model) => product.colours.map((colour) => ({ model, colour })))
    .map(({ model, colour }, position) => {
      const reference = `${product.reference}-${model.code}-${COLOUR_CODES[colour] ?? 'XX'}`;
      return {
        reference,
        ean: demoEan(reference),
        model: model.code,
        colour,
        price: model.price === undefined ? null : cents(model.price),
        eco: cents(model.eco),
        stock: product.signature ? 0 : stockOf(reference),
        position,
      };
    });
}

/** Stock of a variant. Products of the signature line are made to order and have none. */
function stockOf(reference: string): number {
  return stableNumber(reference, SOLD_OUT_SHARE) === 0 ? 0 : 1 + stableNumber(reference, MAX_STOCK);
}

/** Search keys of a product: its reference, those of its sizes and variants, and their EANs. */
export function referenceKeys(product: DemoProduct): string[] {
  const models = product.models.map((model) => `${product.reference}-${model.code}`);
  const variants = variantRows(product).flatMap((variant) => [variant.reference, variant.ean]);
  return [product.reference, ...models, ...variants];
}

export function drawingOf(product: DemoProduct): StoredCard['drawing'] {
  const model = shownModel(product);
  return {
    design: product.design,
    width: model.width,
    height: model.height,
    depth: model.depth,
    floor_distance: product.floorDistance,
    colour: shownColour(product),
  };
}

/** First colour; when it is white, sometimes another one, so that lists show several colours. */
function shownColour(product: DemoProduct): string {
  const [first = 'blanc'] = product.colours;
  if (first !== 'blanc') return first;
  return product.colours[stableNumber(product.key, product.colours.length)] ?? 'blanc';
}

function storedCard(product: DemoProduct, lang: Locale): StoredCard {
  return {
    subtitle: product.texts[lang].subtitle,
    brand: BRAND,
    drawing: drawingOf(product),
    colours: product.colours.map((value) => ({ value, label: optionLabel('COLOR', value)[lang] })),
    energy: energyOf(product),
    attributes: spannedFigures(product, lang),
  };
}

function storedTexts(product: DemoProduct, lang: Locale): StoredTexts {
  const { description, lead, story, points } = product.texts[lang];
  const environment = environmentRow(product, lang);
  return {
    description,
    lead,
    story,
    points,
    technical: [
      ...product.technical.map((row) => ({ label: row.label[lang], value: row.value[lang] })),
      ...energyRows(product, lang),
      ...(environment ? [environment] : []),
    ],
    models: product.models.map((model) => {
      const label = energyLabelOf(product, model, lang);
      return {
        code: model.code,
        label: modelLabel(product, model, lang),
        width: model.width,
        height: model.height,
        depth: model.depth,
        weight: model.weight,
        attributes: modelFigures(product, model, lang),
        energy_class: label?.class ?? null,
        energy_label: label,
        fixings: fixingsOf(product, model),
      };
    }),
  };
}

/** Size on the card: the middle one, or the larger of two. */
function shownModel(product: DemoProduct): DemoModel {
  const model = product.models[Math.floor(product.models.length / 2)];
  if (!model) throw new Error(`Product ${product.key} has no size.`);
  return model;
}

/** The card states the class that every size reaches; the page states each size's own. */
function energyOf(product: DemoProduct): Energy {
  const none = { class: null, scale: null, label_url: null, fiche_url: null, eprel: null };
  const [model] = product.models;
  const scale = model && energyLabelOf(product, model, 'fr')?.scale;
  const reached = energyClassesOf(product).at(-1);
  if (!scale || !reached) return { applicable: false, ...none };
  return { ...none, applicable: true, class: reached, scale };
}

function cents(euros: number): number {
  return Math.round(euros * 100);
}
