/** Names, latitudes and longitudes of towns on the drawn map. The interactive map has all of them (base-map.json). */
const ROWS = [
  ['Paris', 48.9, 2.3],
  ['Marseille', 43.3, 5.4],
  ['Lyon', 45.8, 4.8],
  ['Toulouse', 43.6, 1.4],
  ['Nantes', 47.2, -1.6],
  ['Bordeaux', 44.8, -0.6],
  ['Lille', 50.6, 3.1],
] as const;

export const TOWNS = ROWS.map(([name, latitude, longitude]) => ({ name, latitude, longitude }));
