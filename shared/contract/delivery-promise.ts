import { z } from 'zod';

/** The line with the longest lead time. `delay_days`: working days until it is made. */
const slowestLine = z.object({
  reference: z.string(),
  name: z.string(),
  delay_days: z.number().int().positive(),
});

/**
 * The promised arrival of an order. `date`: the day, null while the order waits for its money; `days`: working days after
 * the money has arrived, at most; `slowest`: the line that decides the date, null when every line is in stock.
 */
export const orderPromise = z.object({
  date: z.iso.date().nullable(),
  days: z.number().int().min(0),
  slowest: slowestLine.nullable(),
});
export type OrderPromise = z.infer<typeof orderPromise>;

/** The promise for an order confirmed (paid by card, or on account) before `confirmed_before`. */
export const deliveryPromise = orderPromise.extend({
  date: z.iso.date(),
  confirmed_before: z.iso.datetime(),
});
export type DeliveryPromise = z.infer<typeof deliveryPromise>;

/**
 * The state of a delivery where it differs from the promise. `moved`: another day is expected; `overdue`: its day has
 * passed without a confirmation; `delivered`: it arrived on that day.
 */
export const deliveryProgress = z.object({
  state: z.enum(['moved', 'overdue', 'delivered']),
  date: z.iso.date().nullable(),
});
export type DeliveryProgress = z.infer<typeof deliveryProgress>;
