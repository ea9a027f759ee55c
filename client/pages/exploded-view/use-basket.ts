import { useState } from 'react';
import { usePage } from '#client/app/page/page-context.ts';
import type { EclatePart } from '#shared/contract/spare-part.ts';
import { readTyped } from '#shared/domain/cart-form.ts';
import { readQuantity, type QuantityProblem } from '#shared/domain/quantity.ts';

export type Basket = {
  /** What is typed, by the parts' numbers. */
  quantities: Record<number, string>;
  set: (id: number, quantity: string) => void;
  /** Error of the quantity of a part, once its field was left or the form sent. */
  problemOf: (id: number) => QuantityProblem | undefined;
  /** Validates all typed quantities, and shows their errors. Returns true where all are valid; with an id, that one. */
  check: (id?: number) => boolean;
  count: number;
  /** In the visitor's unit, whole cents; `null` where no price is seen. */
  cents: number | null;
};

/** The form that takes all that is chosen. */
export const BASKET_FORM = 'basket';

const CENTS = 100;

/** What is chosen on the page before it goes into the cart. */
export function useBasket(parts: readonly EclatePart[]): Basket {
  const { search } = usePage();
  const [quantities, setQuantities] = useState(() => typedBefore(parts, search));
  const [judged, judge] = useState(quantities);
  const lines = parts
    .filter((part, index) => parts.findIndex((other) => other.element_id === part.element_id) === index)
    .map((part) => ({ part, quantity: toQuantity(quantities[part.element_id]) }))
    .filter(({ quantity }) => quantity > 0);
  return {
    quantities,
    set: (id, quantity) => setQuantities((now) => ({ ...now, [id]: quantity })),
    problemOf: (id) => (judged[id] === quantities[id] ? problemIn(quantities[id]) : undefined),
    check: (id) => {
      judge(quantities);
      return !(id === undefined ? Object.values(quantities) : [quantities[id]]).some(problemIn);
    },
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
  const read = readQuantity(typed ?? '');
  return typeof read === 'number' ? read : 0;
}

/** A blank field asks for nothing. */
function problemIn(typed: string | undefined): QuantityProblem | undefined {
  const read = readQuantity(typed ?? '');
  return typeof read === 'number' || read === 'quantity_missing' ? undefined : read;
}

/** Quantities of a refused form that was sent without scripts. */
function typedBefore(parts: readonly EclatePart[], search: string): Record<number, string> {
  const typed = readTyped(new URLSearchParams(search));
  return Object.fromEntries(
    parts.flatMap(({ element_id: id }) => {
      const text = typed.get(`part.${id}`);
      return text === undefined ? [] : [[id, text]];
    }),
  );
}
