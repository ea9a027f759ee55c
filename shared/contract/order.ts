import { z } from 'zod';
import { identifier } from './common.ts';
import { carrier, relayPoint } from './carrier.ts';
import { address } from './customer.ts';

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
      id: identifier,
      payment: z.string(),
      carrier,
      delivery_address: address,
      invoice_address: address,
    })
    .nullable(),
});
export type OrderState = z.infer<typeof orderState>;
