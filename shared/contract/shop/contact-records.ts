import { z } from 'zod';
import { recordQuery, searchedText } from '../common.ts';
import { openingDay } from '../contact.ts';
import { CUSTOMER_CONTACT_ROLES } from '../customer-contact.ts';
import { mediaPath, phoneNumber, visibleText } from '../fields.ts';
import { PRODUCT_FAMILIES } from '#shared/domain/product-families.ts';
import { reference } from './product-record.ts';
import { translated } from './translated.ts';

const line = visibleText.max(200);
const optionalLine = line.nullable().default(null);

/** Hours of a day, `09:00-12:00 14:00-19:00`; empty when closed. */
const hours = z.union([z.literal(''), openingDay.shape.horairesAsString]);

/** A shop that stores the parcels of a carrier. */
export const relayPointRecord = z.strictObject({
  carrier: z.string().min(1).max(60).describe('Technical name of the carrier.'),
  code: z.string().min(1).max(60).describe('Code by which the carrier knows the point.'),
  name: line.describe('Name of the shop.'),
  address_1: line.describe('First line of the street address.'),
  address_2: optionalLine.describe('Second line of the street address.'),
  address_3: optionalLine.describe('Third line of the street address.'),
  zipcode: z.string().min(1).max(20).describe('Postcode.'),
  city: line.describe('Town.'),
  latitude: z.number().min(-90).max(90).describe('Latitude in degrees (WGS 84).'),
  longitude: z.number().min(-180).max(180).describe('Longitude in degrees (WGS 84).'),
  phone: phoneNumber.nullable().default(null).describe('Phone number.'),
  monday: hours.describe('Opening hours on Monday.'),
  tuesday: hours.describe('Opening hours on Tuesday.'),
  wednesday: hours.describe('Opening hours on Wednesday.'),
  thursday: hours.describe('Opening hours on Thursday.'),
  friday: hours.describe('Opening hours on Friday.'),
  saturday: hours.describe('Opening hours on Saturday.'),
  sunday: hours.describe('Opening hours on Sunday.'),
});

/** Lists of the records of relay points. */
export const relayPointRecordQuery = recordQuery.extend({
  q: searchedText
    .optional()
    .describe('Part of a code, a name, a postcode or a town, in upper or lower case.'),
});

/** A certification of installers and points of sale. */
export const contactLabelRecord = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .describe('Code, the same in every language.'),
  name: line.describe('Name, the same in every language.'),
  text: translated.describe('Meaning of the certification.'),
  position: z
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .describe('Rank among the certifications, the lowest first.'),
});

/** A person who is responsible for the customers of a zone. */
export const customerContactRecord = z.strictObject({
  family: z.enum(PRODUCT_FAMILIES).describe('Family of products.'),
  role: z.enum(CUSTOMER_CONTACT_ROLES).describe('Role of the contact.'),
  name: line.describe('Name of the person.'),
  phone: phoneNumber.describe('Phone number.'),
  email: z.email().max(254).describe('E-mail address.'),
  photo: mediaPath.nullable().default(null).describe('Address of the photograph below the media address.'),
  zone: translated.describe('Region the contact is responsible for.'),
  hours: translated.describe('Hours at which the contact is available.'),
  zipcodes: z
    .array(z.string().regex(/^\d{1,5}$/))
    .max(1000)
    .describe('First digits of postcodes of the region.'),
});

/** A product that is no longer sold. */
export const formerProductRecord = z.strictObject({
  reference: reference.describe('Reference by which it was ordered.'),
  name: translated.describe('Name.'),
  replacement: reference.nullable().default(null).describe('Reference of the product that replaces it.'),
});
