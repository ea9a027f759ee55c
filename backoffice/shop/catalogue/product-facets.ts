import type { AttributeRecord } from '#shared/contract/shop/catalogue-record.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import { energyClassesOf } from '../energy/energy-label.ts';
import type { Vocabulary } from './vocabulary.ts';

export type FacetValue = { code: string; value: string };

/** Values of a product by which lists can be filtered, each once. */
export function facetsOf({ attributes }: Vocabulary, product: ProductRecord): FacetValue[] {
  return [...attributes.values()]
    .filter(({ facet }) => facet)
    .flatMap((attribute) =>
      [...new Set(valuesOf(attribute, product))].map((value) => ({ code: attribute.code, value })),
    );
}

/** Class in the form of an address: `A++` becomes `a-plus-plus`. */
export function energyClassValue(energyClass: string): string {
  return energyClass.toLowerCase().replaceAll('+', '-plus');
}

function valuesOf(attribute: AttributeRecord, product: ProductRecord): string[] {
  switch (attribute.kind) {
    case 'type':
      return [product.type];
    case 'colour':
      return product.colours;
    case 'energy_class':
      return energyClassesOf(product).map(energyClassValue);
    case 'choice':
      return product.attributes[attribute.code] ?? [];
    case 'number':
      return product.sizes.flatMap(({ figures }) => {
        const value = figures[attribute.code];
        return typeof value === 'number' ? [String(value), ...spansOf(attribute, value)] : [];
      });
    case 'range':
      return product.sizes.flatMap((size) => rangeOf(attribute, size[attribute.of ?? 'width']) ?? []);
  }
}

/** First option whose greatest value is not exceeded. */
function rangeOf({ options }: AttributeRecord, value: number): string | undefined {
  return options.find(({ to }) => to === undefined || value <= to)?.value;
}

/** Options of a number that include the value, both ends included: 750 W is in "500 to 750 W" and "750 to 1,000 W". */
function spansOf({ options }: AttributeRecord, value: number): string[] {
  return options
    .filter(({ to }, index) => value >= (options[index - 1]?.to ?? -Infinity) && value <= (to ?? Infinity))
    .map((option) => option.value);
}
