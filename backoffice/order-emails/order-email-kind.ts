/** Occasions of an email about an order. */
export type OrderEmailKind =
  | 'confirmed'
  | 'transfer'
  | 'paid'
  | 'settled'
  | 'refused'
  | 'shipped'
  | 'cancelled'
  | 'partly_cancelled'
  | 'credited';

/** Email to the team about a new order. */
export const TEAM_EMAIL = 'team';
