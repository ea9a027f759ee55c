import { useState } from 'react';
import { usePage } from '#client/app/page/page-context.ts';
import type { EclatePart } from '#shared/contract/spare-part.ts';
import { readTyped } from '#shared/domain/cart-form.ts';
import { readQuantity, type QuantityProblem } from '#shared/domain/quantity.ts';

export type Basket = {
  quantities: Record<number, string>;
  set: (id: number, quantity: string) => void;
  /** Validation error of a part's quantity, after blur or submission. */
  problemOf: (id: number) => QuantityProblem | undefined;
  /** Validates all typed quantities, or that of `id`, and shows the errors. Returns true when valid. */
  check: (id?: number) => boolean;
  count: number;
  /** In cents, in the visitor's tax mode; `null` when prices are hidden. */
  cents: number | null;
};

export const BASKET_FORM = 'basket';

const CENTS = 100;

/** Quantities on the page before they are added to the cart. */
export function useBasket(parts: readonly EclatePart[]): Basket {
  const { search } = usePage();
  const [quantities, setQuantities] = useState(() => typedBefore(parts, search));
  const [validated, setValidated] = useState(quantities);
  const lines = parts
    .filter((part, index) => parts.findIndex((other) => other.element_id === part.element_id) === index)
    .map((part) => ({ part, quantity: toQuantity(quantities[part.element_id]) }))
    .filter(({ quantity }) => quantity > 0);
  return {
    quantities,
    set: (id, quantity) => setQuantities((now) => ({ ...now, [id]: quantity })),
    problemOf: (id) => (validated[id] === quantities[id] ? problemIn(quantities[id]) : undefined),
    check: (id) => {
      setValidated(quantities);
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

/** An empty field is valid: the part is not ordered. */
function problemIn(typed: string | undefined): QuantityProblem | undefined {
  const read = readQuantity(typed ?? '');
  return typeof read === 'number' || read === 'quantity_missing' ? undefined : read;
}

/** Quantities of a form that was refused without scripts. */
function typedBefore(parts: readonly EclatePart[], search: string): Record<number, string> {
  const typed = readTyped(new URLSearchParams(search));
  return Object.fromEntries(
    parts.flatMap(({ element_id: id }) => {
      const text = typed.get(`part.${id}`);
      return text === undefined ? [] : [[id, text]];
    }),
  );
}
