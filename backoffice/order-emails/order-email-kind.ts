/** Occasions of an email about an order. */
export type OrderEmailKind =
  | 'confirmed'
  | 'transfer'
  | 'paid'
  | 'settled'
  | 'refused'
  | 'shipped'
  | 'cancelled';
