import { subTitle } from '#client/pages/common/title/sub-title.ts';
import type { LoadArgs, PageLoad } from '#client/pages/common/load/page-load.ts';
import { alternatesOf, audiencesOf } from '#client/pages/common/load/static-page-paths.ts';
import { href } from '#routes/href.ts';
import { envelopeOf } from '#shared/domain/heat/building.ts';
import { baseTemperature, departmentOf } from '#shared/domain/heat/climate.ts';
import {
  checkRoom,
  readHeatQuery,
  writeHeatQuery,
  type HeatQuery,
  type RoomErrors,
  type TypedRoom,
} from '#shared/domain/heat/heat-query.ts';
import { readPostcode } from '#shared/domain/postcodes.ts';
import { roomLoss, type RoomLoss } from '#shared/domain/heat/room-loss.ts';
import type { Room } from '#shared/domain/heat/rooms.ts';
import { findMatches, type Matches } from '#client/pages/common/load/find-matches.ts';

export type ZipError = 'required' | 'format' | 'unknown' | 'overseas';
export type Place = { name: string; outside: number };

export type RoomData = {
  typed: TypedRoom;
  errors: RoomErrors;
  /** `null` until the fields and the place are valid. */
  result: { room: Room; loss: RoomLoss; matches: Matches } | null;
};

export type PowerData = {
  query: HeatQuery;
  zipError: ZipError | null;
  place: Place | null;
  rooms: RoomData[];
  /** Power of all rooms in watts; `null` while a room has no result. */
  total: number | null;
  /** Path and query of this calculation. */
  share: string;
};

/** Calculates from the query alone, so that a result can be shared, printed and requested without scripts. */
export const load: PageLoad<PowerData> = async (args) => {
  const { match, search, text } = args;
  const query = readHeatQuery(search);
  const found = query.isRequested ? await findPlace(args, query) : null;
  const place = found && typeof found !== 'string' ? found : null;
  const rooms = await Promise.all(
    query.rooms.map((typed, index) =>
      readRoom(args, query, typed, {
        place,
        isNew: search.has('add') && index === query.rooms.length - 1,
      }),
    ),
  );
  const worked = rooms.flatMap(({ result }) => result ?? []);
  const title = text('power.title');
  const site = { locale: match.locale, target: match.urlTarget };
  return {
    kind: 'ok',
    data: {
      query,
      zipError: typeof found === 'string' ? found : null,
      place,
      rooms,
      total: worked.length > 0 ? worked.reduce((sum, { loss }) => sum + loss.advised, 0) : null,
      share: writeHeatQuery(query),
    },
    meta: {
      title: subTitle(title, place?.name),
      ...((typeof found === 'string' || rooms.some(({ errors }) => Object.keys(errors).length > 0)) && {
        hasError: true,
      }),
      description: text('power.description'),
      indexed: search.size === 0,
      canonical: href('power-calculator', site),
      alternates: alternatesOf('power-calculator', match),
      audiences: audiencesOf('power-calculator', match),
      breadcrumb: [{ label: title, url: href('power-calculator', site) }],
    },
  };
};

/** Finds the town of a postcode and its base temperature, or the error of the postcode. */
async function findPlace({ api }: LoadArgs, query: HeatQuery): Promise<Place | ZipError> {
  const { altitude } = query;
  const zip = readPostcode(query.zip);
  if (zip === '') return 'required';
  if (!/^\d{5}$/.test(zip)) return 'format';
  const { items } = await api.cities.list({ zipcode: zip });
  const [city] = items;
  if (!city) return zip.startsWith('97') || zip.startsWith('98') ? 'overseas' : 'unknown';
  const outside = baseTemperature(departmentOf(city.insee), altitude);
  return outside === undefined ? 'overseas' : { name: city.name, outside };
}

async function readRoom(
  args: LoadArgs,
  query: HeatQuery,
  typed: TypedRoom,
  { place, isNew }: { place: Place | null; isNew: boolean },
): Promise<RoomData> {
  const checked = checkRoom(typed);
  if ('errors' in checked) {
    const isBlank = !query.isRequested || (isNew && typed.area === '');
    return { typed, errors: isBlank ? {} : checked.errors, result: null };
  }
  if (!place) return { typed, errors: {}, result: null };
  const { room } = checked;
  const loss = roomLoss(room, envelopeOf(query.built, query.works), place.outside);
  return { typed, errors: {}, result: { room, loss, matches: await findMatches(args, room, loss.advised) } };
}
