import type { Text } from '#client/app/intl/use-text.ts';
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

/** The room of a form whose fields are called as the calculator's, or what is wrong with it by field. */
export function readRoomForm(form: FormData): { room: ProjectRoom } | { errors: RoomErrors } {
  const search = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') search.append(name, value);
  const [typed] = readHeatQuery(search).rooms;
  return typed ? toProjectRoom(typed) : { errors: { area: 'required' } };
}

/** The rooms of a calculation that are whole, named after what they are for; two of a kind are numbered. */
export function namedRooms({ rooms }: HeatQuery, text: Text): NamedRoom[] {
  return rooms.flatMap((typed, place) => {
    const checked = toProjectRoom(typed);
    if ('errors' in checked) return [];
    const label = text(`power.type_${typed.type}`);
    const alike = rooms.filter(({ type }) => type === typed.type);
    const rank = rooms.slice(0, place + 1).filter(({ type }) => type === typed.type).length;
    return [{ typed, room: checked.room, name: alike.length > 1 ? `${label} ${rank}` : label }];
  });
}

/** A room of a worksite as the domain's functions take it. */
export function toRoom({ width, tall, ...room }: ProjectRoom): Room {
  return { ...room, width: width ?? undefined, tall: tall ?? undefined };
}

function toProjectRoom(typed: TypedRoom): { room: ProjectRoom } | { errors: RoomErrors } {
  const checked = checkRoom(typed);
  if ('errors' in checked) return checked;
  const { width = null, tall = null, ...room } = checked.room;
  return { room: { ...room, width, tall } };
}
