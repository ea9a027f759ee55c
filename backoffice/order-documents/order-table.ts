import { netUnit } from '#backoffice/cart/totals.ts';
import { writeTable, type Cell } from '#backoffice/loyalty/csv.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { goodsOf, type OrderDocumentData, type DocumentLine } from './document-data.ts';
import { dayCell } from './document-format.ts';

const PERCENT = 100;
const RATE_UNIT = 100;

const COLUMNS = [
  'order',
  'order_date',
  'order_number',
  'site_reference',
  'line',
  'reference',
  'designation',
  'quantity',
  'list_price',
  'net_price',
  'net_total',
  'eco',
  'vat_rate',
  'carrier',
  'tracking',
] as const;

/**
 * The order's lines as CSV, at list and net price, each with its parcel. Codes, points and shipping follow as
 * lines of their own: net totals and eco fees add up to the total before tax.
 */
export function writeOrderTable(document: OrderDocumentData): string {
  const { lang, reference, orderedAt, orderNumber, siteReference, lines, discounts, shipping } = document;
  const { carrier, tracking } = document;
  const facts: Cell[] = [reference, dayCell(orderedAt, lang), orderNumber, siteReference];
  const parcel: Cell[] = [carrier, tracking ?? ''];
  const nets = netLines(document);
  const text = messageFormatter(lang);
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
    { label: text('order-documents.shipping_line'), amount: shipping },
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
  const head = COLUMNS.map((column) => text(`order-documents.column.${column}`));
  return writeTable([head, ...rows, ...rest], lang);
}

/**
 * Applies the company's discount per line. An order stores the amount of the discount only, so the percentage
 * is the whole number that gives this amount. `undefined` when none does.
 */
function netLines(
  document: Pick<OrderDocumentData, 'lines' | 'discounts'>,
): { unit: number; total: number }[] | undefined {
  const taken = document.discounts.find(({ code }) => code === 'pro')?.amount ?? 0;
  const goods = goodsOf(document);
  const discount = goods === 0 ? 0 : Math.round((-taken * PERCENT) / goods);
  const nets = document.lines.map((line) => toNet(line, discount));
  const sum = nets.reduce((whole, { total }) => whole + total, 0);
  return sum === goods + taken ? nets : undefined;
}

function toNet({ unit, quantity }: DocumentLine, discount: number): { unit: number; total: number } {
  const net = netUnit(unit, discount);
  return { unit: net, total: net * quantity };
}
