import { technicalValue } from '../document-words.ts';
import type { ProductSource } from '../document-source.ts';

/** Directives on voltage and compatibility, for which the radio directive stands in radio appliances. */
const LOW_VOLTAGE = '2014/35/UE';
const COMPATIBILITY = '2014/30/UE';
const RADIO = '2014/53/UE';
const LABELLING = '(UE) 2017/1369';

/** Directives and regulations of a product's declaration: those of its type, then those of its energy label. */
export function directivesFor(product: ProductSource): string[] {
  const { type, texts } = product;
  const label = texts.models.flatMap((model) => model.energy_label ?? [])[0];
  const stated = type?.directives ?? [];
  const hasRadio = technicalValue(product, 'Connexion', 'Connection', 'Liaison radio', 'Radio link') !== '';
  return [
    ...(hasRadio ? withRadio(stated) : stated),
    ...(label ? [LABELLING, `(UE) ${label.regulation}`] : []),
  ];
}

function withRadio(directives: readonly string[]): string[] {
  return directives.flatMap((number) => {
    if (number === COMPATIBILITY) return [];
    return number === LOW_VOLTAGE ? [RADIO] : [number];
  });
}
