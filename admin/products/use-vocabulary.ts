import { useQuery } from '@tanstack/react-query';
import { useLocaleState } from 'ra-core';
import type { CatalogueVocabulary } from '#shared/contract/shop/catalogue-desk.ts';
import type { Locale } from '#shared/locale.ts';
import { useApi } from '#admin/app/api-context.ts';

type Option = CatalogueVocabulary['types'][number];
type Choice = { id: string; name: string };
type AttributeChoices = Omit<CatalogueVocabulary['attributes'][number], 'name' | 'options'> & {
  name: string;
  choices: Choice[];
};

/** Words of the catalogue in the language of the operator, as choices of inputs. */
type Vocabulary = {
  types: Choice[];
  colours: Choice[];
  /** With the names of those above: “Heating › Radiators”. */
  categories: (Choice & { number: number })[];
  attributes: AttributeChoices[];
  /** Pictures of rooms by what they show. */
  scenes: (Choice & { picture: string | null })[];
};

const EMPTY: CatalogueVocabulary = { types: [], colours: [], categories: [], attributes: [], scenes: [] };

/** Loads the words by which products are described; empty until they have arrived. */
export function useVocabulary(): Vocabulary {
  const api = useApi();
  const [locale] = useLocaleState();
  const lang: Locale = locale === 'en' ? 'en' : 'fr';
  const { data = EMPTY } = useQuery({
    queryKey: ['vocabulary'],
    queryFn: () => api.call('GET /operator/vocabulary'),
  });
  const choose = ({ value, name }: Option): Choice => ({ id: value, name: name[lang] });
  return {
    types: data.types.map(choose),
    colours: data.colours.map(choose),
    categories: data.categories.map(({ id, value }) => ({
      id: value,
      number: id,
      name: pathOf(data.categories, value)
        .map(({ name }) => name[lang])
        .join(' › '),
    })),
    attributes: data.attributes.map(({ name, options, ...attribute }) => ({
      ...attribute,
      name: name[lang],
      choices: options.map(choose),
    })),
    scenes: data.scenes.map(({ name, alt, picture }) => ({
      id: name,
      name: alt[lang] ? `${name} – ${alt[lang]}` : name,
      picture,
    })),
  };
}

type Category = CatalogueVocabulary['categories'][number];

/** A category below those above it. The data of a shop has no circles. */
function pathOf(categories: readonly Category[], key: string): Category[] {
  const category = categories.find(({ value }) => value === key);
  if (!category) return [];
  return category.parent === null ? [category] : [...pathOf(categories, category.parent), category];
}
