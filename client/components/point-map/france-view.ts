/** Initial view and zoom limits of the map (spec section 9). */
export const FRANCE = {
  center: [47.2, 1.59] as [latitude: number, longitude: number],
  zoom: 5,
  minZoom: 0,
  maxZoom: 16,
};
