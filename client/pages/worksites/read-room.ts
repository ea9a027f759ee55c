import type { Translate } from '#client/app/intl/use-translations.ts';
import type { ProjectRoom } from '#shared/contract/project.ts';
import {
  checkRoom,
  readHeatQuery,
  type HeatQuery,
  type RoomErrors,
  type TypedRoom,
} from '#shared/domain/heat/heat-query.ts';
import type { Room } from '#shared/domain/heat/rooms.ts';

export type NamedRoom = { typed: TypedRoom; room: ProjectRoom; name: string };

/** Reads a room from a form with the calculator's field names, or its errors by field. */
export function readRoomForm(form: FormData): { room: ProjectRoom } | { errors: RoomErrors } {
  const search = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') search.append(name, value);
  const [typed] = readHeatQuery(search).rooms;
  return typed ? toProjectRoom(typed) : { errors: { area: 'required' } };
}

/** Complete rooms of a calculation, named by their use and numbered when several share it. */
export function namedRooms({ rooms }: HeatQuery, text: Translate): NamedRoom[] {
  return rooms.flatMap((typed, index) => {
    const checked = toProjectRoom(typed);
    if ('errors' in checked) return [];
    const label = text(`power.type_${typed.type}`);
    const alike = rooms.filter(({ type }) => type === typed.type);
    const rank = rooms.slice(0, index + 1).filter(({ type }) => type === typed.type).length;
    return [{ typed, room: checked.room, name: alike.length > 1 ? `${label} ${rank}` : label }];
  });
}

export function toRoom({ width, tall, ...room }: ProjectRoom): Room {
  return { ...room, width: width ?? undefined, tall: tall ?? undefined };
}

function toProjectRoom(typed: TypedRoom): { room: ProjectRoom } | { errors: RoomErrors } {
  const checked = checkRoom(typed);
  if ('errors' in checked) return checked;
  const { width = null, tall = null, ...room } = checked.room;
  return { room: { ...room, width, tall } };
}
