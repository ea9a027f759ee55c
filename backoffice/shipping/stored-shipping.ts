import { z } from 'zod';

/** Delivery step of a cart as entered (`cart.shipping`). Its references are looked up on each read. */
const storedShipping = z.object({
  carrier: z.string().nullable().default(null),
  /** `identifiant` of a relay point of that carrier. */
  relay: z.string().nullable().default(null),
  /** Id of the delivery address, if it is not the default one. */
  address: z.number().int().nullable().default(null),
  phone: z.string().default(''),
  comment: z.string().default(''),
  order_number: z.string().default(''),
  site_reference: z.string().default(''),
});
export type StoredShipping = z.infer<typeof storedShipping>;

/** Parses the column; invalid values give the empty choice. */
export function toStoredShipping(column: unknown): StoredShipping {
  const parsed = storedShipping.safeParse(column ?? {});
  return parsed.success ? parsed.data : storedShipping.parse({});
}
