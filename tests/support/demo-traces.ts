import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const DEMO = 'demo-shop';
/** Names of products that interfaces use as words: “tableau de bord”, “montant”. */
const COMMON_NAMES = new Set(['Tableau', 'Montant', 'Niveau']);
const MIN_LENGTH = 6;
const MIN_SENTENCE = 24;
/** Texts of the demo shop's seller that other companies share. */
const SHARED = /^(?:FR|EUR|SAS|large|medium|small|en France|in mainland|équipements|electrical|https?:)/;

const products = readdirSync(`${DEMO}/products`)
  .map((file) => /name: (.+)/.exec(readFileSync(`${DEMO}/products/${file}`, 'utf8'))?.[1] ?? '')
  .filter((name) => name !== '' && !COMMON_NAMES.has(name));

/** Columns of names, telephone numbers and addresses of people and firms. */
const people = ['contacts', 'installers', 'points-of-sale'].flatMap((table) => {
  const [head = '', ...rows] = readFileSync(`${DEMO}/${table}.csv`, 'utf8').split('\n');
  const columns = head.split(';');
  return rows.flatMap((row) => {
    const cells = row.split(';');
    return ['name', 'phone', 'email'].map((column) => cells[columns.indexOf(column)] ?? '');
  });
});

/** Every text of a document, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

type DemoSite = { seller: unknown; commerce: { bank_account: unknown } };
const { seller, commerce } = parse(readFileSync(`${DEMO}/shop.yaml`, 'utf8')) as DemoSite;
const settings: unknown = parse(readFileSync(`${DEMO}/settings.yaml`, 'utf8'));
const stated = [...textsOf(seller), ...textsOf(commerce.bank_account)].filter((text) => !SHARED.test(text));
const sentences = textsOf(settings).filter((text) => text.length >= MIN_SENTENCE && !text.startsWith('/'));
const literals = [...new Set([...people, ...stated, ...sentences])].filter(
  (text) => text.length >= MIN_LENGTH,
);

/** Name, company, numbers and products of the demo shop. */
const IDENTITY = [
  /(?<!\p{L})âtre(?!\p{L})/giu,
  /(?:@|www\.|\/)atre[.-]|ATREFR|_\d\dATRE|documents-atre|atre-documents/g,
  /Échauguette|Roanne|Vernon(?!\p{L})|2 400 000/gu,
  // Timestamps and UUIDs of a page may contain these digits.
  /(?<![\p{L}\d-])(?:42300|1921)(?![\p{L}\d])/gu,
  /0[2-6] \d\d \d\d \d\d \d\d|\+33 \d(?: \d\d){4}/g,
  /21000421400016|210 ?004 ?214|FR79|FR76 ?0000 ?0000 ?0012/g,
  /(?<![\p{L}\d])(?:AT-[A-Z\d]|LAM-\d)/gu,
  new RegExp(`(?<![\\p{L}-])(?:${products.join('|')})(?![\\p{L}-])`, 'gu'),
];

/** Words of its trade, in both languages. */
const TRADE = [
  /chauff|chaleur|radiat|chaudière|serviettes|ventilat|inertie|convecteur|thermo|(?<=\d )kW\b|fioul|climatis|frigorig|plomb/gi,
  // Statements about its range, its promises and its drawings to scale.
  /huit familles|eight families|même échelle|one scale|par la puissance|dix ans au moins|centres de formation|training centres/gi,
  /\bheat|boiler|towel|air.condition|\binertia|thermal|convector|underfloor|refrigerant|plumb/gi,
];

/** Traces of the demo shop in a text, each with the words around it. `own`: matches that belong to the shop. */
export function findDemoTraces(text: string, { own }: { own?: RegExp } = {}): string[] {
  const plain = text.replaceAll(/[\u00a0\u202f]|&nbsp;/g, ' ');
  const around = (found: string, index: number) =>
    plain.slice(Math.max(0, index - 40), index + found.length + 40).replaceAll(/\s+/g, ' ');
  const matched = [...IDENTITY, ...TRADE].flatMap((pattern) =>
    [...plain.matchAll(pattern)].flatMap(({ 0: found, index }) =>
      own?.test(found) ? [] : [around(found, index)],
    ),
  );
  const named = literals.flatMap((literal) => {
    const index = plain.indexOf(literal);
    return index === -1 ? [] : [around(literal, index)];
  });
  return [...matched, ...named];
}
