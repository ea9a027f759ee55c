import { referencePower, type ReferenceRoom } from '#shared/domain/heat/room-area.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

type House = Parameters<typeof referencePower>[2];

/** Power the calculator advises for a reference room, as a text prints it: `1 350` or `1,350`, in watts. */
export function referenceWatts(lang: Locale, type: ReferenceRoom, area: number, house: House): string {
  return formatFigure(referencePower(type, area, house), lang);
}

/** A living room of a period in watts, or in watts a square metre: between two floors, then under the roof. */
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
