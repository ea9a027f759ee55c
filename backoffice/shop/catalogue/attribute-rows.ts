import type { AttributeRecord } from '#shared/contract/shop/catalogue-record.ts';
import type { ProductRecord } from '#shared/contract/shop/product-record.ts';
import type { Translated } from '#shared/contract/shop/translated.ts';
import { CLASSES } from '../energy/energy-class.ts';
import { valueLabels } from './figures.ts';
import { energyClassValue, facetsOf } from './product-facets.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Rows of the facets, in the order of the vocabulary. */
export function attributeRows({ attributes }: Vocabulary) {
  return [...attributes.values()]
    .filter(({ facet }) => facet)
    .map(({ code, kind, role, of, unit, name }, position) => ({
      code,
      kind,
      role: role ?? null,
      dimension: of ?? null,
      type: kind === 'colour' ? 'color' : 'checkbox',
      unit: unit ?? null,
      position,
      labels: name,
    }));
}

/**
 * Rows of the options that products use. Numbers without options of their own have the values of the products, in
 * ascending order.
 */
export function attributeOptionRows(vocabulary: Vocabulary, products: Iterable<ProductRecord>) {
  const used = new Map<string, Set<string>>();
  for (const product of products) {
    for (const { code, value } of facetsOf(vocabulary, product)) {
      const values = used.get(code) ?? new Set();
      used.set(code, values.add(value));
    }
  }
  return usedOptionRows(vocabulary, used);
}

/** Rows of the options with these values, by code of the attribute. */
export function usedOptionRows(vocabulary: Vocabulary, used: ReadonlyMap<string, ReadonlySet<string>>) {
  return [...vocabulary.attributes.values()].flatMap((attribute) => {
    const values = used.get(attribute.code) ?? new Set<string>();
    return optionsOf(vocabulary, attribute, values)
      .filter(([value]) => values.has(value))
      .map(([value, label], position) => ({
        code: attribute.code,
        value,
        position,
        labels: label,
        upper: attribute.options.find((option) => option.value === value)?.to ?? null,
      }));
  });
}

function optionsOf(
  { types, colours }: Vocabulary,
  attribute: AttributeRecord,
  used: ReadonlySet<string>,
): [value: string, label: Translated][] {
  switch (attribute.kind) {
    case 'type':
      return [...types.values()].map(({ key, name }) => [key, name]);
    case 'colour':
      return [...colours.values()].map(({ key, name }) => [key, name]);
    case 'energy_class':
      return CLASSES.map((name) => [energyClassValue(name), { fr: name, en: name }]);
    case 'number': {
      if (attribute.options.length > 0) return listedOptions(attribute);
      const sorted = [...used].sort((a, b) => Number(a) - Number(b));
      return sorted.map((value) => [value, valueLabels(attribute, Number(value))]);
    }
    case 'choice':
    case 'range':
      return listedOptions(attribute);
  }
}

function listedOptions({ options }: AttributeRecord): [value: string, label: Translated][] {
  return options.map(({ value, name }) => [value, name]);
}
