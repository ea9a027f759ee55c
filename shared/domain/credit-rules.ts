/** Days from the invoice of an order on account until its due date. */
export const DAYS_ON_ACCOUNT = 30;

/** Maximum credit limit that an operator can set, in euros with tax, by the size of the database column. */
export const MAX_CREDIT_LIMIT = 10_000_000;
