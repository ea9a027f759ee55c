import { INK, MARGIN, NOTE, STONE, WIDTH } from '#backoffice/documents/layout/sheet.ts';
import { writeText, type TextStyle } from '#backoffice/documents/layout/write-text.ts';
import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { addressLines } from './address-lines.ts';
import { openPrint, type PrintOptions } from './open-print.ts';
import type { PickOrder } from './read-pick-orders.ts';

const COLUMNS = 2;
const ROWS = 4;
const GAP = 12;
const HEIGHT = 160;
const PADDING = 12;
const ADDRESS: TextStyle = { face: 'text', size: 11, color: INK };
const REFERENCE: TextStyle = { face: 'strong', size: 9, color: NOTE };

/** Draws an address label an order, eight on a page, with its reference and carrier. */
export async function drawLabels(orders: readonly PickOrder[], options: PrintOptions): Promise<Buffer> {
  const sheet = openPrint(orders, messageFormatter(options.lang)('fulfilment.labels'), options);
  const width = (WIDTH - (COLUMNS - 1) * GAP) / COLUMNS;
  for (const [index, { order, carrier }] of orders.entries()) {
    const place = index % (COLUMNS * ROWS);
    if (index > 0 && place === 0) sheet.pdf.addPage();
    const x = MARGIN + (place % COLUMNS) * (width + GAP);
    const y = MARGIN + Math.floor(place / COLUMNS) * (HEIGHT + GAP);
    sheet.decorate(() => sheet.pdf.rect(x, y, width, HEIGHT).lineWidth(0.5).stroke(STONE));
    const inner = { x: x + PADDING, width: width - 2 * PADDING };
    const heading = `${order.reference}  ${carrier}`;
    sheet.tag('P', () => writeText(sheet, REFERENCE, heading, { ...inner, y: y + PADDING }));
    const address = addressLines(order).join('\n');
    sheet.tag('P', () => writeText(sheet, ADDRESS, address, { ...inner, y: sheet.pdf.y + 6 }));
  }
  const { bytes } = await sheet.finish();
  return bytes;
}
