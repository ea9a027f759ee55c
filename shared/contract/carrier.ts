import { z } from 'zod';
import { isWebAddress } from '#shared/domain/link-url.ts';
import { identifier, idParameter, listOf } from './common.ts';
import { pointPlace, openingDay } from './contact.ts';
import { address } from './customer.ts';
import { deliveryPromise } from './delivery-promise.ts';
import { typedPostcode, visibleText } from './fields.ts';

/** Technical name from `shared/domain/carriers.ts`, or one that an operator has added. */
export const carrierName = z.string().regex(/^[a-z0-9_]{2,40}$/);
const cents = z.number().int().min(0).max(10_000_000);
const grams = z.number().int().min(0).max(100_000_000);

export const carrierRefusal = z.enum(['too_heavy', 'too_light', 'not_served']);
export type CarrierRefusal = z.infer<typeof carrierRefusal>;

/** A carrier (spec section 3, "Carrier"). */
export const carrier = z
  .object({
    id: identifier.describe('Number of the entity.'),
    technical_name: carrierName.describe('Name in programs.'),
    name: visibleText.describe('Name in the language of the request.'),
    date: z.iso
      .date()
      .nullable()
      .describe('Promised day of arrival; `null` when the carrier does not take the parcel.'),
    promise: deliveryPromise
      .nullable()
      .describe('Promise of arrival; `null` when the carrier does not take the parcel.'),
    shipping: z
      .number()
      .nullable()
      .describe(
        'Price in euros before tax; `null` without a weight or when the carrier does not take the parcel.',
      ),
    refused: carrierRefusal.nullable().describe('Reason why the carrier does not take the parcel.'),
  })
  .meta({ id: 'Carrier', description: 'A carrier with its price and promise.' });
export type Carrier = z.infer<typeof carrier>;

/** Prices apply to the weight and the postcode. */
export const carrierQuery = z.object({
  shop_id: idParameter.optional().describe('Number of a sales plan.'),
  weight: z.coerce
    .number<number>()
    .int()
    .min(0)
    .max(100_000_000)
    .optional()
    .describe('Weight of the parcel in grams.'),
  zipcode: typedPostcode.optional().describe('Postcode of the destination.'),
});

/** Prices in cents before tax by weight in grams. Beyond the last step, `beyond` adds a price for each weight begun. */
export const carrierRates = z
  .object({
    lightest: grams.describe('Least weight in grams.'),
    heaviest: grams.nullable().describe('Greatest weight in grams; `null` without a limit.'),
    steps: z
      .array(
        z.object({
          up_to: grams.min(1).describe('Weight in grams that the step covers.'),
          price: cents.describe('Price in cents before tax.'),
        }),
      )
      .min(1)
      .max(100)
      .refine((steps) => steps.every(({ up_to: to }, index) => to > (steps[index - 1]?.up_to ?? 0)), {
        error: 'not_ascending',
      })
      .describe('Price steps by ascending weight.'),
    beyond: z
      .object({
        each: grams.min(1).describe('Weight in grams.'),
        price: cents.describe('Price in cents before tax.'),
      })
      .nullable()
      .describe('Price of each weight begun beyond the last step.'),
    corsica: cents.describe('Surcharge for Corsica in cents before tax.'),
  })
  .refine(({ lightest, heaviest }) => heaviest === null || lightest <= heaviest, {
    error: 'too_small',
    path: ['heaviest'],
  })
  .meta({ id: 'CarrierRates', description: 'Weights that a carrier takes and their prices.' });
export type CarrierRates = z.infer<typeof carrierRates>;

const trackingPattern = z
  .string()
  .max(300)
  .refine((text) => text.includes('{number}') && isWebAddress(text), { error: 'invalid_format' });

/** A carrier as an operator writes it. The name must not state a delivery time: the promise of an order does. */
export const carrierRecord = z.object({
  technical_name: carrierName.describe('Name in programs.'),
  name: visibleText.max(120).describe('Name in the language of the request.'),
  days: z.number().int().min(0).max(60).describe('Working days in transit.'),
  corsica_days: z.number().int().min(0).max(60).default(0).describe('Additional working days to Corsica.'),
  rates: carrierRates.describe('Weights and prices.'),
  position: z.number().int().min(0).max(1000).describe('Rank among its siblings, the lowest first.'),
  tracking_url: trackingPattern
    .nullable()
    .optional()
    .describe('Address of the tracking page, `{number}` standing for the parcel number.'),
});

/** A parcel shop (spec section 3, "Relay point"). */
export const relayPoint = pointPlace
  .extend({
    id: identifier.describe('Number of the entity.'),
    phone: z.string().nullable().describe('Phone number of the shop.'),
    distanceEnMetre: z.number().int().min(0).describe('Distance in metres.'),
    listeHoraireOuverture: z.array(openingDay).describe('Opening hours of each day.'),
  })
  .meta({ id: 'RelayPoint', description: 'A shop that stores parcels until they are collected.' });
export type RelayPoint = z.infer<typeof relayPoint>;

const line = z.string().max(120).optional();

/** A position, or the address of the delivery; parameter names follow the specification. */
export const relayPointQuery = z
  .object({
    latitude: z.coerce.number<number>().min(-90).max(90).optional().describe('Latitude in degrees (WGS 84).'),
    longitude: z.coerce
      .number<number>()
      .min(-180)
      .max(180)
      .optional()
      .describe('Longitude in degrees (WGS 84).'),
    'delivery_address[address_1]': line.describe('First line of the address, instead of a position.'),
    'delivery_address[zipcode]': line.describe('Postcode of the address.'),
    'delivery_address[city]': line.describe('Town of the address.'),
  })
  .refine(({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined), {
    error: 'required',
    path: ['longitude'],
  });
export type RelayPointQuery = z.infer<typeof relayPointQuery>;

/** The nearest relay points with the position that distances count from. */
export const relayPointList = listOf(relayPoint).extend({
  place: z
    .object({
      name: z.string().describe('Name in the language of the request.'),
      latitude: z.number().describe('Latitude in degrees (WGS 84).'),
      longitude: z.number().describe('Longitude in degrees (WGS 84).'),
    })
    .nullable()
    .describe('Position that distances count from.'),
  outside: z
    .enum(['overseas', 'abroad'])
    .nullable()
    .describe('Region outside metropolitan France, where no relay point exists.'),
});
export type RelayPointList = z.infer<typeof relayPointList>;

const typed = z.string().max(2000);

/** Body of `POST /cart/update` with type `shipping`. */
export const shippingForm = z
  .object({
    carrier: typed.describe('Technical name of the chosen carrier.'),
    relay: typed.optional().describe('`identifiant` of the chosen relay point.'),
    address: z
      .number()
      .int()
      .positive()
      .max(2_147_483_647)
      .nullable()
      .optional()
      .describe('Number of the delivery address; the default address without it.'),
    phone: typed.optional().describe('Phone number.'),
    comment: typed.optional().describe('Comment in the words of the customer.'),
    order_number: typed.optional().describe('Order number in the books of the buyer.'),
    site_reference: typed.optional().describe('Worksite that the buyer orders for.'),
    is_draft: z.boolean().optional().describe('Stores the choices without completing the step.'),
  })
  .meta({ id: 'ShippingForm', description: 'Choices of the delivery step.' });
export type ShippingForm = z.infer<typeof shippingForm>;

export const shippingChoice = z
  .object({
    carrier: carrierName.nullable().describe('Technical name of the chosen carrier.'),
    relay: relayPoint.omit({ distanceEnMetre: true }).nullable().describe('Chosen relay point.'),
    kept_relay: relayPoint
      .omit({ distanceEnMetre: true })
      .nullable()
      .describe('Relay point chosen last, offered again with its carrier.'),
    delivery_address: address.nullable().describe('Address of deliveries to the door.'),
    invoice_address: address.nullable().describe('Billing address.'),
    phone: z.string().nullable().describe('Phone number.'),
    phone_required: z.boolean().describe('The chosen carrier needs a phone number.'),
    comment: z.string().describe('Comment in the words of the customer.'),
    order_number: z.string().describe('Order number in the books of the buyer.'),
    site_reference: z.string().describe('Worksite that the buyer orders for.'),
    is_complete: z.boolean().describe('The step holds everything an order needs.'),
  })
  .meta({ id: 'ShippingChoice', description: 'Choices of the delivery step as the cart returns them.' });
export type ShippingChoice = z.infer<typeof shippingChoice>;

/** Deadline for shipping today, by the server's clock (CK-14). */
export const chronopost = z.object({
  show: z.boolean().describe('The express carrier takes the cart.'),
  deadline_epoch: z
    .number()
    .int()
    .nullable()
    .describe('Time until which a parcel leaves today, in seconds since 1970.'),
  now_epoch: z.number().int().describe('Time of the server in seconds since 1970.'),
  date: z.iso.date().nullable().describe('Day on which an express order arrives that is confirmed in time.'),
});
export type Chronopost = z.infer<typeof chronopost>;
