/** Days from the invoice of an order on account until it is due. */
export const DAYS_ON_ACCOUNT = 30;

/** The largest credit limit an operator can set, in euros with tax: what amounts in cents have room for. */
export const MAX_CREDIT_LIMIT = 10_000_000;
