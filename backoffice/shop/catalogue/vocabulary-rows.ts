import type { StoredType } from '#backoffice/products/product-type.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Rows of the types of products. */
export function typeRows({ types }: Vocabulary) {
  return [...types.values()].map(({ key, ...type }, position) => {
    const data: StoredType = {
      guide: type.guide ?? null,
      burns_gas: type.burns_gas,
      directives: type.directives,
      min_breaker: type.min_breaker ?? null,
    };
    return { key, position, data };
  });
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
