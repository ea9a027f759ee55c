import { formatFigure } from '#shared/domain/price.ts';
import type { DocumentSource, ProductSource } from '../document-source.ts';
import { powerName, powerOf, technicalValue, wattsOf, WORDS } from '../document-words.ts';
import { drawHeading, drawList, drawParagraph, drawTable, drawTitle, drawWarning } from '../layout/blocks.ts';
import { INK, MARGIN, NOTE, WIDTH, type Sheet } from '../layout/sheet.ts';
import { writeLine, type TextStyle } from '../layout/write-text.ts';
import { circuitFor } from './wiring-rules.ts';

const TEXT = {
  fr: {
    off: 'Circuit coupé, consigné, absence de tension vérifiée : c’est la première étape, pas une précaution.',
    circuit: 'Le circuit de chaque taille',
    current: 'Intensité',
    breaker: 'Disjoncteur',
    section: 'Section cuivre',
    rule: 'Une ligne par appareil, protégée par un dispositif différentiel de 30 mA. Plusieurs appareils ne partagent un circuit que si la somme de leurs intensités reste sous le calibre.',
    diagram: 'Schéma de principe',
    board: 'Tableau',
    box: 'Boîte',
    appliance: 'Appareil',
    live: 'L, phase',
    neutral: 'N, neutre',
    earth: 'Terre',
    pilot: 'Fil pilote',
    orders: 'Le fil pilote',
    order: 'Ordre',
    signal: 'Signal reçu (référence au neutre)',
    rows: [
      ['Confort', 'Aucun'],
      ['Éco, −3,5 °C', '230 V, alternance complète'],
      ['Hors-gel, 7 °C', '−115 V, demi-alternance négative'],
      ['Arrêt', '+115 V, demi-alternance positive'],
      ['Confort −1 °C', '230 V pendant 3 s toutes les 5 min'],
      ['Confort −2 °C', '230 V pendant 7 s toutes les 5 min'],
    ],
    insulate: 'Inutilisé, le fil pilote s’isole dans la boîte ; il ne se relie ni à la terre ni au neutre.',
    checks: 'Contrôles avant de rendre le circuit',
    check: [
      'Serrage de chaque borne, gaine retenue par le serre-câble.',
      'Isolement entre conducteurs actifs et terre supérieur à 0,5 Mohm sous 500 V.',
      'Déclenchement du différentiel par son bouton d’essai.',
      'Intensité mesurée à pleine puissance, à 10 % près celle du tableau.',
    ],
  },
  en: {
    off: 'Circuit off, locked out and proved dead: this is the first step, not a precaution.',
    circuit: 'The circuit of each size',
    current: 'Current',
    breaker: 'Breaker',
    section: 'Copper cross-section',
    rule: 'One circuit per appliance, protected by a 30 mA residual-current device. Several appliances may share a circuit only if the sum of their currents stays below its rating.',
    diagram: 'Diagram',
    board: 'Board',
    box: 'Box',
    appliance: 'Appliance',
    live: 'L, live',
    neutral: 'N, neutral',
    earth: 'Earth',
    pilot: 'Pilot wire',
    orders: 'The pilot wire',
    order: 'Order',
    signal: 'Signal received (against neutral)',
    rows: [
      ['Comfort', 'None'],
      ['Eco, −3.5 °C', '230 V, full wave'],
      ['Frost, 7 °C', '−115 V, negative half-wave'],
      ['Off', '+115 V, positive half-wave'],
      ['Comfort −1 °C', '230 V for 3 s every 5 min'],
      ['Comfort −2 °C', '230 V for 7 s every 5 min'],
    ],
    insulate:
      'When not used, the pilot wire is insulated in the box; it is connected to neither earth nor neutral.',
    checks: 'Checks before the circuit is handed over',
    check: [
      'Every terminal tight, the sheath held by the cable clamp.',
      'Insulation between live conductors and earth above 0.5 Mohm at 500 V.',
      'The residual-current device trips by its test button.',
      'The current measured at full power within 10% of the table’s.',
    ],
  },
};
/** Kinds of appliances that the wiring rules give a circuit of at least so many amperes. */
const LEAST_BREAKER: Record<string, number> = { 'chauffe-eau-electrique': 20 };
const GAP = 26;
const BOX_NAME: TextStyle = { face: 'strong', size: 9, color: INK };
const CONDUCTOR: TextStyle = { face: 'text', size: 8, color: NOTE };

/** How a product is wired: breaker and copper of each size, diagram, pilot wire, checks. */
export function drawWiringSheet(sheet: Sheet, source: DocumentSource): void {
  const { lang, title } = source;
  const [product] = source.products;
  const text = TEXT[lang];
  const supply = technicalValue(product, 'Alimentation', 'Power supply');
  drawTitle(sheet, { kind: title, name: product.name, subtitle: product.card.subtitle });
  if (supply) drawParagraph(sheet, `${supply}.`);
  drawWarning(sheet, text.off);
  drawHeading(sheet, text.circuit);
  drawCircuits(sheet, product, supply);
  drawParagraph(sheet, text.rule);
  const hasPilot = hasPilotWire(supply);
  drawHeading(sheet, text.diagram);
  drawDiagram(sheet, product, hasPilot);
  if (hasPilot) {
    drawHeading(sheet, text.orders, { isNewPage: true });
    drawTable(sheet, [[text.order, text.signal], ...text.rows], { hasHead: true, widths: [0.34, 0.66] });
    drawParagraph(sheet, text.insulate);
  }
  drawHeading(sheet, text.checks, { isNewPage: !hasPilot });
  drawList(sheet, text.check, true);
  drawParagraph(sheet, WORDS[lang].advisers);
}

function drawCircuits(sheet: Sheet, product: ProductSource, supply: string): void {
  const { texts, reference, type } = product;
  const { lang } = sheet;
  const text = TEXT[lang];
  const isThreePhase = supply.includes('400');
  const least = LEAST_BREAKER[type];
  const conductors = (isThreePhase ? 4 : 2) + (hasEarth(product) ? 1 : 0) + (hasPilotWire(supply) ? 1 : 0);
  const rows = texts.models.flatMap((model) => {
    const watts = wattsOf(model);
    const circuit = watts && circuitFor(watts, { isThreePhase, ...(least !== undefined && { least }) });
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
  const head = [WORDS[lang].reference, powerName(product, lang), text.current, text.breaker, text.section];
  drawTable(sheet, [head, ...rows], { hasHead: true, widths: [0.28, 0.17, 0.15, 0.17, 0.23] });
}

/** Board, outlet box and appliance, a line for every conductor. */
function drawDiagram(sheet: Sheet, product: ProductSource, hasPilot: boolean): void {
  const { pdf, lang } = sheet;
  const text = TEXT[lang];
  const lines = [
    text.live,
    text.neutral,
    ...(hasEarth(product) ? [text.earth] : []),
    ...(hasPilot ? [text.pilot] : []),
  ];
  const height = lines.length * GAP + 16;
  sheet.ensure(height + 30);
  const top = pdf.y + 16;
  const boxes = [
    { x: MARGIN, width: 80, label: text.board },
    { x: MARGIN + 230, width: 60, label: text.box },
    { x: MARGIN + WIDTH - 110, width: 110, label: text.appliance },
  ];
  const alt = `${text.diagram}${lang === 'fr' ? '\u00a0' : ''}: ${lines.join(', ')}`;
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
