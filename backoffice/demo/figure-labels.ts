import type { SoundMode } from './energy/energy-record.ts';
import type { ApplianceType, Translated } from './catalogue/product-record.ts';

/** Meaning of an appliance's watts: heating output, cooling output, or electrical input of a component. */
export type PowerFigure = { code: 'POWER' | 'COOLING' | 'INPUT'; label: Translated };

const OUTPUT: PowerFigure = { code: 'POWER', label: { fr: 'Puissance', en: 'Output' } };
const COOLING: PowerFigure = { code: 'COOLING', label: { fr: 'Puissance de froid', en: 'Cooling output' } };
const input = (fr: string, en: string): PowerFigure => ({ code: 'INPUT', label: { fr, en } });

const POWERS: [types: RegExp, figure: PowerFigure][] = [
  [/^climatiseur/, COOLING],
  [/^chauffe-eau-electrique/, input('Puissance de la résistance', 'Element')],
  [/^chauffe-eau-thermodynamique/, input('Résistance d’appoint', 'Back-up element')],
  [/^module-hydraulique/, input('Appoint électrique', 'Electric back-up')],
  [/^(vmc|aerateur)/, input('Puissance absorbée, au plus', 'Power input, at most')],
];

export function powerFigureOf(type: ApplianceType): PowerFigure {
  return POWERS.find(([types]) => types.test(type))?.[1] ?? OUTPUT;
}

/** Reference houses of the floor areas of heat pumps and boilers. */
const HOUSES: Translated = { fr: 'maison de 1989 à 2000', en: 'house built 1989 to 2000' };
const SURFACES: [types: RegExp, label: Translated][] = [
  [/^(pompe|chaudiere)/, { fr: `Surface, ${HOUSES.fr}`, en: `Floor area, ${HOUSES.en}` }],
  [/^vmc/, { fr: 'Surface du logement', en: 'Dwelling area' }],
  [/^aerateur/, { fr: 'Surface de la pièce', en: 'Room area' }],
  [/^climatiseur-(split|monobloc)/, { fr: 'Pièce climatisée', en: 'Room cooled' }],
  [/^climatiseur-gainable/, { fr: 'Surface climatisée', en: 'Area cooled' }],
  [/^aerotherme/, { fr: 'Surface du local', en: 'Area of the premises' }],
];

/**
 * Label of a floor area that is not calculated for one room (catalogue/with-room-areas.ts). @throws for other types.
 */
export function surfaceLabelOf(type: ApplianceType): Translated {
  const label = SURFACES.find(([types]) => types.test(type))?.[1];
  if (!label) throw new Error(`The floor area of ${type} has no name.`);
  return label;
}

export const SOUND_LABEL: Translated = { fr: 'Pression acoustique', en: 'Sound pressure' };
/** Unit with distance and operating mode, without which no sound level may be stated. */
export const SOUND_UNITS: Record<SoundMode, Translated> = {
  rated: { fr: 'dB(A) à 1 m, régime nominal', en: 'dB(A) at 1 m, rated operation' },
  'low-speed': { fr: 'dB(A) à 1 m, petite vitesse', en: 'dB(A) at 1 m, low speed' },
  'full-speed': { fr: 'dB(A) à 1 m, grande vitesse', en: 'dB(A) at 1 m, full speed' },
  heating: { fr: 'dB(A) à 1 m, en chauffe', en: 'dB(A) at 1 m, heating' },
};
export const SOUND_POWER_LABELS: Record<'indoors' | 'outdoors', Translated> = {
  indoors: { fr: 'Puissance acoustique à l’intérieur (Lw)', en: 'Sound power indoors (Lw)' },
  outdoors: { fr: 'Puissance acoustique à l’extérieur (Lw)', en: 'Sound power outdoors (Lw)' },
};
