/**
 * A map of France without any service: lines in thousandths of a degree, each point as its step from the one before
 * (longitude, latitude). Made by `scripts/make-base-map.ts`; sources: NOTICE.
 */
export type BaseMap = {
  /** France without the lines inside it: mainland and islands. */
  land: number[][];
  /** Between départements. */
  borders: number[][];
  abroad: number[][];
  /** Towns, the largest first. */
  places: MapPlace[];
};

/** Name, thousandths of a degree, and the zoom from which the name is shown. */
export type MapPlace = [name: string, latitude: number, longitude: number, zoom: number];

/** The points of a line, latitude first as map libraries have them. */
export function decodeLine(steps: readonly number[]): [latitude: number, longitude: number][] {
  const points: [number, number][] = [];
  let [longitude, latitude] = [0, 0];
  for (let index = 0; index + 1 < steps.length; index += 2) {
    longitude += steps[index] ?? 0;
    latitude += steps[index + 1] ?? 0;
    points.push([latitude / 1000, longitude / 1000]);
  }
  return points;
}
