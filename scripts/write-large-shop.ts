import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DEMO_SHOP_FOLDER } from '#backoffice/demo/demo-shop.ts';

/** Form of the products: one table, or one Markdown file each. */
export type ProductForm = 'table' | 'files';

const SIZES = ['S', 'M', 'L'];
const COLOURS = ['olive', 'craie'];
const CATEGORIES = 40;
const SENTENCE = {
  fr: 'Un abat-jour d’acier embouti, laqué à chaud, sur un câble textile de deux mètres.',
  en: 'A pressed-steel shade, stove-enamelled, on two metres of fabric-covered cable.',
};

/** Writes a shop of lamps with `count` products, each with six variants. */
export async function writeLargeShop(folder: string, count: number, form: ProductForm): Promise<void> {
  await mkdir(join(folder, 'products'), { recursive: true });
  await copyFile(join(DEMO_SHOP_FOLDER, 'shop.yaml'), join(folder, 'shop.yaml'));
  for (const [path, text] of Object.entries(vocabulary())) await writeFile(join(folder, path), text);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  if (form === 'files')
    for (const number of numbers)
      await writeFile(join(folder, 'products', `lampe-${number}.md`), productFile(number));
  else await writeLines(join(folder, 'products.csv'), PRODUCT_HEAD, mapEach(numbers, productLine));
  await writeLines(
    join(folder, 'variants.csv'),
    VARIANT_HEAD,
    mapEach(variantsOf(numbers), (one) => variantLine(one, form)),
  );
  await writeLines(
    join(folder, 'prices.csv'),
    'reference;price;eco',
    mapEach(
      variantsOf(numbers),
      ({ reference, number, size }) => `${reference};${20 + (number % 400) + 30 * size}.00;0.50`,
    ),
  );
  await writeLines(
    join(folder, 'stock.csv'),
    'reference;quantity',
    mapEach(variantsOf(numbers), ({ reference, number, size }) => `${reference};${(number * 7 + size) % 60}`),
  );
}

type Variant = { number: number; size: number; colour: number; reference: string };

function* variantsOf(numbers: readonly number[]): Generator<Variant> {
  for (const number of numbers)
    for (const [size, code] of SIZES.entries())
      for (const colour of COLOURS.keys())
        yield { number, size, colour, reference: `LU-${number}-${code}-${colour === 0 ? 'OL' : 'CR'}` };
}

function* mapEach<Item>(items: Iterable<Item>, lineOf: (item: Item) => string): Generator<string> {
  for (const item of items) yield lineOf(item);
}

const PRODUCT_HEAD =
  'key;reference;type;categories;colours;attributes.SOCKET;guarantee;name.fr;name.en;subtitle.fr;subtitle.en;lead.fr;lead.en;story.fr;story.en;points.fr;points.en';

function productLine(number: number): string {
  const story = { fr: Array(5).fill(SENTENCE.fr).join(' '), en: Array(5).fill(SENTENCE.en).join(' ') };
  return [
    `lampe-${number}`,
    `LU-${number}`,
    'suspension',
    `c-${number % CATEGORIES}`,
    COLOURS.join('|'),
    'e27',
    '3',
    `Lampe ${number}`,
    `Lamp ${number}`,
    'Suspension d’acier',
    'Steel pendant lamp',
    SENTENCE.fr,
    SENTENCE.en,
    story.fr,
    story.en,
    'Légère : un kilogramme|Sobre : 5 W',
    'Light: one kilogram|Frugal: 5 W',
  ].join(';');
}

function productFile(number: number): string {
  const sizes = SIZES.map(
    (code, size) =>
      `  - { code: ${code}, width: ${dimensionOf(size)}, height: 250, depth: ${dimensionOf(size)}, weight: 1.2, figures: { FLUX: ${800 + size * 400} } }`,
  );
  return `---
reference: LU-${number}
type: suspension
fr: { name: Lampe ${number}, subtitle: Suspension d’acier }
en: { name: Lamp ${number}, subtitle: Steel pendant lamp }
categories: [c-${number % CATEGORIES}]
colours: [${COLOURS.join(', ')}]
attributes: { SOCKET: [e27] }
guarantee: 3
sizes:
${sizes.join('\n')}
---

${productSection('fr')}
${productSection('en')}`;
}

function productSection(lang: 'fr' | 'en'): string {
  const title = lang === 'fr' ? 'L’acier' : 'Steel';
  return `## ${lang}\n\n${SENTENCE[lang]}\n\n### ${title}\n\n${Array(5).fill(SENTENCE[lang]).join(' ')}\n`;
}

const VARIANT_HEAD = 'reference;product;size;colour;ean;width;height;depth;weight;figures.FLUX';

function variantLine({ number, size, colour, reference }: Variant, form: ProductForm): string {
  const start = `${reference};lampe-${number};${SIZES[size]};${COLOURS[colour]};`;
  if (form === 'files') return `${start};;;;;`;
  return `${start};${dimensionOf(size)};250;${dimensionOf(size)};1.2;${800 + size * 400}`;
}

function dimensionOf(size: number): number {
  return 300 + 100 * size;
}

function vocabulary(): Record<string, string> {
  const categories = Array.from(
    { length: CATEGORIES },
    (_, index) =>
      `c-${index};lamps;Famille ${index};Family ${index};lampes/famille-${index};lamps/family-${index};Tout.;All.`,
  );
  return {
    'attributes.csv': `code;kind;facet;unit;name.fr;name.en
TYPE;type;yes;;Genre;Kind
FLUX;number;yes;lm;Flux lumineux;Luminous flux
SOCKET;choice;yes;;Culot;Socket
COLOR;colour;yes;;Teinte;Colour
`,
    'attribute-options.csv': 'attribute;value;name.fr;name.en\nSOCKET;e27;E27;E27\n',
    'types.csv': 'key;name.fr;name.en;size_name\nsuspension;Suspension;Pendant lamp;FLUX\n',
    'colours.csv':
      'key;code;name.fr;name.en;swatch\nolive;OL;Olive;Olive;#6b6b2a\ncraie;CR;Craie;Chalk;#f4f1e8\n',
    'categories.csv': `key;parent;name.fr;name.en;slug.fr;slug.en;intro.fr;intro.en
lamps;;Lampes;Lamps;lampes;lamps;Toutes.;All.
${categories.join('\n')}
`,
  };
}

async function writeLines(path: string, head: string, lines: Iterable<string>): Promise<void> {
  const text = function* () {
    yield `${head}\n`;
    for (const line of lines) yield `${line}\n`;
  };
  await pipeline(Readable.from(text()), createWriteStream(path));
}
