import { referencePower, type ReferenceRoom } from '#shared/domain/heat/room-area.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

type House = Parameters<typeof referencePower>[2];

/** Recommended output for a reference room by the calculator, in watts, formatted: `1 350` or `1,350`. */
export function referenceWatts(lang: Locale, type: ReferenceRoom, area: number, house: House): string {
  return formatFigure(referencePower(type, area, house), lang);
}

/**
 * Output range of a living room of a construction period, in watts or watts per square metre: between two floors,
 * then under the roof.
 */
export function livingRoomRange(
  lang: Locale,
  area: number,
  house: Omit<House, 'storey'>,
  per: 'room' | 'square metre' = 'room',
): string {
  const [between, top] = (['between', 'top'] as const).map((storey) => {
    const watts = referencePower('living', area, { ...house, storey });
    return formatFigure(per === 'room' ? watts : Math.round(watts / area), lang);
  });
  return lang === 'fr' ? `${between} à ${top}` : `${between} to ${top}`;
}
