import type { CartNotice } from '#shared/contract/cart.ts';

/** Of the button that takes a line away; its value is the line's number. */
export const REMOVE_FIELD = 'remove';

/** Name of the field for the points the cart is to use. */
export const POINTS_FIELD = 'points';

/** Id of the form of all quantities. The button that leads on belongs to it too. */
export const LINES_ID = 'cart-lines';

/** Where the page says what the order comes to. */
export const SUMMARY_ID = 'cart-summary';
/** Where it says what cannot be bought now. */
export const UNAVAILABLE_ID = 'cart-unavailable';

/** The field of a line's quantity. */
export function quantityName(id: number): string {
  return `quantity-${id}`;
}

/** Tells whether the cart page shows an error beside the field of this name. */
export function isCartField(name: string): boolean {
  return ['code', 'zipcode', POINTS_FIELD].includes(name) || /^quantity-\d+$/.test(name);
}

/** What has changed since the cart was last touched; what cannot be bought says so itself, further down. */
export function newsOf(notices: readonly CartNotice[]): CartNotice[] {
  return notices.filter(({ code }) => code !== 'unavailable');
}
