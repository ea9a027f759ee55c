import type { CartNotice } from '#shared/contract/cart.ts';

/** Name of the button that removes a line; its value is the line's id. */
export const REMOVE_FIELD = 'remove';

export const POINTS_FIELD = 'points';

/** Id of the form with all quantities. The button to the next step submits it too. */
export const LINES_ID = 'cart-lines';

export const SUMMARY_ID = 'cart-summary';
export const UNAVAILABLE_ID = 'cart-unavailable';

export function quantityName(id: number): string {
  return `quantity-${id}`;
}

/** True for a field that the cart page shows with its own error. */
export function isCartField(name: string): boolean {
  return ['code', 'zipcode', POINTS_FIELD].includes(name) || /^quantity-\d+$/.test(name);
}

/** Notices for the top of the page. Unavailable lines have their own section further down. */
export function topNotices(notices: readonly CartNotice[]): CartNotice[] {
  return notices.filter(({ code }) => code !== 'unavailable');
}
