import type { StoredCard, StoredDetails, StoredTexts } from '#backoffice/products/product-record.ts';
import type { Energy } from '#shared/contract/product.ts';
import type { ProductRecord, SizeRecord } from '#shared/contract/shop/product-record.ts';
import { typeset } from '#shared/domain/typeset.ts';
import { NO_DESIGN } from '#shared/drawing/has-drawing.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { energyClassesOf, energyLabelOf } from '../energy/energy-label.ts';
import { energyRows } from '../energy/energy-rows.ts';
import type { SoldVariant } from './catalogue.ts';
import { clearancesOf, connectionsOf } from './connections.ts';
import { environmentRow } from './environment-row.ts';
import { sizeFigures, sizeLabel, spannedFigures, type Figures } from './figures.ts';
import { fixingsOf } from './fixings.ts';
import { colourOf, typeOf, type Vocabulary } from './vocabulary.ts';

const PERCENT = 100;

/** Row of a product, prices in cents. `variants`: those of the product, in their order. */
export function productRow(
  product: ProductRecord,
  variants: readonly SoldVariant[],
  { siteId, planIds, position }: { siteId: number; planIds: number[]; position: number },
) {
  const prices = variants.flatMap(({ price }) => price ?? []);
  const lowest = prices.length > 0 ? Math.min(...prices) : null;
  const cheapest = variants.find(({ price }) => price !== null && price === lowest) ?? variants[0];
  const details: StoredDetails = { guarantee: product.guarantee };
  return {
    site_id: siteId,
    reference: product.reference,
    type: product.type,
    signature: product.signature,
    is_new: product.is_new,
    sales_plan_ids: planIds,
    position,
    price_from: lowest,
    price_varies: new Set(prices).size > 1,
    eco: cheapest?.eco ?? 0,
    vat_rate: product.vat_rate === undefined ? null : Math.round(product.vat_rate * PERCENT),
    stock: Math.max(0, ...variants.map(({ stock }) => stock)),
    details,
  };
}

/** Rows of the translations of a product. `brand`: that of the shop. */
export function translationRows(vocabulary: Vocabulary, product: ProductRecord, brand: string) {
  return LOCALES.map((lang) => {
    const { slug, name } = product.texts[lang];
    const figures = product.sizes.map((size) => sizeFigures(vocabulary, product, size, lang));
    return {
      lang,
      slug,
      name,
      card: typeset(storedCard(vocabulary, product, { lang, brand, figures }), lang),
      texts: typeset(storedTexts(vocabulary, product, { lang, figures }), lang),
    };
  });
}

/** Data of a product's drawing. */
export function drawingOf(
  product: Pick<ProductRecord, 'key' | 'drawing' | 'sizes' | 'colours' | 'card_colour'>,
): StoredCard['drawing'] {
  const { width, height, depth } = cardSize(product);
  return {
    design: product.drawing?.design ?? NO_DESIGN,
    width,
    height,
    depth,
    floor_distance: product.drawing?.floor_distance ?? 0,
    colour: product.card_colour ?? product.colours[0] ?? '',
  };
}

function storedCard(
  vocabulary: Vocabulary,
  product: ProductRecord,
  { lang, brand, figures }: { lang: Locale; brand: string; figures: readonly Figures[] },
): StoredCard {
  return {
    subtitle: product.texts[lang].subtitle,
    brand: product.brand ?? brand,
    drawing: drawingOf(product),
    colours: product.colours.map((value) => ({ value, label: colourOf(vocabulary, value).name[lang] })),
    energy: energyOf(product),
    attributes: spannedFigures(vocabulary, figures),
    sizes: product.sizes.map(({ code, width, height, depth }) => ({ code, width, height, depth })),
  };
}

/** `figures`: those of each size. */
function storedTexts(
  vocabulary: Vocabulary,
  product: ProductRecord,
  { lang, figures }: { lang: Locale; figures: readonly Figures[] },
): StoredTexts {
  const { description, lead, story, points, technical } = product.texts[lang];
  const environment = environmentRow(product, typeOf(vocabulary, product), lang);
  return {
    description: description === '' ? lead : description,
    lead,
    story: story ?? { title: '', text: '' },
    points,
    technical: [...technical, ...energyRows(product, lang), ...(environment ? [environment] : [])],
    models: product.sizes.map((size, index) =>
      storedSize(vocabulary, product, { size, figures: figures[index] ?? {} }, lang),
    ),
  };
}

function storedSize(
  vocabulary: Vocabulary,
  product: ProductRecord,
  { size, figures }: { size: SizeRecord; figures: Figures },
  lang: Locale,
): StoredTexts['models'][number] {
  const label = energyLabelOf(size, lang);
  const connections = connectionsOf(product, size, lang);
  const clearances = clearancesOf(product, lang);
  return {
    code: size.code,
    label: sizeLabel(vocabulary, product, { size, figures }, lang),
    width: size.width,
    height: size.height,
    depth: size.depth,
    weight: size.weight,
    attributes: figures,
    energy_class: label?.class ?? null,
    energy_label: label,
    fixings: fixingsOf(product, size),
    ...(connections && { connections }),
    ...(clearances && { clearances }),
  };
}

/** Size on the card: the middle one, or the larger of two. */
function cardSize({ key, sizes }: Pick<ProductRecord, 'key' | 'sizes'>): SizeRecord {
  const size = sizes[Math.floor(sizes.length / 2)];
  if (!size) throw new Error(`Product ${key} has no size.`);
  return size;
}

/** The card states the class that every size reaches; the page states each size's own. */
function energyOf(product: ProductRecord): Energy {
  const none = { class: null, scale: null, label_url: null, fiche_url: null, eprel: null };
  const [size] = product.sizes;
  const scale = size && energyLabelOf(size, 'fr')?.scale;
  const reached = energyClassesOf(product).at(-1);
  if (!scale || !reached) return { applicable: false, ...none };
  return { ...none, applicable: true, class: reached, scale };
}
