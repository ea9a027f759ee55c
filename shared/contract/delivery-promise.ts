import { z } from 'zod';

const slowestLine = z.object({
  reference: z.string().describe('Reference by which it is ordered.'),
  name: z.string().describe('Name in the language of the request.'),
  delay_days: z.number().int().positive().describe('Working days until it is made.'),
});

export const orderPromise = z
  .object({
    date: z.iso.date().nullable().describe('Promised day; `null` while the order awaits its payment.'),
    days: z.number().int().min(0).describe('Most working days from the payment to the arrival.'),
    slowest: slowestLine
      .nullable()
      .describe('Line that decides the date; `null` when every line is in stock.'),
  })
  .meta({ id: 'OrderPromise', description: 'Promised arrival of an order.' });
export type OrderPromise = z.infer<typeof orderPromise>;

export const deliveryPromise = orderPromise
  .extend({
    date: z.iso.date().describe('Promised day.'),
    confirmed_before: z.iso.datetime().describe('Time before which an order must be confirmed.'),
  })
  .meta({ id: 'DeliveryPromise', description: 'Promised arrival of an order that is confirmed in time.' });
export type DeliveryPromise = z.infer<typeof deliveryPromise>;

export const deliveryProgress = z
  .object({
    state: z.enum(['moved', 'overdue', 'delivered']).describe('Moved to another day, overdue, or delivered.'),
    date: z.iso.date().nullable().describe('New day, or the day of delivery.'),
  })
  .meta({ id: 'DeliveryProgress', description: 'State of a delivery where it differs from the promise.' });
export type DeliveryProgress = z.infer<typeof deliveryProgress>;
