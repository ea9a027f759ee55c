import type { ProductCard } from '#shared/contract/product.ts';
import type { AttributeRecord, TypeRecord } from '#shared/contract/shop/catalogue-record.ts';
import type { FigureValue, ProductRecord, SizeRecord } from '#shared/contract/shop/product-record.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import { SOUND_LABEL, SOUND_UNITS } from '../energy/sound-labels.ts';
import { roomArea } from './room-area.ts';
import { typeOf, type Vocabulary } from './vocabulary.ts';

export type Figures = ProductCard['attributes'];
type Figure = Figures[string];
type Owner = Pick<ProductRecord, 'type'>;

const THOUSAND = 1000;
/** Code of the calculated area in a shop that states none. */
const ROOM_AREA = 'ROOM_AREA';

/** Figures of one size, with the labels of its type. */
export function sizeFigures(vocabulary: Vocabulary, product: Owner, size: SizeRecord, lang: Locale): Figures {
  const type = typeOf(vocabulary, product);
  const area = type.room && roomArea(outputOf(vocabulary, size), type.room);
  const attributes = [...vocabulary.attributes.values()];
  const codes = [...type.key_figures, ...attributes.map(({ code }) => code)];
  const isKey = (code: string) => type.key_figures.length === 0 || type.key_figures.includes(code);
  const place = (code: string) => ({ rank: codes.indexOf(code), is_key: isKey(code) });
  const stated = attributes.flatMap((attribute): [string, Figure][] => {
    const value = size.figures[attribute.code];
    const { code } = attribute;
    return value === undefined ? [] : [[code, { ...place(code), ...figureOf(attribute, type, value, lang) }]];
  });
  const areaCode = attributes.find(({ role }) => role === 'floor_area')?.code ?? ROOM_AREA;
  return {
    ...Object.fromEntries(stated),
    ...(area && {
      [areaCode]: {
        rank: codes.includes(areaCode) ? codes.indexOf(areaCode) : codes.length,
        is_key: false,
        role: 'floor_area' as const,
        label: formatMessage(lang, 'energy.room_area'),
        value: area[0],
        to: area[1],
        unit: 'm²',
      },
    }),
    ...(size.sound && {
      SOUND: {
        rank: codes.length + 1,
        is_key: true,
        role: 'sound' as const,
        label: SOUND_LABEL[lang],
        value: size.sound.pressure_db,
        unit: SOUND_UNITS[size.sound.mode][lang],
      },
    }),
  };
}

/** Heat output of a size in watts; `undefined` without one. */
function outputOf({ attributes }: Vocabulary, { figures }: SizeRecord): number | undefined {
  const code = [...attributes.values()].find(({ role }) => role === 'heat_output')?.code;
  const value = code === undefined ? undefined : figures[code];
  return typeof value === 'number' ? value : undefined;
}

/** Figures of all sizes, from the smallest to the largest. `ofSizes`: those of each (`sizeFigures`). */
export function spannedFigures(vocabulary: Vocabulary, ofSizes: readonly Figures[]): Figures {
  const spanned: Figures = {};
  for (const figures of ofSizes) {
    for (const [code, value] of Object.entries(figures)) {
      const before = spanned[code];
      spanned[code] = before ? span(before, value, vocabulary.attributes.get(code)) : value;
    }
  }
  return spanned;
}

/**
 * Name of a size: its own, else the first figure by which its type names sizes, else its code. `figures`: those of the
 * size (`sizeFigures`).
 */
export function sizeLabel(
  vocabulary: Vocabulary,
  product: Owner,
  { size, figures }: { size: SizeRecord; figures: Figures },
  lang: Locale,
): string {
  if (size.name) return size.name[lang];
  const code = typeOf(vocabulary, product).size_name.find((name) => figures[name]);
  const named = code === undefined ? undefined : figures[code];
  if (!named || typeof named.value !== 'number') return size.code;
  return withUnit(named.value, named.unit, lang);
}

/** Label of a value of a numeric facet by language: `1 500 W`, `8 kW`, `200 L`. */
export function valueLabels(attribute: AttributeRecord, value: number): Record<Locale, string> {
  const [shown, unit] = inUnit(attribute, value);
  const label = (lang: Locale) => withUnit(shown, unit, lang);
  return { fr: label('fr'), en: label('en') };
}

function withUnit(value: number, unit: string | undefined, lang: Locale): string {
  return unit === undefined ? formatFigure(value, lang) : `${formatFigure(value, lang)}\u00a0${unit}`;
}

function figureOf(
  attribute: AttributeRecord,
  type: TypeRecord,
  value: FigureValue,
  lang: Locale,
): Omit<Figure, 'rank' | 'is_key'> {
  const label = (type.labels[attribute.code] ?? attribute.label ?? attribute.name)[lang];
  const [from, to] = typeof value === 'number' ? [value] : value;
  const [shown, unit] = inUnit(attribute, from);
  return {
    ...(attribute.role && { role: attribute.role }),
    label,
    value: shown,
    ...(to !== undefined && { to: shown === from ? to : to / THOUSAND }),
    ...(unit !== undefined && { unit }),
  };
}

function inUnit(attribute: AttributeRecord, value: number): [value: number, unit: string | undefined] {
  const { unit, large_unit: largeUnit, large_from: largeFrom = THOUSAND } = attribute;
  return largeUnit !== undefined && value >= largeFrom ? [value / THOUSAND, largeUnit] : [value, unit];
}

function span(a: Figure, b: Figure, attribute: AttributeRecord | undefined): Figure {
  const [first, second] = a.unit === b.unit ? [a, b] : [inSmallUnit(a, attribute), inSmallUnit(b, attribute)];
  if (first.unit !== second.unit || typeof first.value !== 'number' || typeof second.value !== 'number')
    return a;
  const low = Math.min(first.value, second.value);
  const high = Math.max(first.to ?? first.value, second.to ?? second.value);
  return high > low ? { ...first, value: low, to: high } : first;
}

/** Ranges across the large unit are given in the small one. */
function inSmallUnit(figure: Figure, attribute: AttributeRecord | undefined): Figure {
  const unit = attribute?.unit;
  if (unit === undefined || figure.unit !== attribute?.large_unit || typeof figure.value !== 'number')
    return figure;
  return {
    ...figure,
    value: figure.value * THOUSAND,
    unit,
    ...(figure.to !== undefined && { to: figure.to * THOUSAND }),
  };
}
