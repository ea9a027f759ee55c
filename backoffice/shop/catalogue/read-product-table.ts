import { z } from 'zod';
import { slugText } from '#shared/contract/fields.ts';
import {
  audience,
  recordKey,
  reference,
  type ProductRecord,
  type ProductTexts,
} from '#shared/contract/shop/product-record.ts';
import type { Locale } from '#shared/locale.ts';
import {
  choice,
  list,
  number,
  optional,
  optionalText,
  text,
  vatRate,
  withDefault,
  yesNo,
} from '../files/cells.ts';
import type { Findings } from '../files/finding.ts';
import { reasonParams } from '../files/issue-finding.ts';
import { readTable } from '../files/read-table.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import { checkProduct, type ProductContext, type ProductPosition } from './check-product.ts';
import { withColumns } from './table-fields.ts';

/** A product of the table. Its sizes follow from its variants. */
type TabledProduct = { product: Omit<ProductRecord, 'sizes'>; at: ProductPosition };

/** `Title: text`, as in a list of selling points and of technical rows. */
const titled = text().transform((value, context): [string, string] => {
  const colon = value.indexOf(':');
  const [title, words] = [value.slice(0, Math.max(colon, 0)).trim(), value.slice(colon + 1).trim()];
  if (title !== '' && words !== '') return [title, words];
  context.addIssue({ code: 'custom', ...reasonParams('titled', { value }) });
  return z.NEVER;
});

const plainText = withDefault(text(), '');

const productRow = z.object({
  key: recordKey,
  reference,
  type: recordKey,
  brand: optionalText(),
  position: optional(number({ min: 0 })),
  categories: list(recordKey),
  audiences: list(choice(audience.options)),
  published: withDefault(yesNo(), true),
  signature: yesNo(),
  is_new: yesNo(),
  colours: list(recordKey),
  card_colour: optional(recordKey),
  guarantee: withDefault(number({ min: 0, max: 100, integer: true }), 0),
  vat_rate: optional(vatRate()),
  related: list(recordKey),
  'name.fr': text(),
  'name.en': text(),
  'slug.fr': optional(slugText),
  'slug.en': optional(slugText),
  'subtitle.fr': plainText,
  'subtitle.en': plainText,
  'description.fr': plainText,
  'description.en': plainText,
  'lead.fr': plainText,
  'lead.en': plainText,
  'story_title.fr': optionalText(),
  'story_title.en': optionalText(),
  'story.fr': optionalText(),
  'story.en': optionalText(),
  'points.fr': list(titled),
  'points.en': list(titled),
  'technical.fr': list(titled),
  'technical.en': list(titled),
});
type Row = z.output<typeof productRow>;

/** Reads `products.csv`: products of authors who come with a spreadsheet, one row each. */
export async function* readProductTable(
  folder: ShopFolder,
  context: ProductContext,
  findings: Findings,
): AsyncGenerator<TabledProduct> {
  const codes = [...context.vocabulary.attributes.values()]
    .filter(({ kind }) => kind === 'choice')
    .map(({ code }) => code);
  const choices = Object.fromEntries(codes.map((code) => [`attributes.${code}`, list(recordKey)]));
  const schema = withColumns(productRow, choices);
  for await (const { row, at: cellAt } of readTable(folder, 'products', schema, findings)) {
    const product = toProduct(row, attributesOf(row, codes));
    const at: ProductPosition = ([field = 'key', second]) =>
      cellAt(field === 'attributes' ? `attributes.${second}` : String(field));
    checkProduct(product, context, at, findings);
    yield { product, at };
  }
}

function toProduct(row: Row, attributes: Record<string, string[]>): TabledProduct['product'] {
  return {
    key: row.key,
    reference: row.reference,
    type: row.type,
    brand: row.brand ?? undefined,
    position: row.position ?? undefined,
    categories: row.categories,
    audiences: row.audiences,
    published: row.published,
    signature: row.signature,
    is_new: row.is_new,
    attributes,
    colours: row.colours,
    card_colour: row.card_colour ?? undefined,
    guarantee: row.guarantee,
    vat_rate: row.vat_rate ?? undefined,
    related: row.related,
    texts: { fr: textsOf(row, 'fr'), en: textsOf(row, 'en') },
  };
}

function attributesOf(row: Readonly<Record<string, unknown>>, codes: readonly string[]) {
  const attributes: Record<string, string[]> = {};
  for (const code of codes) {
    const values = z.array(z.string()).parse(row[`attributes.${code}`]);
    if (values.length > 0) attributes[code] = values;
  }
  return attributes;
}

function textsOf(row: Row, lang: Locale): ProductTexts {
  const story = row[`story.${lang}`];
  return {
    slug: row[`slug.${lang}`] ?? row.key,
    name: row[`name.${lang}`],
    subtitle: row[`subtitle.${lang}`],
    description: row[`description.${lang}`],
    lead: row[`lead.${lang}`],
    ...(story !== null && {
      story: { title: row[`story_title.${lang}`] ?? row[`name.${lang}`], text: story },
    }),
    points: row[`points.${lang}`].map(([title, words]) => ({ title, text: words })),
    technical: row[`technical.${lang}`].map(([label, value]) => ({ label, value })),
  };
}
