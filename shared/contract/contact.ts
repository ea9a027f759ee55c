import { z } from 'zod';
import { identifier, idParameter, listOf, pageQuery } from './common.ts';
import { phoneNumber, slugText, visibleText, webUrl } from './fields.ts';

/** Opening hours of a day, 1 (Monday) to 7: `09:00-12:00 14:00-19:00`, `00:00-00:00` when closed. */
export const openingDay = z.object({
  jour: z.number().int().min(1).max(7),
  horairesAsString: z.string().regex(/^\d\d:\d\d-\d\d:\d\d(?: \d\d:\d\d-\d\d:\d\d){0,3}$/),
});
export type OpeningDay = z.infer<typeof openingDay>;

export const CONTACT_TYPES = ['installer', 'distributor', 'stockist'] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];

/** Where a stockist is (spec section 3, "Stockist"): what a map needs of it. */
export const stockist = z.object({
  identifiant: z.string(),
  coordGeolocalisationLatitude: z.number().min(-90).max(90),
  coordGeolocalisationLongitude: z.number().min(-180).max(180),
});
export type Stockist = z.infer<typeof stockist>;

const contactLabel = z.object({
  code: z.string().regex(/^[a-z0-9-]{1,60}$/),
  label: visibleText,
  text: z.string(),
});
const productType = z.object({ id: identifier, name: visibleText, slug: slugText });

/** Name and address, as relay points have them (spec section 3). */
export const pointPlace = stockist.extend({
  nom: visibleText,
  adresse1: z.string(),
  adresse2: z.string().nullable(),
  adresse3: z.string().nullable(),
  codePostal: z.string(),
  localite: z.string(),
});

/** An installer or a distributor. */
const pointFields = pointPlace.extend({
  type: z.enum(['installer', 'distributor']),
  stockist: z.boolean(),
  /** Sunday first, as carriers list them. */
  listeHoraireOuverture: z.array(openingDay),
  phone: phoneNumber.nullable(),
  email: z.email().nullable(),
  website: webUrl.nullable(),
});

export const contactPoint = pointFields.extend({
  id: identifier,
  /** From the place asked for, `null` when none was. */
  distanceEnMetre: z.number().int().min(0).nullable(),
  products: z.array(productType),
  labels: z.array(contactLabel),
});
export type ContactPoint = z.infer<typeof contactPoint>;

/** What an operator writes. */
export const contactRecord = pointFields.extend({
  /** Product types: numbers of categories of the first level. */
  products: z.array(identifier),
  labels: z.array(z.string()),
});

/** The farthest anybody is looked for, in kilometres. */
export const LARGEST_RADIUS = 200;

export const contactQuery = pageQuery
  .extend({
    type: z.enum(CONTACT_TYPES),
    latitude: z.coerce.number<number>().min(-90).max(90).optional(),
    longitude: z.coerce.number<number>().min(-180).max(180).optional(),
    /** Kilometres around the place. */
    radius: z.coerce.number<number>().min(1).max(LARGEST_RADIUS).default(50),
    /** Number of a category of the first level. */
    product: idParameter.optional(),
    label: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .optional(),
  })
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    error: 'required',
    path: ['longitude'],
  });
export type ContactQuery = z.infer<typeof contactQuery>;

/** Those of the page, nearest first; where all that fit are; and what else can be asked for, with how many. */
export const contactList = listOf(contactPoint).extend({
  points: z.array(stockist.extend({ id: identifier, nom: z.string() })),
  /** When nobody is within the radius: how far the nearest is, in metres, `null` beyond 200 km. */
  nearest: z.number().int().nullable(),
  filters: z.object({
    products: z.array(productType.extend({ count: z.number().int() })),
    labels: z.array(contactLabel.extend({ count: z.number().int() })),
  }),
});
export type ContactList = z.infer<typeof contactList>;
