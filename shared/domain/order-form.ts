/** Fields of an order form: the cart version and the delivery date it shows, and its Idempotency-Key. */
export const VERSION_FIELD = 'version';
export const PROMISED_FIELD = 'promised';
export const KEY_FIELD = 'key';
/** Field of a refused form: the order that its cart has become. */
export const ORDERED_FIELD = 'ordered';
