import { z } from 'zod';
import { isWebAddress } from '#shared/domain/link-url.ts';
import { identifier, idParameter, listOf } from './common.ts';
import { pointPlace, openingDay } from './contact.ts';
import { address } from './customer.ts';
import { deliveryPromise } from './delivery-promise.ts';
import { typedPostcode, visibleText } from './fields.ts';

/** Those of `shared/domain/carriers.ts`, and any that an operator adds. */
export const carrierName = z.string().regex(/^[a-z0-9_]{2,40}$/);
const cents = z.number().int().min(0).max(10_000_000);
const grams = z.number().int().min(0).max(100_000_000);

/** Why a carrier does not take what is in the cart. */
export const carrierRefusal = z.enum(['too_heavy', 'too_light', 'not_served']);
export type CarrierRefusal = z.infer<typeof carrierRefusal>;

/**
 * One of those a parcel can be sent with (spec section 3, "Carrier"). `promise`: when the order arrives with it, null
 * when it does not take the parcel; `date`: the day of that promise. `shipping`: what it takes, in euros before tax,
 * `null` when it was not asked for a weight or does not take it.
 */
export const carrier = z.object({
  id: identifier,
  technical_name: carrierName,
  name: visibleText,
  date: z.iso.date().nullable(),
  promise: deliveryPromise.nullable(),
  shipping: z.number().nullable(),
  refused: carrierRefusal.nullable(),
});
export type Carrier = z.infer<typeof carrier>;

/** `shop_id`: number of a sales plan. Prices are those of the weight, in grams, and of the postcode. */
export const carrierQuery = z.object({
  shop_id: idParameter.optional(),
  weight: z.coerce.number<number>().int().min(0).max(100_000_000).optional(),
  zipcode: typedPostcode.optional(),
});

/** What a carrier takes: cents before tax up to a weight in grams; beyond the last step, more for each that is begun. */
export const carrierRates = z
  .object({
    lightest: grams,
    /** `null`: as heavy as it gets. */
    heaviest: grams.nullable(),
    steps: z
      .array(z.object({ up_to: grams.min(1), price: cents }))
      .min(1)
      .max(100)
      .refine((steps) => steps.every(({ up_to: to }, index) => to > (steps[index - 1]?.up_to ?? 0)), {
        error: 'not_ascending',
      }),
    beyond: z.object({ each: grams.min(1), price: cents }).nullable(),
    corsica: cents,
  })
  .refine(({ lightest, heaviest }) => heaviest === null || lightest <= heaviest, {
    error: 'too_small',
    path: ['heaviest'],
  });
export type CarrierRates = z.infer<typeof carrierRates>;

const trackingPattern = z
  .string()
  .max(300)
  .refine((text) => text.includes('{number}') && isWebAddress(text), { error: 'invalid_format' });

/**
 * A carrier as an operator writes it. `days`: working days on the way; `corsica_days`: additional days to Corsica. The
 * name says who brings the parcel, never when: the promise of an order says that.
 */
export const carrierRecord = z.object({
  technical_name: carrierName,
  name: visibleText.max(120),
  days: z.number().int().min(0).max(60),
  corsica_days: z.number().int().min(0).max(60).default(0),
  rates: carrierRates,
  position: z.number().int().min(0).max(1000),
  /** The page of a parcel, `{number}` standing for its number; `null`: the carrier shows none. */
  tracking_url: trackingPattern.nullable().optional(),
});

/** A shop that keeps parcels until they are fetched (spec section 3, "Relay point"). Days from Sunday to Monday. */
export const relayPoint = pointPlace.extend({
  id: identifier,
  phone: z.string().nullable(),
  distanceEnMetre: z.number().int().min(0),
  listeHoraireOuverture: z.array(openingDay),
});
export type RelayPoint = z.infer<typeof relayPoint>;

const line = z.string().max(120).optional();

/** A place, or the address a parcel is for: its parameters as the specification names them. */
export const relayPointQuery = z
  .object({
    latitude: z.coerce.number<number>().min(-90).max(90).optional(),
    longitude: z.coerce.number<number>().min(-180).max(180).optional(),
    'delivery_address[address_1]': line,
    'delivery_address[zipcode]': line,
    'delivery_address[city]': line,
  })
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    error: 'required',
    path: ['longitude'],
  });
export type RelayPointQuery = z.infer<typeof relayPointQuery>;

/** The nearest relays; the place they are counted from, or what can be said of one that is not in France. */
export const relayPointList = listOf(relayPoint).extend({
  place: z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
  outside: z.enum(['overseas', 'abroad']).nullable(),
});
export type RelayPointList = z.infer<typeof relayPointList>;

const typed = z.string().max(2000);

/** What the delivery step sends with `POST /cart/update`, `type` being `shipping`. */
export const shippingForm = z.object({
  carrier: typed,
  /** `identifiant` of a relay point. */
  relay: typed.optional(),
  /** Number of the address to deliver to, if it is not the default one. */
  address: z.number().int().positive().max(2_147_483_647).nullable().optional(),
  phone: typed.optional(),
  comment: typed.optional(),
  /** The number of the order in the buyer's books, and the site it is for. */
  order_number: typed.optional(),
  site_reference: typed.optional(),
  /** Keeps what was said so far; the step is not done by it. */
  is_draft: z.boolean().optional(),
});
export type ShippingForm = z.infer<typeof shippingForm>;

/** What was chosen at the delivery step, as the cart gives it back. */
export const shippingChoice = z.object({
  carrier: carrierName.nullable(),
  relay: relayPoint.omit({ distanceEnMetre: true }).nullable(),
  /** The relay point chosen last: it counts again when its carrier is chosen again. */
  kept_relay: relayPoint.omit({ distanceEnMetre: true }).nullable(),
  /** Where a carrier to the door brings it (CK-03), whether a relay was chosen or not. */
  delivery_address: address.nullable(),
  /** Where the bill goes (CK-04). */
  invoice_address: address.nullable(),
  phone: z.string().nullable(),
  phone_required: z.boolean(),
  comment: z.string(),
  order_number: z.string(),
  site_reference: z.string(),
  /** Everything is there that an order needs. */
  is_complete: z.boolean(),
});
export type ShippingChoice = z.infer<typeof shippingChoice>;

/**
 * Until when a parcel still leaves today, on the server's clock (CK-14). Seconds since 1970. `date`: the day an order
 * confirmed by then arrives with the express carrier, null where that carrier takes none.
 */
export const chronopost = z.object({
  show: z.boolean(),
  deadline_epoch: z.number().int().nullable(),
  now_epoch: z.number().int(),
  date: z.iso.date().nullable(),
});
export type Chronopost = z.infer<typeof chronopost>;
