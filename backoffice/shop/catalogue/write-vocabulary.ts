import { tableText } from '../files/write-table.ts';
import { translatedCells } from './table-fields.ts';
import { figureCodes } from './read-types.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Files of the vocabulary by path. */
export function vocabularyFiles({ attributes, types, colours }: Vocabulary): [path: string, text: string][] {
  const labels = figureCodes(attributes).filter((code) =>
    [...types.values()].some((type) => type.labels[code]),
  );
  return [
    [
      'attributes.csv',
      tableText(
        [
          'code',
          'kind',
          'facet',
          'unit',
          'large_unit',
          'large_from',
          'of',
          'role',
          ...NAMES,
          'label.fr',
          'label.en',
        ],
        [...attributes.values()].map(({ code, kind, facet, name, label, ...others }) => ({
          code,
          kind,
          facet,
          unit: others.unit ?? null,
          large_unit: others.large_unit ?? null,
          large_from: others.large_from ?? null,
          of: others.of ?? null,
          role: others.role ?? null,
          ...translatedCells('name', name),
          ...translatedCells('label', label),
        })),
      ),
    ],
    [
      'attribute-options.csv',
      tableText(
        ['attribute', 'value', 'to', ...NAMES],
        [...attributes.values()].flatMap(({ code, options }) =>
          options.map(({ value, to, name }) => ({
            attribute: code,
            value,
            to: to ?? null,
            ...translatedCells('name', name),
          })),
        ),
      ),
    ],
    [
      'types.csv',
      tableText(
        [
          'key',
          ...NAMES,
          'size_name',
          'key_figures',
          'room',
          'energy',
          'recycled',
          'recycled_packaging',
          'has_lead',
          'guide',
          'burns_gas',
          'directives',
          'min_breaker',
          ...labels.flatMap((code) => [`label.${code}.fr`, `label.${code}.en`]),
        ],
        [...types.values()].map(({ name, labels: own, ...type }) => ({
          ...type,
          ...translatedCells('name', name),
          room: type.room ?? null,
          guide: type.guide ?? null,
          min_breaker: type.min_breaker ?? null,
          recycled: type.recycled ?? null,
          recycled_packaging: type.recycled_packaging ?? null,
          ...Object.assign({}, ...labels.map((code) => translatedCells(`label.${code}`, own[code]))),
        })),
      ),
    ],
    [
      'colours.csv',
      tableText(
        ['key', 'code', ...NAMES, 'swatch', 'tone', 'outline'],
        [...colours.values()].map(({ key, code, name, swatch, tone, outline }) => ({
          key,
          code,
          ...translatedCells('name', name),
          swatch,
          tone: tone ?? null,
          outline: outline ?? null,
        })),
      ),
    ],
  ];
}

const NAMES = ['name.fr', 'name.en'];
