import { messageFormatter } from '#backoffice/messages/format-message.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { DocumentSource, ProductSource } from '../document-source.ts';
import { powerName, powerOf, technicalValue, wattsOf } from '../document-words.ts';
import { drawHeading, drawList, drawParagraph, drawTable, drawTitle, drawWarning } from '../layout/blocks.ts';
import { INK, MARGIN, NOTE, WIDTH, type Sheet } from '../layout/sheet.ts';
import { writeLine, type TextStyle } from '../layout/write-text.ts';
import { circuitFor } from './wiring-rules.ts';

const PILOT_ORDERS = ['comfort', 'eco', 'frost', 'off', 'comfort_1', 'comfort_2'] as const;
const CHECKS = [1, 2, 3, 4] as const;
const GAP = 26;
const BOX_NAME: TextStyle = { face: 'strong', size: 9, color: INK };
const CONDUCTOR: TextStyle = { face: 'text', size: 8, color: NOTE };

/** Draws the wiring sheet: breaker and copper section of each size, diagram, pilot wire, checks. */
export function drawWiringSheet(sheet: Sheet, source: DocumentSource): void {
  const { lang, title } = source;
  const [product] = source.products;
  const text = messageFormatter(lang);
  const supply = technicalValue(product, 'Alimentation', 'Power supply');
  drawTitle(sheet, { kind: title, name: product.name, subtitle: product.card.subtitle });
  if (supply) drawParagraph(sheet, `${supply}.`);
  drawWarning(sheet, text('documents.wiring.off'));
  drawHeading(sheet, text('documents.wiring.circuit'));
  drawCircuits(sheet, product, supply);
  drawParagraph(sheet, text('documents.wiring.rule'));
  const hasPilot = hasPilotWire(supply);
  drawHeading(sheet, text('documents.wiring.diagram'));
  drawDiagram(sheet, product, hasPilot);
  if (hasPilot) {
    drawHeading(sheet, text('documents.wiring.orders'), { isNewPage: true });
    const orders = PILOT_ORDERS.map((order) => [
      text(`documents.wiring.pilot.${order}.order`),
      text(`documents.wiring.pilot.${order}.signal`),
    ]);
    drawTable(sheet, [[text('documents.wiring.order'), text('documents.wiring.signal')], ...orders], {
      hasHead: true,
      widths: [0.34, 0.66],
    });
    drawParagraph(sheet, text('documents.wiring.insulate'));
  }
  drawHeading(sheet, text('documents.wiring.checks'), { isNewPage: !hasPilot });
  drawList(
    sheet,
    CHECKS.map((number) => text(`documents.wiring.check.${number}`)),
    true,
  );
  drawParagraph(sheet, source.advisers);
}

function drawCircuits(sheet: Sheet, product: ProductSource, supply: string): void {
  const { texts, reference, type } = product;
  const { lang } = sheet;
  const text = messageFormatter(lang);
  const isThreePhase = supply.includes('400');
  const min = type?.min_breaker ?? undefined;
  const conductors = (isThreePhase ? 4 : 2) + (hasEarth(product) ? 1 : 0) + (hasPilotWire(supply) ? 1 : 0);
  const rows = texts.models.flatMap((model) => {
    const watts = wattsOf(model);
    const circuit = watts && circuitFor(watts, { isThreePhase, ...(min !== undefined && { min }) });
    if (!circuit) return [];
    return [
      [
        `${reference}-${model.code}`,
        powerOf(model, lang)?.value ?? '–',
        `${formatFigure(circuit.amperes, lang)}\u00a0A`,
        `${circuit.breaker}\u00a0A`,
        `${conductors} × ${formatFigure(circuit.section, lang)}\u00a0mm²`,
      ],
    ];
  });
  const head = [
    text('documents.reference'),
    powerName(product, lang),
    text('documents.wiring.current'),
    text('documents.wiring.breaker'),
    text('documents.wiring.section'),
  ];
  drawTable(sheet, [head, ...rows], { hasHead: true, widths: [0.28, 0.17, 0.15, 0.17, 0.23] });
}

/** Draws board, outlet box and appliance, with a line per conductor. */
function drawDiagram(sheet: Sheet, product: ProductSource, hasPilot: boolean): void {
  const { pdf, lang } = sheet;
  const text = messageFormatter(lang);
  const lines = [
    text('documents.wiring.live'),
    text('documents.wiring.neutral'),
    ...(hasEarth(product) ? [text('documents.wiring.earth')] : []),
    ...(hasPilot ? [text('documents.wiring.pilot')] : []),
  ];
  const height = lines.length * GAP + 16;
  sheet.ensure(height + 30);
  const top = pdf.y + 16;
  const boxes = [
    { x: MARGIN, width: 80, label: text('documents.wiring.board') },
    { x: MARGIN + 230, width: 60, label: text('documents.wiring.box') },
    { x: MARGIN + WIDTH - 110, width: 110, label: text('documents.wiring.appliance') },
  ];
  const alt = text('documents.wiring.diagram_of', { conductors: lines.join(', ') });
  sheet.figure({ x: MARGIN, y: top - 14, width: WIDTH, height: height + 14 }, alt, () => {
    pdf.lineWidth(0.8);
    for (const { x, width, label } of boxes) {
      pdf.rect(x, top, width, height).stroke(INK);
      writeLine(sheet, BOX_NAME, label, { x, y: top - 14 });
    }
    for (const [index, label] of lines.entries()) {
      const y = top + 20 + index * GAP;
      pdf
        .moveTo(MARGIN + 80, y)
        .lineTo(MARGIN + 230, y)
        .stroke(INK);
      pdf
        .moveTo(MARGIN + 290, y)
        .lineTo(MARGIN + WIDTH - 110, y)
        .stroke(INK);
      writeLine(sheet, CONDUCTOR, label, { x: MARGIN + 90, y: y - 11 });
    }
  });
  pdf.x = MARGIN;
  pdf.y = top + height + 10;
}

function hasPilotWire(supply: string): boolean {
  return /pilot/i.test(supply);
}

/** A class II appliance has no earth conductor. */
function hasEarth(product: ProductSource): boolean {
  return !/class(e)? II(?!I)/i.test(technicalValue(product, 'Protection'));
}
