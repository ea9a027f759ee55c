import { z } from 'zod';
import { number, optionalText, text } from '#backoffice/shop/files/cells.ts';
import { OPENING_COLUMNS } from '#backoffice/shop/points/opening-hours.ts';

/** Columns of `relay-points.csv`: shops that store the parcels of a carrier. */
export const relayColumns = z.object({
  carrier: text(),
  code: text(),
  name: text(),
  address_1: text(),
  address_2: optionalText(),
  address_3: optionalText(),
  zipcode: text(),
  city: text(),
  latitude: number({ min: -90, max: 90 }),
  longitude: number({ min: -180, max: 180 }),
  phone: optionalText(),
  ...OPENING_COLUMNS,
});
export type RelayRecord = z.output<typeof relayColumns>;
