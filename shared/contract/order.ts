import { z } from 'zod';
import { carrier, relayPoint } from './carrier.ts';
import { address } from './customer.ts';
import { orderDetails } from './order-call.ts';

/** State of the checkout (specification section 3). */
export const orderState = z.object({
  orderId: z.number().int().nullable(),
  step: z.enum(['cart', 'shipping', 'summary', 'payment', 'confirmation']),
  selectedCarrier: carrier.nullable(),
  shippingAddress: address.nullable(),
  billingAddress: address.nullable(),
  selectedRelay: relayPoint.omit({ distanceEnMetre: true }).nullable(),
  paymentBy: z.string().nullable(),
  phone: z.string().nullable(),
  orderDetails: orderDetails
    .pick({ id: true, payment: true, carrier: true, delivery_address: true, invoice_address: true })
    .nullable(),
});
export type OrderState = z.infer<typeof orderState>;
