import { netUnit } from '#backoffice/cart/totals.ts';
import { writeTable, type Cell } from '#backoffice/loyalty/csv.ts';
import type { Locale } from '#shared/locale.ts';
import { goodsOf, type Paper, type PaperLine } from './paper.ts';
import { dayCell } from './paper-format.ts';

const PERCENT = 100;
const RATE_UNIT = 100;

const HEAD: Record<Locale, string[]> = {
  fr: [
    'Commande',
    'Date de commande',
    'Votre commande',
    'Référence du chantier',
    'Ligne',
    'Référence',
    'Désignation',
    'Quantité',
    'P.U. public HT',
    'P.U. net HT',
    'Total net HT',
    'Éco-participation HT',
    'Taux de TVA',
    'Transport',
    'Numéro de suivi',
  ],
  en: [
    'Order',
    'Order date',
    'Your order number',
    'Site reference',
    'Line',
    'Reference',
    'Description',
    'Quantity',
    'List price excl. VAT',
    'Net price excl. VAT',
    'Net total excl. VAT',
    'Eco-contribution excl. VAT',
    'VAT rate',
    'Carrier',
    'Tracking number',
  ],
};
const CARRIAGE: Record<Locale, string> = { fr: 'Transport', en: 'Carriage' };

/**
 * The lines of an order as buyers receive and check them: at list and at net price, each with its parcel. Below them what
 * codes and points take off, and carriage: net totals and eco-contribution add up to the total before tax.
 */
export function writeOrderTable(paper: Paper): string {
  const { lang, reference, orderedAt, orderNumber, siteReference, lines, discounts, shipping } = paper;
  const { carrier, tracking } = paper;
  const facts: Cell[] = [reference, dayCell(orderedAt, lang), orderNumber, siteReference];
  const parcel: Cell[] = [carrier, tracking ?? ''];
  const nets = netLines(paper);
  const rows = lines.map((line, index): Cell[] => [
    ...facts,
    index + 1,
    line.reference,
    line.name,
    line.quantity,
    { cents: line.unit },
    nets ? { cents: nets[index]?.unit ?? 0 } : '',
    { cents: nets?.[index]?.total ?? line.total },
    { cents: line.eco },
    line.rate / RATE_UNIT,
    ...parcel,
  ]);
  const rest = [
    ...discounts.filter(({ code }) => code !== 'pro' || !nets),
    { label: CARRIAGE[lang], amount: shipping },
  ].map(({ label, amount }): Cell[] => [
    ...facts,
    '',
    '',
    label,
    1,
    '',
    '',
    { cents: amount },
    { cents: 0 },
    '',
    ...parcel,
  ]);
  return writeTable([HEAD[lang], ...rows, ...rest], lang);
}

/**
 * Each line at the company's price. An order keeps what the discount came to, not its percentage: the percentage is the
 * whole number that gives that amount. `undefined` where none does.
 */
function netLines(paper: Pick<Paper, 'lines' | 'discounts'>): { unit: number; total: number }[] | undefined {
  const taken = paper.discounts.find(({ code }) => code === 'pro')?.amount ?? 0;
  const goods = goodsOf(paper);
  const discount = goods === 0 ? 0 : Math.round((-taken * PERCENT) / goods);
  const nets = paper.lines.map((line) => toNet(line, discount));
  const sum = nets.reduce((whole, { total }) => whole + total, 0);
  return sum === goods + taken ? nets : undefined;
}

function toNet({ unit, quantity }: PaperLine, discount: number): { unit: number; total: number } {
  const net = netUnit(unit, discount);
  return { unit: net, total: net * quantity };
}
