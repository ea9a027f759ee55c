import { formatMessage, messageFormatter } from '#backoffice/messages/format-message.ts';
import type { EnergyLabel } from '#shared/contract/product.ts';
import { energyFigureText } from '#shared/domain/energy-figure.ts';
import type { Locale } from '#shared/locale.ts';
import type { DocumentSource, ProductSource } from '../document-source.ts';
import { monthOf } from '../document-words.ts';
import { drawHeading, drawList, drawParagraph, drawTable, drawTitle } from '../layout/blocks.ts';
import { accentOf, INK, MARGIN, STONE, type Sheet } from '../layout/sheet.ts';
import { writeLine, type TextStyle } from '../layout/write-text.ts';

const TIPS = [1, 2, 3, 4, 5] as const;
/** Number of the note about invented appliances. */
const ABOUT_INVENTED = 1;
const CARES = [1, 2, 3, 4] as const;
const STEP = 19;
const MIN_ARROW_WIDTH = 70;

/** Draws the sheet that the energy labelling regulation requires, one part per size. */
export function drawEnergySheet(sheet: Sheet, source: DocumentSource): void {
  const { lang, title, date } = source;
  const [product] = source.products;
  const text = messageFormatter(lang);
  const labelled = product.texts.models.flatMap((model) =>
    model.energy_label
      ? [{ reference: `${product.reference}-${model.code}`, label: model.energy_label }]
      : [],
  );
  const [first] = labelled;
  if (!first) throw new Error(`${product.name} carries no energy label.`);
  drawTitle(sheet, { kind: title, name: product.name, subtitle: product.card.subtitle });
  drawTable(
    sheet,
    [
      [text('documents.energy.supplier'), `${source.seller.name}, ${source.seller.city}`],
      [
        text('documents.energy.regulation'),
        text('documents.energy.regulation_of', { number: first.label.regulation }),
      ],
      [text('documents.edition'), monthOf(date, lang)],
    ],
    { widths: [0.34, 0.66] },
  );
  drawHeading(sheet, text('documents.energy.scale'));
  for (const scale of scalesOf(labelled.map(({ label }) => label))) {
    if (scale.application) drawParagraph(sheet, scale.application);
    drawScale(sheet, scale.scale, scale.own);
  }
  drawHeading(sheet, text('documents.energy.figures'));
  for (const { reference, label } of labelled) {
    drawTable(sheet, [[text('documents.reference'), reference], ...figureRows(label, lang)], {
      widths: [0.56, 0.44],
    });
  }
  drawHeading(sheet, text('documents.energy.measured'), { isNewPage: true });
  drawTechnical(sheet, product);
  drawHeading(sheet, text('documents.energy.read'));
  drawList(
    sheet,
    TIPS.filter((number) => number !== ABOUT_INVENTED || source.seller.isInvented).map((number) =>
      text(`documents.energy.tips.${number}`),
    ),
  );
  drawHeading(sheet, text('documents.energy.care'));
  drawList(
    sheet,
    CARES.map((number) => text(`documents.energy.cares.${number}`)),
  );
  drawParagraph(sheet, source.advisers);
}

/** The classes, then the declared figures in the order of the regulation's sheet. */
function figureRows(label: EnergyLabel, lang: Locale): string[][] {
  const text = messageFormatter(lang);
  const classes = [
    { application: label.application, class: label.class, scale: label.scale },
    ...(label.second ? [label.second] : []),
  ];
  return [
    ...classes.map((entry) => [
      entry.application
        ? `${text('documents.energy.class')} (${entry.application})`
        : text('documents.energy.class'),
      `${entry.class} (${entry.scale.replace(/-(?=[A-G]$)/, ' – ')})`,
    ]),
    ...label.figures.map((figure) => [figure.label, energyFigureText(figure, lang)]),
  ];
}

function drawTechnical(sheet: Sheet, { texts }: ProductSource): void {
  drawTable(
    sheet,
    texts.technical.map((row) => [row.label, row.value]),
    { widths: [0.34, 0.66] },
  );
}

type ScaleOfSizes = { application: string | null; scale: string; own: string[] };

/**
 * Scale of the first class and, if the labels have one, of the second, with the classes of all
 * sizes.
 */
function scalesOf(labels: readonly EnergyLabel[]): ScaleOfSizes[] {
  const [first] = labels;
  if (!first) return [];
  const own = [...new Set(labels.map((label) => label.class))];
  const seconds = labels.flatMap(({ second }) => second ?? []);
  const [second] = seconds;
  return [
    { application: first.application, scale: first.scale, own },
    ...(second
      ? [
          {
            application: second.application,
            scale: second.scale,
            own: [...new Set(seconds.map((label) => label.class))],
          },
        ]
      : []),
  ];
}

/** Draws every class of the scale as an arrow; those of the sizes are filled. */
function drawScale(sheet: Sheet, scale: string, own: readonly string[]): void {
  const { pdf } = sheet;
  const classes = classesOf(scale);
  sheet.ensure(classes.length * STEP);
  const top = pdf.y;
  const alt = `${formatMessage(sheet.lang, 'documents.energy.class')} ${own.join(', ')} (${scale.replace(/-(?=[A-G]$)/, ' – ')})`;
  sheet.figure(
    { x: MARGIN, y: top, width: MIN_ARROW_WIDTH + classes.length * 16, height: classes.length * STEP },
    alt,
    () => {
      for (const [index, name] of classes.entries()) {
        const y = top + index * STEP;
        const length = MIN_ARROW_WIDTH + index * 16;
        const isOwn = own.includes(name);
        pdf
          .moveTo(MARGIN, y)
          .lineTo(MARGIN + length, y)
          .lineTo(MARGIN + length + 8, y + 7.5)
          .lineTo(MARGIN + length, y + 15)
          .lineTo(MARGIN, y + 15)
          .closePath()
          .fill(isOwn ? accentOf(sheet) : STONE);
        const style: TextStyle = { face: 'strong', size: 9, color: isOwn ? '#ffffff' : INK };
        writeLine(sheet, style, name, { x: MARGIN + 8, y: y + 3 });
      }
    },
  );
  pdf.x = MARGIN;
  pdf.y = top + classes.length * STEP + 4;
}

/** `A++-G` → A++, A+, A, B … G. */
function classesOf(scale: string): string[] {
  const [, best = 'A', worst = 'G'] = /^(A\+*)-([A-G])$/.exec(scale) ?? [];
  const pluses = Array.from(
    { length: best.length - 1 },
    (_unused, index) => `A${'+'.repeat(best.length - 1 - index)}`,
  );
  const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
  return [...pluses, ...letters.slice(0, letters.indexOf(worst) + 1)];
}
