import type { ProductRecord, ProductTexts } from '#shared/contract/shop/product-record.ts';

const MAXIMUM_REPEATED_SHARE = 0.05;

/**
 * Lists where the demo products leave the house style, one sentence each: form of references, lengths of texts, number
 * of technical rows and of related products, and the share of sentences that several descriptions have in common.
 */
export function findProductFindings(products: readonly ProductRecord[]): string[] {
  return [
    ...products.flatMap((product) =>
      findingsOfProduct(product).map((finding) => `${product.key}: ${finding}`),
    ),
    ...repeatedSentenceFindings(products),
  ];
}

function findingsOfProduct(product: ProductRecord): string[] {
  const findings: string[] = [];
  if (!/^AT-[A-Z]{3}$/.test(product.reference))
    findings.push(`reference ${product.reference} is not AT- and three letters`);
  if (product.related.length < 3 || product.related.length > 5)
    findings.push('related products are not three to five');
  if (product.related.includes(product.key)) findings.push('is related to itself');
  for (const language of ['fr', 'en'] as const) {
    findings.push(...findingsOfTexts(product.texts[language]).map((finding) => `${language} ${finding}`));
  }
  return findings;
}

function findingsOfTexts(texts: ProductTexts): string[] {
  const findings: string[] = [];
  const length = (name: string, text: string, from: number, to: number) => {
    if (text.length < from || text.length > to)
      findings.push(`${name} has ${text.length} characters, not ${from} to ${to}`);
  };
  if (texts.technical.length < 4 || texts.technical.length > 9)
    findings.push('technical rows are not four to nine');
  if (texts.points.length !== 3) findings.push('selling points are not three');
  length('name', texts.name, 3, 32);
  length('subtitle', texts.subtitle, 12, 70);
  length('lead', texts.lead, 100, 280);
  length('story title', texts.story?.title ?? '', 8, 48);
  length('story text', texts.story?.text ?? '', 200, 560);
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

function repeatedSentenceFindings(products: readonly ProductRecord[]): string[] {
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
function sentencesOf(texts: ProductTexts): string[] {
  const text = [texts.lead, texts.story?.text ?? '', ...texts.points.map((point) => point.text)].join(' ');
  return text.split(/[.?:]\s+/).map((sentence) => sentence.toLowerCase());
}

function duplicates(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
