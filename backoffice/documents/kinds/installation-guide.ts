import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';
import type { DocumentSource, ProductSource } from '../document-source.ts';
import { monthOf, sizeOf, technicalValue, WORDS } from '../document-words.ts';
import { findGuide } from '../guides/find-guide.ts';
import type { Clearances } from '../guides/guide.ts';
import { drawHeading, drawList, drawParagraph, drawTable, drawTitle, drawWarning } from '../layout/blocks.ts';
import { drawPlanFigure } from '../layout/draw-plan-figure.ts';
import type { Sheet } from '../layout/sheet.ts';

const TEXT = {
  fr: {
    read: 'Lisez cette notice en entier avant de commencer et gardez-la avec l’appareil. Une pose qui ne la suit pas annule la garantie.',
    before: 'Avant de commencer',
    box: 'Dans le carton : l’appareil, son support ou ses pieds, le gabarit de perçage et cette notice.',
    tools: 'Outils : niveau, mètre, perceuse et forets, tournevis isolés, détecteur de métaux et de câbles.',
    safety: 'Sécurité',
    place: 'Emplacement et distances',
    side: 'Côté',
    least: 'Distance minimale (mm)',
    sides: { left: 'À gauche', right: 'À droite', above: 'Au-dessus', below: 'Au-dessous', front: 'Devant' },
    fixing: 'Fixation',
    plan: 'Plan coté et points de fixation',
    fromLeft: 'Du bord gauche (mm)',
    across: 'Entraxe (mm)',
    lowest: 'Rang du bas au sol (mm)',
    connection: 'Raccordement',
    supply: 'Alimentation',
    protection: 'Protection',
    firstUse: 'Première mise en marche',
    care: 'Entretien et garantie',
    guaranteed: (years: number) =>
      `L’appareil est garanti ${years} ans à compter de la date d’achat. Gardez la facture : elle fait foi.`,
  },
  en: {
    read: 'Read this guide through before you begin and keep it with the appliance. Installation that does not follow it voids the guarantee.',
    before: 'Before you begin',
    box: 'In the box: the appliance, its bracket or its feet, the drilling template and this guide.',
    tools: 'Tools: level, tape measure, drill and bits, insulated screwdrivers, metal and cable detector.',
    safety: 'Safety',
    place: 'Position and clearances',
    side: 'Side',
    least: 'Minimum distance (mm)',
    sides: { left: 'On the left', right: 'On the right', above: 'Above', below: 'Below', front: 'In front' },
    fixing: 'Fixing',
    plan: 'Dimension drawing and fixing points',
    fromLeft: 'From the left edge (mm)',
    across: 'Between centres (mm)',
    lowest: 'Lower row to the floor (mm)',
    connection: 'Connection',
    supply: 'Power supply',
    protection: 'Protection',
    firstUse: 'First use',
    care: 'Care and guarantee',
    guaranteed: (years: number) =>
      `The appliance is guaranteed for ${years} years from the date of purchase. Keep the invoice as proof.`,
  },
};
const PLAN_HEIGHT = 300;
const SIDES = ['left', 'right', 'above', 'below', 'front'] as const;

/** How a product is put up: safety, clearances, fixing distances, drawing, wiring, first use, care. */
export function drawInstallationGuide(sheet: Sheet, source: DocumentSource): void {
  const { lang, title, date } = source;
  const [product] = source.products;
  const { name, card, details, type } = product;
  const text = TEXT[lang];
  const { clearances, words } = findGuide(type);
  const steps = words[lang];
  drawTitle(sheet, { kind: title, name, subtitle: card.subtitle });
  drawParagraph(sheet, text.read);
  drawHeading(sheet, text.before);
  drawList(sheet, [text.box, text.tools]);
  drawModels(sheet, product);
  drawHeading(sheet, text.safety);
  const [first = '', ...others] = steps.safety;
  drawWarning(sheet, first);
  drawList(sheet, others);

  drawHeading(sheet, text.place, { isNewPage: true });
  drawList(sheet, steps.place);
  if (clearances) drawClearances(sheet, clearances);
  drawHeading(sheet, text.fixing);
  drawList(sheet, steps.fixing, true);

  drawHeading(sheet, text.plan, { isNewPage: true });
  drawPlan(sheet, product);

  drawHeading(sheet, text.connection, { isNewPage: true });
  const rows = [
    [text.supply, technicalValue(product, 'Alimentation', 'Power supply')],
    [text.protection, technicalValue(product, 'Protection')],
  ].filter(([, value]) => value !== '');
  if (rows.length > 0) drawTable(sheet, rows, { widths: [0.34, 0.66] });
  drawList(sheet, steps.connection, true);
  drawHeading(sheet, text.firstUse);
  drawList(sheet, steps.firstUse, true);
  drawHeading(sheet, text.care);
  drawList(sheet, steps.care);
  drawParagraph(sheet, text.guaranteed(details.guarantee));
  drawParagraph(sheet, WORDS[lang].advisers);
  drawParagraph(sheet, `${WORDS[lang].edition} ${monthOf(date, lang)}.`);
}

function drawModels(sheet: Sheet, { texts, reference }: ProductSource): void {
  const words = WORDS[sheet.lang];
  drawTable(
    sheet,
    [
      [words.reference, words.model, words.size, words.weight],
      ...texts.models.map((model) => [
        `${reference}-${model.code}`,
        model.label,
        sizeOf(model, sheet.lang),
        formatFigure(model.weight, sheet.lang),
      ]),
    ],
    { hasHead: true, widths: [0.28, 0.2, 0.34, 0.18] },
  );
}

function drawClearances(sheet: Sheet, clearances: Clearances): void {
  const text = TEXT[sheet.lang];
  const rows = SIDES.flatMap((side) => {
    const least = clearances[side];
    return least === null ? [] : [[text.sides[side], formatFigure(least, sheet.lang)]];
  });
  drawTable(sheet, [[text.side, text.least], ...rows], { hasHead: true, widths: [0.34, 0.66] });
}

function drawPlan(sheet: Sheet, product: ProductSource): void {
  const { lang } = sheet;
  const { name, reference, card, texts } = product;
  const model = texts.models[Math.floor(texts.models.length / 2)];
  if (!model) return;
  drawParagraph(sheet, `${name} ${model.label}, ${reference}-${model.code}. ${WORDS[lang].planNote}`);
  const alt = `${TEXT[lang].plan}, ${sizeOf(model, lang)} mm`;
  drawPlanFigure(sheet, card.drawing, model, { most: PLAN_HEIGHT, alt });
  const rows = fixingRows(product, lang);
  if (rows.length === 0) return;
  const text = TEXT[lang];
  const head = [WORDS[lang].reference, text.fromLeft, text.across, text.lowest];
  drawTable(sheet, [head, ...rows], { hasHead: true, widths: [0.28, 0.24, 0.2, 0.28] });
}

/** Where each size is fixed, as its drawing says it. */
function fixingRows({ texts, reference, card }: ProductSource, lang: Locale): string[][] {
  return texts.models.flatMap((model) => {
    if (model.fixings.length === 0) return [];
    const columns = model.fixings.map(({ x }) => x);
    const lowest = Math.max(...model.fixings.map(({ y }) => y));
    const [left, right] = [Math.min(...columns), Math.max(...columns)];
    const toFloor = card.drawing.floor_distance + model.height - lowest;
    return [
      [
        `${reference}-${model.code}`,
        ...[left, right - left, toFloor].map((value) => formatFigure(value, lang)),
      ],
    ];
  });
}
