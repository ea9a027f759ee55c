import { z } from 'zod';
import { text } from '#backoffice/shop/files/cells.ts';
import { OPENING_COLUMNS } from '#backoffice/shop/points/opening-hours.ts';
import { POINT_COLUMNS } from '#backoffice/shop/points/point-columns.ts';

/** Columns of `relay-points.csv`: shops that store the parcels of a carrier. */
export const relayColumns = z.object({
  carrier: text(),
  ...POINT_COLUMNS,
  ...OPENING_COLUMNS,
});
export type RelayRecord = z.output<typeof relayColumns>;
