import type { EnergyLabel } from '#shared/contract/product.ts';
import { energyFigureText } from '#shared/domain/energy-figure.ts';
import type { Locale } from '#shared/locale.ts';
import type { DocumentSource, ProductSource } from '../document-source.ts';
import { monthOf, WORDS } from '../document-words.ts';
import { drawHeading, drawList, drawParagraph, drawTable, drawTitle } from '../layout/blocks.ts';
import { EMBER, INK, MARGIN, STONE, type Sheet } from '../layout/sheet.ts';
import { writeLine, type TextStyle } from '../layout/write-text.ts';

const TEXT = {
  fr: {
    supplier: 'Fournisseur',
    regulation: 'Règlement',
    regulationOf: (number: string) => `(UE) ${number}`,
    scale: 'L’échelle et la classe',
    figures: 'Fiche d’information sur le produit',
    class: 'Classe énergétique',
    measured: 'Mesures et conditions',
    read: 'Lire cette fiche',
    tips: [
      'Les appareils de cette démonstration sont inventés : leurs numéros EPREL commencent par DEMO et ne figurent dans aucune base.',
      'La classe compare des appareils de même usage : un chauffe-eau ne se compare pas à une pompe à chaleur.',
      'Elle vaut dans les conditions d’essai du règlement. Chez vous, l’isolation, les réglages et l’entretien pèsent autant.',
      'La puissance acoustique n’est pas le niveau que l’on entend : celui-ci baisse avec la distance.',
      'Un appareil trop puissant démarre et s’arrête sans cesse, et consomme plus que sa classe ne le laisse croire.',
    ],
    care: 'Précautions lors du montage, de l’usage et de l’entretien',
    cares: [
      'Suivez la notice de pose ; faites régler l’appareil à la mise en service.',
      'Réglez la température au plus juste : un degré de moins, c’est environ 7 % d’énergie en moins.',
      'Entretenez l’appareil chaque année ou à la fréquence que dit sa notice.',
      'En fin de vie, rapportez-le au distributeur : il est repris sans frais.',
    ],
  },
  en: {
    supplier: 'Supplier',
    regulation: 'Regulation',
    regulationOf: (number: string) => `(EU) ${number}`,
    scale: 'The scale and the class',
    figures: 'Product information sheet',
    class: 'Energy class',
    measured: 'Measurements and conditions',
    read: 'How to read this sheet',
    tips: [
      'The appliances of this demonstration are invented: their EPREL numbers begin with DEMO and stand in no database.',
      'The class compares appliances of one use: a water heater cannot be compared with a heat pump.',
      'It holds under the test conditions of the regulation. In your home, insulation, settings and care weigh as much.',
      'Sound power is not the level one hears: that falls with distance.',
      'An appliance that is too powerful starts and stops all the time, and uses more than its class suggests.',
    ],
    care: 'Precautions when it is fitted, used and serviced',
    cares: [
      'Follow the installation guide; have the appliance set when it is commissioned.',
      'Set the temperature no higher than needed: one degree less is about 7% less energy.',
      'Have the appliance serviced every year, or as often as its guide says.',
      'At the end of its life take it back to the distributor, who accepts it free of charge.',
    ],
  },
};
const STEP = 19;
const SHORTEST_ARROW = 70;

/** The sheet the energy labelling regulation asks for, size by size. */
export function drawEnergySheet(sheet: Sheet, source: DocumentSource): void {
  const { lang, title, date } = source;
  const [product] = source.products;
  const text = TEXT[lang];
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
      [text.supplier, `${product.card.brand}, Roanne (France)`],
      [text.regulation, text.regulationOf(first.label.regulation)],
      [WORDS[lang].edition, monthOf(date, lang)],
    ],
    { widths: [0.34, 0.66] },
  );
  drawHeading(sheet, text.scale);
  for (const scale of scalesOf(labelled.map(({ label }) => label))) {
    if (scale.application) drawParagraph(sheet, scale.application);
    drawScale(sheet, scale.scale, scale.own);
  }
  drawHeading(sheet, text.figures);
  for (const { reference, label } of labelled) {
    drawTable(sheet, [[WORDS[lang].reference, reference], ...figureRows(label, lang)], {
      widths: [0.56, 0.44],
    });
  }
  drawHeading(sheet, text.measured, { isNewPage: true });
  drawTechnical(sheet, product);
  drawHeading(sheet, text.read);
  drawList(sheet, text.tips);
  drawHeading(sheet, text.care);
  drawList(sheet, text.cares);
  drawParagraph(sheet, WORDS[lang].advisers);
}

/** The classes, then every declared figure of a size in the order of the regulation's sheet. */
function figureRows(label: EnergyLabel, lang: Locale): string[][] {
  const text = TEXT[lang];
  const classes = [
    { application: label.application, class: label.class, scale: label.scale },
    ...(label.second ? [label.second] : []),
  ];
  return [
    ...classes.map((entry) => [
      entry.application ? `${text.class} (${entry.application})` : text.class,
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

/** The scale of the first class and, where the labels have one, of the second, with the classes of all sizes. */
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

/** Every class of the scale as an arrow, those the sizes have filled. */
function drawScale(sheet: Sheet, scale: string, own: readonly string[]): void {
  const { pdf } = sheet;
  const classes = classesOf(scale);
  sheet.ensure(classes.length * STEP);
  const top = pdf.y;
  const alt = `${TEXT[sheet.lang].class} ${own.join(', ')} (${scale.replace(/-(?=[A-G]$)/, ' – ')})`;
  sheet.figure(
    { x: MARGIN, y: top, width: SHORTEST_ARROW + classes.length * 16, height: classes.length * STEP },
    alt,
    () => {
      for (const [index, name] of classes.entries()) {
        const y = top + index * STEP;
        const length = SHORTEST_ARROW + index * 16;
        const isOwn = own.includes(name);
        pdf
          .moveTo(MARGIN, y)
          .lineTo(MARGIN + length, y)
          .lineTo(MARGIN + length + 8, y + 7.5)
          .lineTo(MARGIN + length, y + 15)
          .lineTo(MARGIN, y + 15)
          .closePath()
          .fill(isOwn ? EMBER : STONE);
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
