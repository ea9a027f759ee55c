import { technicalValue } from '../document-words.ts';
import type { ProductSource } from '../document-source.ts';

/** EU directives and regulations that appliances conform to, by number. */
const LOW_VOLTAGE = '2014/35/UE';
const COMPATIBILITY = '2014/30/UE';
const SUBSTANCES = '2011/65/UE';
const RADIO = '2014/53/UE';
const PRESSURE = '2014/68/UE';
const DESIGN = '2009/125/CE';
const GAS = '(UE) 2016/426';
const LABELLING = '(UE) 2017/1369';

const DESIGN_RULES: [types: RegExp, regulation: string][] = [
  [
    /^(inertie|panneau|cassette|convecteur|soufflant|radiateur-gaz|seche-serviettes-(electrique|soufflant|mixte))/,
    '(UE) 2024/1103',
  ],
  [/^(pompe-a-chaleur|chaudiere|module-hydraulique)/, '(UE) 813/2013'],
  [/^(chauffe-eau|ballon)/, '(UE) 814/2013'],
  [/^vmc/, '(UE) 1253/2014'],
  [/^climatiseur/, '(UE) 206/2012'],
];
const UNDER_PRESSURE = /^(pompe-a-chaleur|climatiseur|ballon|chauffe-eau-thermodynamique)/;
const ON_GAS = /-gaz$/;
const WITHOUT_CURRENT = /^(seche-serviettes-eau-chaude|ballon)$/;

/**
 * Directives of a product's declaration. A radio appliance falls under the radio directive
 * instead of those on voltage and compatibility.
 */
export function directivesFor(product: ProductSource): string[] {
  const { type, texts } = product;
  const label = texts.models.flatMap((model) => model.energy_label ?? [])[0];
  const hasRadio = technicalValue(product, 'Connexion', 'Connection', 'Liaison radio', 'Radio link') !== '';
  const electric = hasRadio ? [RADIO, SUBSTANCES] : [LOW_VOLTAGE, COMPATIBILITY, SUBSTANCES];
  const design = DESIGN_RULES.find(([types]) => types.test(type))?.[1];
  return [
    ...(ON_GAS.test(type) ? [GAS] : []),
    ...(WITHOUT_CURRENT.test(type) ? [] : electric),
    ...(UNDER_PRESSURE.test(type) ? [PRESSURE] : []),
    ...(design ? [DESIGN, design] : []),
    ...(label ? [LABELLING, `(UE) ${label.regulation}`] : []),
  ];
}
