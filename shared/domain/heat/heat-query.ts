import { ALTITUDES, type Altitude } from './climate.ts';
import { PERIOD_NAMES, WORK_NAMES, type Period, type Work } from './building.ts';
import { readFigure, type FigureError } from '../figure-entry.ts';
import {
  LIMITS,
  MAX_ROOMS,
  ROOM_TYPE_NAMES,
  STOREY_NAMES,
  type Room,
  type RoomType,
  type Storey,
} from './rooms.ts';

/** A room as typed, so that invalid values are preserved. */
export type TypedRoom = {
  type: RoomType;
  storey: Storey;
  area: string;
  height: string;
  walls: string;
  glass: string;
  width: string;
  tall: string;
};

/** The calculator's input, as in its address. */
export type HeatQuery = {
  /** The address has any input. */
  isRequested: boolean;
  zip: string;
  altitude: Altitude;
  built: Period;
  works: Work[];
  rooms: TypedRoom[];
};

const FIGURES = ['area', 'height', 'walls', 'glass', 'width', 'tall'] as const;
export type Figure = (typeof FIGURES)[number];
export type RoomFigureError = FigureError | 'whole';
export type RoomErrors = Partial<Record<Figure, RoomFigureError>>;

const UNITS: Partial<Record<Figure, string>> = {
  area: 'm²',
  height: 'm',
  glass: 'm²',
  width: 'mm',
  tall: 'mm',
};
const OPTIONAL = new Set<Figure>(['width', 'tall']);
const MAX_LENGTH = 20;
const BLANK: TypedRoom = {
  type: 'living',
  storey: 'between',
  area: '',
  height: '2,5',
  walls: '2',
  glass: '3',
  width: '',
  tall: '',
};

/**
 * Parses the calculator's address. Rooms are parallel values, one of each name a room; `add` appends a blank room,
 * `remove` removes one by its index. Unknown choices fall back to the first.
 */
export function readHeatQuery(search: URLSearchParams): HeatQuery {
  const built = pick(PERIOD_NAMES, search.get('built')) ?? '1975-1988';
  const altitudes = ALTITUDES.map(({ upTo }) => upTo);
  const typed = search
    .getAll('area')
    .slice(0, MAX_ROOMS)
    .map((_area, index) => readRoom(search, index));
  const removed = search.get('remove');
  const remaining = typed.filter((_room, index) => String(index) !== removed);
  const rooms = search.has('add') && remaining.length < MAX_ROOMS ? [...remaining, { ...BLANK }] : remaining;
  return {
    isRequested: search.has('zip'),
    zip: (search.get('zip') ?? '').trim().slice(0, MAX_LENGTH),
    altitude: altitudes.find((upTo) => String(upTo) === search.get('alt')) ?? ALTITUDES[0].upTo,
    built,
    works: WORK_NAMES.filter((work) => search.getAll('works').includes(work)),
    rooms: rooms.length > 0 ? rooms : [{ ...BLANK }],
  };
}

/** Formats the address of a calculation, without the leading question mark. */
export function writeHeatQuery({
  zip,
  altitude,
  built,
  works,
  rooms,
}: Omit<HeatQuery, 'isRequested'>): string {
  const search = new URLSearchParams({ zip, alt: String(altitude), built });
  for (const work of works) search.append('works', work);
  for (const room of rooms) {
    for (const [name, value] of Object.entries(room)) search.append(name === 'type' ? 'room' : name, value);
  }
  return search.toString();
}

/** Returns a room with its figures as numbers, or the error of each figure. */
export function checkRoom(typed: TypedRoom): { room: Room } | { errors: RoomErrors } {
  const errors: RoomErrors = {};
  const values: Partial<Record<Figure, number>> = {};
  for (const figure of FIGURES) {
    const read = readRoomFigure(figure, typed[figure]);
    if (typeof read === 'string') errors[figure] = read;
    else if (read !== undefined) values[figure] = read;
  }
  const { area, height, walls, glass, width, tall } = values;
  if (area === undefined || height === undefined || walls === undefined || glass === undefined)
    return { errors };
  if (Object.keys(errors).length > 0) return { errors };
  return { room: { type: typed.type, storey: typed.storey, area, height, walls, glass, width, tall } };
}

function readRoomFigure(figure: Figure, typed: string): number | RoomFigureError | undefined {
  const value = readFigure(typed, { ...LIMITS[figure], unit: UNITS[figure] });
  if (value === 'required' && OPTIONAL.has(figure)) return undefined;
  return figure === 'walls' && typeof value === 'number' && !Number.isInteger(value) ? 'whole' : value;
}

function readRoom(search: URLSearchParams, index: number): TypedRoom {
  const valueOf = (name: string) => search.getAll(name)[index];
  const figure = (name: Figure) => (valueOf(name) ?? BLANK[name]).trim().slice(0, MAX_LENGTH);
  return {
    type: pick(ROOM_TYPE_NAMES, valueOf('room')) ?? BLANK.type,
    storey: pick(STOREY_NAMES, valueOf('storey')) ?? BLANK.storey,
    area: figure('area'),
    height: figure('height'),
    walls: figure('walls'),
    glass: figure('glass'),
    width: figure('width'),
    tall: figure('tall'),
  };
}

function pick<Name extends string>(
  names: readonly Name[],
  requested: string | null | undefined,
): Name | undefined {
  return names.find((name) => name === requested);
}
