import { z } from 'zod';

/** `invoice` is the default billing address, `primary` the default shipping address. */
export const address = z.object({
  id: z.number().int(),
  label: z.string(),
  address_1: z.string(),
  address_2: z.string().nullable(),
  zipcode: z.string(),
  city: z.string(),
  mobile: z.string().nullable(),
  type: z.array(z.enum(['invoice', 'primary'])),
});

export const customer = z.object({
  id: z.number().int(),
  customer_id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string().nullable(),
  addresses: z.array(address),
  company: z.object({ name: z.string(), addresses: z.array(address) }).nullable(),
});
export type Customer = z.infer<typeof customer>;

export const favorite = z.object({ entity_type: z.string().default('product'), entity_id: z.number().int() });

/** What `user/login` answers. The three tokens become HttpOnly cookies and never reach the browser's scripts. */
export const authState = z.object({
  token: z.string(),
  refresh_token: z.string(),
  tmp_token: z.string().nullable(),
  user: z.object({ id: z.number().int(), email: z.email() }),
  customer,
  favorites: z.array(favorite),
});
export type AuthState = z.infer<typeof authState>;
