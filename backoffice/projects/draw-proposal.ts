import { drawHeading, drawParagraph, drawTable, drawTitle } from '#backoffice/documents/layout/blocks.ts';
import { createSheet, type Sheet, type SheetBrand } from '#backoffice/documents/layout/sheet.ts';
import type { Canvas } from '#backoffice/documents/layout/write-text.ts';
import { formatMessage, messageFormatter } from '#backoffice/messages/format-message.ts';
import { dayText, money, rateText } from '#backoffice/order-documents/document-format.ts';
import type { ProposalDocument } from '#shared/contract/proposal.ts';
import type { Currency } from '#shared/domain/currency.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

type Line = ProposalDocument['lines'][number];

const HEAD_WIDTHS = [0.34, 0.66];
const LINE_WIDTHS = [0.2, 0.34, 0.06, 0.16, 0.09, 0.15];
const TOTAL_WIDTHS = [0.85, 0.15];
const NEED_WIDTHS = [0.34, 0.16, 0.28, 0.22];

/** Draws a proposal as a PDF in A4. */
export async function drawProposal(
  document: ProposalDocument,
  { lang, brand, currency }: { lang: Locale; brand: SheetBrand; currency: Currency },
  onMissing?: Canvas['onMissing'],
): Promise<Buffer> {
  const text = messageFormatter(lang);
  const title = `${text('projects.proposal.proposal')} ${document.reference}, ${document.company}`;
  const sheet = createSheet({
    lang,
    brand,
    title,
    subject: document.worksite,
    keywords: document.lines.map(({ reference }) => reference).join(', '),
    date: new Date(document.date),
    ...(onMissing && { onMissing }),
  });
  drawTitle(sheet, {
    kind: `${text('projects.proposal.proposal')} ${document.reference}`,
    name: document.company,
    subtitle: document.worksite,
  });
  drawHead(sheet, document);
  drawHeading(sheet, text('projects.proposal.appliances'));
  if (document.lines.length === 0) drawParagraph(sheet, text('projects.proposal.nothing'));
  else drawLines(sheet, document, currency);
  if (document.note !== '') {
    drawHeading(sheet, text('projects.proposal.note'));
    drawParagraph(sheet, document.note);
  }
  drawSizing(sheet, document);
  const { bytes } = await sheet.finish();
  return bytes;
}

function drawHead(sheet: Sheet, { client, place, date, valid_until: validUntil }: ProposalDocument): void {
  const text = messageFormatter(sheet.lang);
  const rows = [
    ...(client === '' ? [] : [[text('projects.proposal.for'), client]]),
    [text('projects.proposal.place'), place],
    [text('projects.proposal.date'), dayText(new Date(date), sheet.lang)],
    [text('projects.proposal.valid'), dayText(new Date(validUntil), sheet.lang)],
  ];
  drawTable(sheet, rows, { widths: HEAD_WIDTHS });
}

function drawLines(sheet: Sheet, { lines, totals }: ProposalDocument, currency: Currency): void {
  const { lang } = sheet;
  const priced = (cents: number) => money(cents, lang, currency);
  const text = messageFormatter(lang);
  const head = [
    text('projects.proposal.room'),
    text('projects.proposal.designation'),
    text('projects.proposal.quantity'),
    text('projects.proposal.unit'),
    text('projects.proposal.vat'),
    text('projects.proposal.net'),
  ];
  const rows = lines.map((line) => [
    line.room,
    describe(line, lang),
    String(line.quantity),
    priced(line.unit),
    rateText(line.vat, lang),
    priced(line.net),
  ]);
  drawTable(sheet, [head, ...rows], { widths: LINE_WIDTHS, hasHead: true });
  drawTable(
    sheet,
    [
      [text('projects.proposal.total_net'), priced(totals.net)],
      ...totals.vat.map(({ rate, amount }) => [
        `${text('projects.proposal.vat_of')} ${rateText(rate, lang)}`,
        priced(amount),
      ]),
      [text('projects.proposal.gross'), priced(totals.gross)],
    ],
    { widths: TOTAL_WIDTHS },
  );
}

/** Assumptions used to size the rooms, for verification. */
function drawSizing(sheet: Sheet, { lines, assumptions }: ProposalDocument): void {
  const { lang } = sheet;
  const text = messageFormatter(lang);
  const sized = lines.flatMap(({ room, need }) => (need ? [{ room, ...need }] : []));
  if (sized.length === 0) return;
  const figure = (value: number) => formatFigure(value, lang);
  drawHeading(sheet, text('projects.proposal.sizing'));
  drawParagraph(sheet, text('projects.proposal.formula'));
  drawTable(
    sheet,
    [
      [
        text('projects.proposal.room'),
        text('projects.proposal.area'),
        text('projects.proposal.range'),
        text('projects.proposal.advised'),
      ],
      ...sized.map(({ room, area, low, high, advised }) => [
        room,
        `${figure(area)}\u00a0m²`,
        `${figure(low)} – ${figure(high)}\u00a0W`,
        `${figure(advised)}\u00a0W`,
      ]),
    ],
    { widths: NEED_WIDTHS, hasHead: true },
  );
  if (assumptions.outside !== null)
    drawTable(sheet, [[text('projects.proposal.outside'), `${figure(assumptions.outside)}\u00a0°C`]], {
      widths: HEAD_WIDTHS,
    });
}

function describe({ product, reference, size, energy }: Line, lang: Locale): string {
  const measures = `${size.map((length) => formatFigure(length, lang)).join(' × ')}\u00a0mm`;
  const label = energy
    ? `\n${formatMessage(lang, 'projects.proposal.energy')} ${energy.class} (${energy.scale.replace(/-(?=[A-G]$)/, ' – ')})`
    : '';
  return `${product}\n${reference}, ${measures}${label}`;
}
