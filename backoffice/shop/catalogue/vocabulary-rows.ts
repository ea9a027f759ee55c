import type { StoredType } from '#backoffice/products/product-type.ts';
import type { HeatedRoom } from '#shared/contract/product.ts';
import type { TypeRecord } from '#shared/contract/shop/catalogue-record.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Rows of the types of products. */
export function typeRows({ types }: Vocabulary) {
  return [...types.values()].map(({ key, ...type }, position) => {
    const data: StoredType = {
      heated_room: type.room ? { type: type.room, energy: energyOf(type.energy) } : null,
      guide: type.guide ?? null,
      burns_gas: type.burns_gas,
      directives: type.directives,
      min_breaker: type.min_breaker ?? null,
    };
    return { key, position, data };
  });
}

/** Appliances without an energy record of their own are fed by hot water. */
function energyOf(kinds: TypeRecord['energy']): HeatedRoom['energy'] {
  if (kinds.includes('electric-heater')) return 'electricity';
  return kinds.includes('gas-heater') ? 'gas' : null;
}

/** Rows of the colours. A drawing has the colour of the swatch unless the shop states another or it is a gradient. */
export function colourRows({ colours }: Vocabulary) {
  return [...colours.values()].map(({ key, name, swatch, tone, outline }, position) => ({
    key,
    position,
    labels: name,
    swatch,
    tone: tone ?? (swatch.includes('gradient') ? null : swatch),
    outline: outline ?? null,
  }));
}
