import { readdirSync, readFileSync } from 'node:fs';

const PRODUCTS = 'demo-shop/products';
/** Names of products that interfaces use as words: “tableau de bord”, “montant”. */
const COMMON_NAMES = new Set(['Tableau', 'Montant', 'Niveau']);

const names = readdirSync(PRODUCTS)
  .map((file) => /name: (.+)/.exec(readFileSync(`${PRODUCTS}/${file}`, 'utf8'))?.[1] ?? '')
  .filter((name) => name !== '' && !COMMON_NAMES.has(name));

/** Name, company, numbers and products of the demo shop. */
const IDENTITY = [
  /(?<!\p{L})âtre(?!\p{L})/giu,
  /(?:@|www\.|\/)atre[.-]|ATREFR|_\d\dATRE/g,
  /Échauguette|Roanne|42300|Hébergeur Exemple|Médiateur Exemple|Plateforme Exemple|1921|2 400 000/g,
  /02 61 91|\+33 2 61|21000421400016|210 ?004 ?214|FR79|FR76 ?0000 ?0000 ?0012/g,
  /(?<![\p{L}\d])AT-[A-Z\d]/gu,
  new RegExp(`(?<![\\p{L}-])(?:${names.join('|')})(?![\\p{L}-])`, 'gu'),
];

/** Words of its trade, in both languages. */
const TRADE = [
  /chauff|chaleur|radiat|chaudière|serviettes|ventilat|inertie|convecteur|thermodyn|thermostat|(?<=\d )kW\b|fioul|climatis/gi,
  // Statements about its range and its drawings to scale.
  /huit familles|eight families|même échelle|one scale|par la puissance/gi,
  /\bheat|boiler|towel|air.condition|\binertia|thermal|convector|underfloor/gi,
];

/** Traces of the demo shop in a text, each with the words around it. */
export function findDemoTraces(text: string, { withTrade = true } = {}): string[] {
  const plain = text.replaceAll(/[\u00a0\u202f]|&nbsp;/g, ' ');
  return [...IDENTITY, ...(withTrade ? TRADE : [])].flatMap((pattern) =>
    [...plain.matchAll(pattern)].map(({ 0: found, index }) =>
      plain.slice(Math.max(0, index - 40), index + found.length + 40).replaceAll(/\s+/g, ' '),
    ),
  );
}
