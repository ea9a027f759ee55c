/** The fields of a form that orders: the version of the cart and the delivery date it shows, and its Idempotency-Key. */
export const VERSION_FIELD = 'version';
export const PROMISED_FIELD = 'promised';
export const KEY_FIELD = 'key';
/** By this field a refused form names the order that its cart has become. */
export const ORDERED_FIELD = 'ordered';
