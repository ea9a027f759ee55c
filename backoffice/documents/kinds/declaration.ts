import type { DocumentSource } from '../document-source.ts';
import {
  colourSentence,
  monthOf,
  powerName,
  powerOf,
  sizeOf,
  technicalValue,
  WORDS,
} from '../document-words.ts';
import { drawHeading, drawList, drawParagraph, drawTable, drawTitle } from '../layout/blocks.ts';
import type { Sheet } from '../layout/sheet.ts';
import { directivesFor } from './directives.ts';

const TEXT = {
  fr: {
    sole: 'La présente déclaration est établie sous la seule responsabilité du fabricant.',
    maker: 'Fabricant',
    object: 'Objet de la déclaration',
    number: 'Numéro',
    laws: 'Législation de l’Union',
    conforms:
      'L’objet décrit ci-dessus est conforme à la législation d’harmonisation de l’Union qui lui est applicable :',
    directive: (number: string) => (number.startsWith('(') ? `règlement ${number}` : `directive ${number}`),
    proof: 'Comment la conformité est établie',
    proofs: [
      'Les essais de sécurité, de compatibilité et de performance sont faits sur des appareils de série, aux normes harmonisées en vigueur à la date de l’édition.',
      'La fabrication est contrôlée appareil par appareil : rigidité diélectrique, continuité, puissance, étanchéité là où il y a de l’eau, du gaz ou un fluide.',
      'Le dossier technique est gardé dix ans après la dernière fabrication et tenu à la disposition des autorités.',
    ],
    annex: 'Annexe : appareils couverts',
    signed: 'Fait à Roanne, pour le fabricant, la direction de la qualité.',
    supply: 'Alimentation',
    protection: 'Protection',
  },
  en: {
    sole: 'This declaration is issued under the sole responsibility of the manufacturer.',
    maker: 'Manufacturer',
    object: 'Object of the declaration',
    number: 'Number',
    laws: 'Union legislation',
    conforms:
      'The object described above is in conformity with the Union harmonisation legislation that applies to it:',
    directive: (number: string) =>
      (number.startsWith('(') ? `Regulation ${number}` : `Directive ${number}`)
        .replace('(UE)', '(EU)')
        .replace('/UE', '/EU')
        .replace('/CE', '/EC'),
    proof: 'How conformity is established',
    proofs: [
      'Safety, compatibility and performance are tested on appliances from production, by the harmonised standards in force at the date of this edition.',
      'Production is checked appliance by appliance: dielectric strength, continuity, power, tightness wherever there is water, gas or a refrigerant.',
      'The technical file is kept for ten years after the last one was made, at the disposal of the authorities.',
    ],
    annex: 'Annex: appliances covered',
    signed: 'Done at Roanne, on behalf of the manufacturer, the quality department.',
    supply: 'Power supply',
    protection: 'Protection',
  },
};

/** What the manufacturer declares of a product, and every size it is declared of. */
export function drawDeclaration(sheet: Sheet, source: DocumentSource): void {
  const { lang, title, date } = source;
  const [product] = source.products;
  const { name, reference, card, texts } = product;
  const text = TEXT[lang];
  drawTitle(sheet, { kind: title, name, subtitle: card.subtitle });
  drawParagraph(sheet, text.sole);
  drawTable(
    sheet,
    [
      [text.number, `DC-${reference.slice(3)}-${date.getUTCFullYear()}`],
      [text.maker, `${card.brand}, Roanne (France)`],
      [text.object, `${name}, ${card.subtitle}`],
      [WORDS[lang].reference, texts.models.map(({ code }) => `${reference}-${code}`).join(', ')],
    ],
    { widths: [0.34, 0.66] },
  );
  drawHeading(sheet, text.laws);
  drawParagraph(sheet, text.conforms);
  drawList(sheet, directivesFor(product).map(text.directive));
  drawHeading(sheet, text.proof);
  drawList(sheet, text.proofs);
  drawParagraph(sheet, `${text.signed} ${WORDS[lang].edition} ${monthOf(date, lang)}.`);

  drawHeading(sheet, text.annex, { isNewPage: true });
  drawTable(
    sheet,
    [
      [WORDS[lang].reference, powerName(product, lang), WORDS[lang].size],
      ...texts.models.map((model) => [
        `${reference}-${model.code}`,
        powerOf(model, lang)?.value ?? '–',
        sizeOf(model, lang),
      ]),
    ],
    { hasHead: true, widths: [0.34, 0.26, 0.4] },
  );
  const common = [
    [text.supply, technicalValue(product, 'Alimentation', 'Power supply')],
    [text.protection, technicalValue(product, 'Protection')],
  ].filter(([, value]) => value !== '');
  if (common.length > 0) drawTable(sheet, common, { widths: [0.34, 0.66] });
  drawParagraph(sheet, colourSentence(product, lang));
}
