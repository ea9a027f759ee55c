import { z } from 'zod';

/** What a cart keeps of its delivery step (`cart.shipping`), as it was written: what it means is looked up each time. */
const storedShipping = z.object({
  carrier: z.string().nullable().default(null),
  /** `identifiant` of a relay point of that carrier. */
  relay: z.string().nullable().default(null),
  /** Number of the address to deliver to, if it is not the default one. */
  address: z.number().int().nullable().default(null),
  phone: z.string().default(''),
  comment: z.string().default(''),
  order_number: z.string().default(''),
  site_reference: z.string().default(''),
});
export type StoredShipping = z.infer<typeof storedShipping>;

/** Reads the column; what cannot be read is as if nothing had been chosen. */
export function toStoredShipping(column: unknown): StoredShipping {
  const parsed = storedShipping.safeParse(column ?? {});
  return parsed.success ? parsed.data : storedShipping.parse({});
}
