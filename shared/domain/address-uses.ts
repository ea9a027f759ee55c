/** What an address can be the default of: `invoice` of bills, `primary` of deliveries (spec section 3). */
export const ADDRESS_USES = ['invoice', 'primary'] as const;
export type AddressUse = (typeof ADDRESS_USES)[number];
