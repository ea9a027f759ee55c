import type { Project, ProjectRoom, Sizing } from '#shared/contract/project.ts';
import { envelopeOf } from '#shared/domain/heat/building.ts';
import { baseTemperature } from '#shared/domain/heat/climate.ts';
import { roomLoss } from '#shared/domain/heat/room-loss.ts';

type House = Pick<Project, 'built' | 'works' | 'altitude'> & { department: string | null };

/** Base temperature of a house in °C; `null` when the tables have none. */
export function outsideOf({ department, altitude }: House): number | null {
  return department === null ? null : (baseTemperature(department, altitude) ?? null);
}

/** Required power of a room, as in the power calculator. */
export function sizeRoom(house: House, room: ProjectRoom): Sizing | null {
  const outside = outsideOf(house);
  if (outside === null) return null;
  const { width, tall, ...rest } = room;
  const loss = roomLoss(
    { ...rest, width: width ?? undefined, tall: tall ?? undefined },
    envelopeOf(house.built, house.works),
    outside,
  );
  return {
    inside: loss.inside,
    outside: loss.outside,
    watts: Math.round(loss.watts),
    low: Math.round(loss.low),
    high: Math.round(loss.high),
    advised: loss.advised,
    per_square_metre: Math.round(loss.perSquareMetre),
  };
}
