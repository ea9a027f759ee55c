import { z } from 'zod';
import { identifier, idParameter, listOf, pageQuery } from './common.ts';
import { phoneNumber, slugText, visibleText, webUrl } from './fields.ts';

export const openingDay = z
  .object({
    jour: z.number().int().min(1).max(7).describe('Day of the week, 1 (Monday) to 7.'),
    horairesAsString: z
      .string()
      .regex(/^\d\d:\d\d-\d\d:\d\d(?: \d\d:\d\d-\d\d:\d\d){0,3}$/)
      .describe('Opening hours, `09:00-12:00 14:00-19:00`; `00:00-00:00` when closed.'),
  })
  .meta({ id: 'OpeningDay', description: 'Opening hours of one day.' });
export type OpeningDay = z.infer<typeof openingDay>;

export const CONTACT_TYPES = ['installer', 'distributor', 'stockist'] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];

/** Position of a stockist on the map (spec section 3, "Stockist"). */
export const stockist = z.object({
  identifiant: z.string().describe('Stable identifier of the point.'),
  coordGeolocalisationLatitude: z.number().min(-90).max(90).describe('Latitude in degrees (WGS 84).'),
  coordGeolocalisationLongitude: z.number().min(-180).max(180).describe('Longitude in degrees (WGS 84).'),
});
export type Stockist = z.infer<typeof stockist>;

const contactLabel = z.object({
  code: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/)
    .describe('Code, the same in every language.'),
  label: visibleText.describe('Label in the language of the request.'),
  text: z.string().describe('Text in the language of the request.'),
});
const productType = z.object({
  id: identifier.describe('Number of the entity.'),
  name: visibleText.describe('Name in the language of the request.'),
  slug: slugText.describe('Slug of the entity in the language of the request.'),
});

/** Name and address with the field names of relay points (spec section 3). */
export const pointPlace = stockist.extend({
  nom: visibleText.describe('Name.'),
  adresse1: z.string().describe('First line of the street address.'),
  adresse2: z.string().nullable().describe('Second line of the street address.'),
  adresse3: z.string().nullable().describe('Third line of the street address.'),
  codePostal: z.string().describe('Postcode.'),
  localite: z.string().describe('Town.'),
});

const pointFields = pointPlace.extend({
  type: z.enum(['installer', 'distributor']).describe('Kind of contact.'),
  stockist: z.boolean().describe('The contact keeps appliances in stock.'),
  listeHoraireOuverture: z.array(openingDay).describe('Opening hours of each day.'),
  phone: phoneNumber.nullable().describe('Phone number.'),
  email: z.email().nullable().describe('E-mail address.'),
  website: webUrl.nullable().describe('Address of the web site.'),
});

export const contactPoint = pointFields
  .extend({
    id: identifier.describe('Number of the entity.'),
    distanceEnMetre: z
      .number()
      .int()
      .min(0)
      .nullable()
      .describe('Distance in metres from the position of the request.'),
    products: z.array(productType).describe('Product types that the contact deals with.'),
    labels: z.array(contactLabel).describe('Certifications of the contact.'),
  })
  .meta({ id: 'Contact', description: 'An installer or distributor.' });
export type ContactPoint = z.infer<typeof contactPoint>;

export const contactRecord = pointFields.extend({
  products: z.array(identifier).describe('Numbers of categories of the first level.'),
  labels: z.array(z.string()).describe('Codes of certifications.'),
});

export const MAX_RADIUS_KM = 200;

export const contactQuery = pageQuery
  .extend({
    type: z.enum(CONTACT_TYPES).describe('Kind of contact.'),
    latitude: z.coerce
      .number<number>()
      .min(-90)
      .max(90)
      .optional()
      .describe('Latitude in degrees (WGS 84); with `longitude`.'),
    longitude: z.coerce
      .number<number>()
      .min(-180)
      .max(180)
      .optional()
      .describe('Longitude in degrees (WGS 84); with `latitude`.'),
    radius: z.coerce.number<number>().min(1).max(MAX_RADIUS_KM).default(50).describe('Radius in kilometres.'),
    product: idParameter.optional().describe('Number of a category of the first level.'),
    label: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .optional()
      .describe('Code of a certification.'),
  })
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    error: 'required',
    path: ['longitude'],
  });
export type ContactQuery = z.infer<typeof contactQuery>;

/** Contacts of the page, nearest first, with the map positions of all matches and the remaining filters. */
export const contactList = listOf(contactPoint)
  .extend({
    points: z
      .array(
        stockist.extend({
          id: identifier.describe('Number of the entity.'),
          nom: z.string().describe('Name.'),
        }),
      )
      .describe('Positions of all contacts that match, for the map.'),
    nearest: z
      .number()
      .int()
      .nullable()
      .describe(
        'Distance in metres of the nearest contact when none is within the radius; `null` beyond 200 km.',
      ),
    filters: z
      .object({
        products: z
          .array(productType.extend({ count: z.number().int().describe('Number of entities.') }))
          .describe('Product types with the number of contacts of each.'),
        labels: z
          .array(contactLabel.extend({ count: z.number().int().describe('Number of entities.') }))
          .describe('Certifications with the number of contacts of each.'),
      })
      .describe('Filters that remain, with the number of contacts of each.'),
  })
  .meta({ id: 'ContactList', description: 'Contacts of a page with map positions and filters.' });
export type ContactList = z.infer<typeof contactList>;
