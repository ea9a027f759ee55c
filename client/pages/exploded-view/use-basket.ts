import { useState } from 'react';
import type { EclatePart } from '#shared/contract/spare-part.ts';

export type Basket = {
  /** What is typed, by the parts' numbers. */
  quantities: Record<number, string>;
  set: (id: number, quantity: string) => void;
  count: number;
  /** In the visitor's unit, whole cents; `null` where no price is seen. */
  cents: number | null;
};

/** The form that takes all that is chosen. */
export const BASKET_FORM = 'basket';

const CENTS = 100;

/** What is chosen on the page before it goes into the cart. */
export function useBasket(parts: readonly EclatePart[]): Basket {
  const [quantities, setQuantities] = useState<Record<number, string>>({});
  const lines = parts
    .filter((part, index) => parts.findIndex((other) => other.element_id === part.element_id) === index)
    .map((part) => ({ part, quantity: toQuantity(quantities[part.element_id]) }))
    .filter(({ quantity }) => quantity > 0);
  return {
    quantities,
    set: (id, quantity) => setQuantities((now) => ({ ...now, [id]: quantity })),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    cents: lines.some(({ part }) => part.price === null)
      ? null
      : lines.reduce(
          (sum, { part, quantity }) => sum + Math.round((part.price?.value ?? 0) * CENTS) * quantity,
          0,
        ),
  };
}

function toQuantity(typed: string | undefined): number {
  return typed !== undefined && /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
}
