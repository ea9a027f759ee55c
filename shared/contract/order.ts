import { z } from 'zod';
import { pointPlace } from './contact.ts';
import { address, customer } from './customer.ts';

export const carrier = z.object({
  id: z.number().int(),
  technical_name: z.string(),
  name: z.string(),
  date: z.string().nullable(),
});

export const relayPoint = pointPlace.extend({
  distanceEnMetre: z.number(),
  listeHoraireOuverture: z.array(
    z.object({ jour: z.number().int().min(1).max(7), horairesAsString: z.string() }),
  ),
});

const cartLine = z.object({
  id: z.number().int(),
  element_id: z.number().int(),
  type: z.string(),
  name: z.string(),
  reference: z.string(),
  quantity: z.number().int().min(0),
  unit_without_tax: z.number(),
  total_without_tax: z.number(),
  eco_without_tax: z.number(),
  max: z.number().int(),
  stock: z.enum(['in_stock', 'low', 'out']),
});

const cartAmount = z.object({
  without_tax_base: z.number(),
  total_without_tax: z.number(),
  tva: z.number(),
  total: z.number(),
  eco_without_tax: z.number(),
  remise: z.record(z.string(), z.number()),
  shipping: z.number(),
});

/** Every cart call answers the whole cart, its lines by group. */
export const cartResponse = z.object({
  token: z.string(),
  valid_until: z.string(),
  count: z.number().int(),
  list: z.object({
    products: z.array(cartLine),
    products_not_available: z.array(cartLine.extend({ status: z.literal('out_of_stock') })),
    products_from_schema: z.array(
      z.object({
        schema: z.object({ id: z.number().int(), slug: z.string(), title: z.string(), category: z.string() }),
        products: z.array(cartLine),
      }),
    ),
  }),
  amount: cartAmount,
  discounts: z.array(z.object({ code: z.string(), label: z.string(), value: z.number() })),
  company: customer.shape.company,
  carriers: z.array(carrier),
  paiement: z.array(z.object({ technical_name: z.string() })),
  display_chronopost: z.boolean(),
});

/** What the browser keeps of the cart between calls. */
export const cart = cartResponse.pick({
  token: true,
  valid_until: true,
  count: true,
  list: true,
  amount: true,
});

export const orderState = z.object({
  orderId: z.number().int().nullable(),
  step: z.enum(['cart', 'shipping', 'summary', 'payment', 'confirmation']),
  selectedCarrier: carrier.nullable(),
  shippingAddress: address.nullable(),
  billingAddress: address.nullable(),
  selectedRelay: relayPoint.nullable(),
  paymentBy: z.string().nullable(),
  phone: z.string().nullable(),
  orderDetails: z
    .object({
      id: z.number().int(),
      payment: z.string(),
      carrier,
      delivery_address: address,
      invoice_address: address,
    })
    .nullable(),
});
export type OrderState = z.infer<typeof orderState>;
