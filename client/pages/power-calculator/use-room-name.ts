import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { Room } from '#shared/domain/heat/rooms.ts';
import { formatFigure } from '#shared/domain/price.ts';

/** Returns the name of a room in the result: « Séjour, 24 m² ». */
export function useRoomName(): (room: Room) => string {
  const text = useTranslations();
  const { locale } = usePage().site;
  return ({ type, area }) =>
    text('power.room_result', { type: text(`power.type_${type}`), area: formatFigure(area, locale) });
}

/** Id of the result of a room, by its place among the results. */
export function roomId(index: number): string {
  return `room-${index + 1}`;
}
