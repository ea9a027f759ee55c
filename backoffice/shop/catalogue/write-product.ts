import { Document, isCollection } from 'yaml';
import type { ProductRecord, ProductTexts, SizeRecord } from '#shared/contract/shop/product-record.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { markdownText } from '../files/write-markdown.ts';
import { productBodyText } from './product-body.ts';

/** Header of the table of technical rows. */
const COLUMNS: Record<Locale, [label: string, value: string]> = {
  fr: ['Caractéristique', 'Valeur'],
  en: ['Characteristic', 'Value'],
};

/** A product as `products/<key>.md`. Defaults are left out. */
export function productText({ key, texts, sizes, drawing, ...product }: ProductRecord): string {
  const { attributes, audiences, signature, is_new: isNew, guarantee, related } = product;
  const front = {
    reference: product.reference,
    type: product.type,
    brand: product.brand,
    position: product.position,
    ...Object.fromEntries(LOCALES.map((lang) => [lang, textsFront(key, texts[lang])])),
    categories: inline(product.categories),
    audiences: audiences.length > 0 ? inline(audiences) : undefined,
    published: product.published ? undefined : false,
    signature: signature || undefined,
    is_new: isNew || undefined,
    colours: inline(product.colours),
    card_colour: product.card_colour,
    attributes:
      Object.keys(attributes).length > 0
        ? Object.fromEntries(Object.entries(attributes).map(([code, values]) => [code, inline(values)]))
        : undefined,
    guarantee: guarantee || undefined,
    vat_rate: product.vat_rate,
    drawing: drawing && {
      design: drawing.design,
      floor_distance: drawing.floor_distance || undefined,
      brackets: drawing.brackets && inline(drawing.brackets),
      connections: drawing.connections?.map(inline),
      clearances: drawing.clearances && inline(drawing.clearances),
    },
    related: related.length > 0 ? inline(related) : undefined,
    sizes: sizes.map(sizeFront),
  };
  const body = LOCALES.map((lang) => `## ${lang}\n\n${productBodyText(texts[lang], COLUMNS[lang])}`.trim());
  return markdownText(front, body.join('\n\n'));
}

function sizeFront({ code, name, width, height, depth, weight, figures, energy, sound, eprel }: SizeRecord) {
  return {
    code,
    name: name && inline(name),
    width,
    height,
    depth,
    weight,
    figures: Object.keys(figures).length > 0 ? inline(figures) : undefined,
    energy: energy && inlineLists(energy),
    sound: sound && inline(sound),
    eprel: typeof eprel === 'object' ? inlineLists(eprel) : eprel,
  };
}

function textsFront(key: string, { slug, name, subtitle, description }: ProductTexts) {
  return {
    name,
    slug: slug === key ? undefined : slug,
    subtitle: subtitle || undefined,
    description: description || undefined,
  };
}

/** A value on one line: `[dry-inertia]`, `{ POWER: 750 }`. */
function inline(value: unknown) {
  const { contents } = new Document(value);
  if (isCollection(contents)) contents.flow = true;
  return contents;
}

/** The same for the lists and maps within a value. */
function inlineLists(value: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, typeof inner === 'object' ? inline(inner) : inner]),
  );
}
