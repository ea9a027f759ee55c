import { number, optionalText, text } from '#backoffice/shop/files/cells.ts';

/** Columns of a place that visitors go to: code, name, address, position, telephone. */
export const POINT_COLUMNS = {
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
};
