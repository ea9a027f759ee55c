import { CATEGORIES } from './categories.ts';
import type { DemoCategory } from './demo-category.ts';
import type { DemoProduct, DemoTexts } from './product-record.ts';

const SLUG = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;
const MAXIMUM_REPEATED_SHARE = 0.05;

/**
 * Lists the errors of the demo products, one sentence each; the list is empty when there are none. Checks unique
 * keys, references and slugs, known leaf categories, text lengths, ordered sizes, known related products, and the
 * share of sentences that several descriptions have in common.
 */
export function findProductFindings(products: DemoProduct[]): string[] {
  const known = new Set(products.map((product) => product.key));
  return [
    ...products.flatMap((product) =>
      findingsOfProduct(product, known).map((finding) => `${product.key}: ${finding}`),
    ),
    ...duplicates(products.map((product) => product.key)).map((key) => `key ${key} stands twice`),
    ...duplicates(products.map((product) => product.reference)).map(
      (reference) => `reference ${reference} stands twice`,
    ),
    ...duplicates(products.map((product) => product.texts.fr.slug)).map(
      (slug) => `French slug ${slug} stands twice`,
    ),
    ...duplicates(products.map((product) => product.texts.en.slug)).map(
      (slug) => `English slug ${slug} stands twice`,
    ),
    ...repeatedSentenceFindings(products),
  ];
}

function findingsOfProduct(product: DemoProduct, known: Set<string>): string[] {
  const findings: string[] = [];
  const leaves = leafCategories(CATEGORIES);
  for (const category of product.categories) {
    if (!leaves.has(category)) findings.push(`category ${category} is not one of the deepest`);
  }
  if (!/^AT-[A-Z]{3}$/.test(product.reference))
    findings.push(`reference ${product.reference} is not AT- and three letters`);
  if (product.models.length === 0) findings.push('has no size');
  if (product.models.some((model) => !/^[0-9A-Z]+$/.test(model.code)))
    findings.push('a model code is not digits and capitals');
  findings.push(
    ...duplicates(product.models.map((model) => model.code)).map((code) => `model ${code} stands twice`),
  );
  if (product.technical.length < 4 || product.technical.length > 9)
    findings.push('technical rows are not four to nine');
  if (product.goesWith.length < 3 || product.goesWith.length > 5)
    findings.push('goesWith is not three to five');
  for (const other of product.goesWith) {
    if (!known.has(other) || other === product.key)
      findings.push(`goes with ${other}, which is not another product`);
  }
  for (const language of ['fr', 'en'] as const) {
    findings.push(...findingsOfTexts(product.texts[language]).map((finding) => `${language} ${finding}`));
  }
  return findings;
}

function findingsOfTexts(texts: DemoTexts): string[] {
  const findings: string[] = [];
  const length = (name: string, text: string, from: number, to: number) => {
    if (text.length < from || text.length > to)
      findings.push(`${name} has ${text.length} characters, not ${from} to ${to}`);
  };
  if (!SLUG.test(texts.slug)) findings.push(`slug ${texts.slug} is malformed`);
  length('name', texts.name, 3, 32);
  length('subtitle', texts.subtitle, 12, 70);
  length('lead', texts.lead, 100, 280);
  length('story title', texts.story.title, 8, 48);
  length('story text', texts.story.text, 200, 560);
  length('description', texts.description, 100, 165);
  for (const point of texts.points) {
    length('point title', point.title, 6, 40);
    length('point text', point.text, 40, 180);
  }
  const whole = JSON.stringify(texts);
  if (whole.includes('!')) findings.push('has an exclamation mark');
  if (whole.includes("'")) findings.push('has a straight apostrophe');
  return findings;
}

function repeatedSentenceFindings(products: DemoProduct[]): string[] {
  return (['fr', 'en'] as const).flatMap((language) => {
    const sentences = products.flatMap((product) => sentencesOf(product.texts[language]));
    const repeated = sentences.length - new Set(sentences).size;
    return repeated > sentences.length * MAXIMUM_REPEATED_SHARE
      ? [
          `${repeated} of ${sentences.length} ${language} sentences recur: ${duplicates(sentences).slice(0, 5).join(' | ')}`,
        ]
      : [];
  });
}

/** The sentences of a product's descriptive texts, in lower case. */
function sentencesOf(texts: DemoTexts): string[] {
  const text = [texts.lead, texts.story.text, ...texts.points.map((point) => point.text)].join(' ');
  return text.split(/[.?:]\s+/).map((sentence) => sentence.toLowerCase());
}

function leafCategories(categories: DemoCategory[]): Set<string> {
  return new Set(
    categories.flatMap((category) =>
      category.children ? [...leafCategories(category.children)] : [category.key],
    ),
  );
}

function duplicates(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
