import {
  productFacts,
  productTexts,
  recordKey,
  type ProductRecord,
  type ProductTexts,
} from '#shared/contract/shop/product-record.ts';
import { slugText } from '#shared/contract/fields.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { errorAt, type Findings } from '../files/finding.ts';
import { readMarkdown, splitLanguages, type MarkdownFile } from '../files/read-markdown.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import { checkProduct, checkSizes, type ProductContext, type ProductPosition } from './check-product.ts';
import { parseProductBody } from './product-body.ts';

const FOLDER = 'products/';
const EXTENSION = '.md';

/** Texts of a language that stand in the front matter. */
const frontTexts = productTexts
  .pick({ name: true, subtitle: true, description: true })
  .extend({ slug: slugText.optional() });
const productFront = productFacts.extend({ fr: frontTexts, en: frontTexts });

/** Reads `products/<key>.md`: one file a product, with a section a language. */
export async function* readProducts(
  folder: ShopFolder,
  context: ProductContext,
  findings: Findings,
): AsyncGenerator<{ product: ProductRecord; at: ProductPosition }> {
  for (const path of await folder.list('products')) {
    if (!path.endsWith(EXTENSION)) continue;
    const key = path.slice(FOLDER.length, -EXTENSION.length);
    if (!recordKey.safeParse(key).success) {
      findings.add(errorAt({ file: path, line: 1, column: 1 }, 'product_file_name', { name: key }));
      continue;
    }
    const file = await readMarkdown(folder, path, productFront, findings);
    if (!file) continue;
    const product = toProduct(key, path, file, findings);
    checkProduct(product, context, file.at, findings);
    checkSizes(product, context, file.at, findings);
    yield { product, at: file.at };
  }
}

function toProduct(
  key: string,
  path: string,
  file: MarkdownFile<ReturnType<typeof productFront.parse>>,
  findings: Findings,
): ProductRecord {
  const { fr, en, ...facts } = file.front;
  const sections = new Map(splitLanguages(file).map((section) => [section.language, section]));
  for (const { language, bodyLine } of sections.values()) {
    if (!LOCALES.some((lang) => lang === language))
      findings.add(errorAt({ file: path, line: bodyLine, column: 1 }, 'product_section', { language }));
  }
  const textsIn = (lang: Locale): ProductTexts => {
    const section = sections.get(lang) ?? { body: '', bodyLine: file.bodyLine };
    const { slug = key, ...front } = lang === 'fr' ? fr : en;
    const body = parseProductBody(section, (line, code) =>
      findings.add(errorAt({ file: path, line, column: 1 }, code)),
    );
    return { slug, ...front, ...body };
  };
  return { key, ...facts, texts: { fr: textsIn('fr'), en: textsIn('en') } };
}
