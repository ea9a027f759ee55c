import type { Catalogue } from '#backoffice/shop/catalogue/catalogue.ts';
import { colourOf, type Vocabulary } from '#backoffice/shop/catalogue/vocabulary.ts';
import type { ProductRecord, SizeRecord } from '#shared/contract/shop/product-record.ts';
import type { Translated } from '../catalogue/product-record.ts';
import { stableNumber } from '../stable-number.ts';
import { typeset } from '#shared/domain/typeset.ts';
import { partSetOf } from './part-sets.ts';
import type { PartTemplate } from './part-template.ts';
import { firstYearOf, serialRange } from './production.ts';
import { stockOf, type Supply } from './part-supply.ts';

export type DemoPart = Supply & {
  reference: string;
  /** Reference of the part that replaces it. */
  replacedBy: string | null;
  why: Translated | null;
  kind: 'spare' | 'accessory';
  family: string;
  names: Translated;
  oldReferences: string[];
  /** Cents before tax. */
  price: number;
  eco: number;
  weight: number;
  /** Key of the product whose family lists it. */
  home: string;
};

export type DemoFit = {
  reference: string;
  product: string;
  /** Key of the template, which exploded views use. */
  key: string;
  quantity: number;
  year_from: number;
  year_to: number | null;
  serial_from: string | null;
  serial_to: string | null;
};

export type DemoParts = { parts: DemoPart[]; fits: DemoFit[] };

type Variety = { id: string; names: Translated; size: number };

const OLD_SCHEME_BEFORE = 2016;
const THOUSANDS = 3;

/** Creates the parts of all products. Names, prices and years are derived from the tables and the product data only. */
export function makeParts({ products, vocabulary }: Pick<Catalogue, 'products' | 'vocabulary'>): DemoParts {
  const parts = new Map<string, DemoPart>();
  const fits: DemoFit[] = [];
  const numbers = new Map<string, number>();
  const shared = new Map<string, string[]>();
  for (const product of products) {
    const { code, templates } = partSetOf(product);
    for (const template of templates) {
      for (const variety of varietiesOf(template, product, vocabulary)) {
        const owner = template.per === 'design' ? code : product.reference.slice(-THOUSANDS);
        const id = template.per === 'design' ? `${code} ${template.key} ${variety.names.fr}` : '';
        const known = shared.get(id);
        const chain = known ?? addVersions(parts, { owner, template, variety, product, numbers });
        if (id !== '') shared.set(id, chain);
        fits.push(...fitsOf(chain, template, product));
      }
    }
  }
  return { parts: [...parts.values()], fits };
}

type PartContext = {
  owner: string;
  template: PartTemplate;
  variety: Variety;
  product: ProductRecord;
  numbers: Map<string, number>;
};

/** Adds a part and its predecessors, the oldest first. Returns their references. */
function addVersions(parts: Map<string, DemoPart>, context: PartContext): string[] {
  const { owner, template, variety, product, numbers } = context;
  // A new product's own parts have one version; shared parts have several.
  const count = template.per !== 'design' && product.is_new ? 1 : (template.versions ?? 1);
  const references = Array.from({ length: count }, () => {
    const number = (numbers.get(owner) ?? 0) + 1;
    numbers.set(owner, number);
    return `PR-${owner}-${String(number).padStart(THOUSANDS, '0')}`;
  });
  for (const [version, reference] of references.entries()) {
    const next = references[version + 1] ?? null;
    const isOld = version === 0 && firstYearOf(product) < OLD_SCHEME_BEFORE;
    parts.set(reference, {
      reference,
      replacedBy: next,
      why: next === null ? null : (template.reasons?.[version] ?? null),
      kind: 'spare',
      family: template.family,
      names: count > 1 ? withIndex(variety.names, version) : variety.names,
      oldReferences: isOld ? [oldReference(reference)] : [],
      price: priceOf(template, variety.size, reference),
      eco: template.family === 'board' || template.family === 'control' ? 4 : 0,
      weight: Math.max(5, Math.round(template.weight * variety.size)),
      home: product.key,
      ...stockOf(reference, { isObsolete: next !== null, delay: template.delay }),
    });
  }
  return references;
}

/** Production years of each version. */
function fitsOf(chain: string[], template: PartTemplate, product: ProductRecord): DemoFit[] {
  const first = firstYearOf(product);
  const years = stepsBetween(first, chain.length);
  return chain.flatMap((reference, version): DemoFit[] => {
    const from = years[version] ?? first;
    const next = years[version + 1];
    const to = next === undefined ? null : next - 1;
    if (to !== null && to < from) return [];
    const hasRange = chain.length > 1;
    return [
      {
        reference,
        product: product.key,
        key: template.key,
        quantity: template.quantity ?? 1,
        year_from: from,
        year_to: to,
        ...(hasRange ? serialRange(product.reference, from, to) : { serial_from: null, serial_to: null }),
      },
    ];
  });
}

const LATEST_CHANGE = 2025;

/** Years in which a part changed, evenly between the product's first year and now. */
function stepsBetween(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    Math.round(first + ((LATEST_CHANGE - first) * index) / count),
  );
}

function varietiesOf(template: PartTemplate, product: ProductRecord, vocabulary: Vocabulary): Variety[] {
  const [middle] = product.sizes.slice(Math.floor(product.sizes.length / 2));
  if (!middle) return [];
  if (template.per === 'colour') {
    return product.colours.map((colour) => ({
      id: colour,
      names: fill(template.name, middle, colourOf(vocabulary, colour).name),
      size: 1,
    }));
  }
  if (template.per !== 'size') return [{ id: '', names: fill(template.name, middle), size: 1 }];
  const named = product.sizes.map((model) => ({
    id: model.code,
    names: fill(template.name, model),
    size: Math.sqrt((model.width * model.height) / (middle.width * middle.height)),
  }));
  return named.filter(
    (variety, index) => named.findIndex((other) => other.names.fr === variety.names.fr) === index,
  );
}

/** Fills figures of a size into a name. A missing figure is omitted with its unit. */
function fill(name: Translated, model: SizeRecord, colour?: Translated): Translated {
  return {
    fr: typeset(fillOne(name.fr, model, 'fr', colour?.fr), 'fr'),
    en: typeset(fillOne(name.en, model, 'en', colour?.en), 'en'),
  };
}

const KILOWATT = 1000;
const MIN_IN_KILOWATTS = 3000;

function fillOne(name: string, model: SizeRecord, lang: 'fr' | 'en', colour = ''): string {
  const region = lang === 'fr' ? 'fr-FR' : 'en-GB';
  const figure = (value: number) => value.toLocaleString(region).replaceAll('\u202f', '\u00a0');
  const { VOLUME: volume, AIRFLOW: airflow } = model.figures;
  const power = model.figures['POWER'] ?? model.figures['COOLING'] ?? model.figures['INPUT'];
  const output =
    typeof power !== 'number'
      ? ''
      : power >= MIN_IN_KILOWATTS
        ? `${figure(power / KILOWATT)} kW`
        : `${figure(power)} W`;
  return name
    .replace('{power} W', output)
    .replace('{volume} l', typeof volume !== 'number' ? '' : `${figure(volume)} l`)
    .replace('{airflow}', typeof airflow !== 'number' ? output : `${figure(airflow)} m³/h`)
    .replace('{width}', figure(model.width))
    .replace('{height}', figure(model.height))
    .replace('{depth}', figure(model.depth))
    .replace('{colour}', colour.toLowerCase())
    .replace(/ {2,}/, ' ')
    .replace(/ ,/, ',')
    .trim();
}

const LETTERS = 'ABCDE';

function withIndex(names: Translated, version: number): Translated {
  const letter = LETTERS[version] ?? '';
  return { fr: `${names.fr}, indice ${letter}`, en: `${names.en}, issue ${letter}` };
}

const CENTS = 100;
const SPREAD_OF_PRICES = 13;

/** Price from the middle price: higher for larger sizes, and different for each part. */
function priceOf(template: PartTemplate, size: number, reference: string): number {
  const spread = 1 + (stableNumber(`${reference} price`, SPREAD_OF_PRICES) - 6) / CENTS;
  return Math.round(template.price * (0.4 + 0.6 * size) * spread * CENTS * 0.1) * 10;
}

/** Reference of the former scheme: seven digits, `0871.412`. */
function oldReference(reference: string): string {
  const digits = String(stableNumber(`${reference} old`, 9_999_999)).padStart(7, '0');
  return `${digits.slice(0, 4)}.${digits.slice(4)}`;
}
