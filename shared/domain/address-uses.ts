/** Uses of which an address can be the default: `invoice` for bills, `primary` for deliveries (spec section 3). */
export const ADDRESS_USES = ['invoice', 'primary'] as const;
export type AddressUse = (typeof ADDRESS_USES)[number];
