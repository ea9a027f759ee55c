import { ShoppingCart } from 'lucide';
import { useState } from 'react';
import { island } from '#client/app/island.tsx';
import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { QuantityField } from '#client/components/quantity-field/quantity-field.tsx';
import { useStore } from '#client/stores/store-context.ts';
import { Button, type ButtonKind } from '#client/ui/button/button.tsx';
import {
  BACK_FIELD,
  CART_FORM_PATH,
  ELEMENT_FIELD,
  QUANTITY_FIELD,
  SCHEMA_FIELD,
} from '#shared/domain/cart-form.ts';
import styles from './add-to-cart.module.css';
import { CartNote } from './cart-note.tsx';
import { useAdd } from './use-add.ts';

type AddToCartProps = {
  /** `part.9001` (`elementName`). */
  element: string;
  /** For those who do not see what the button stands beside. */
  name: string;
  /** The exploded view it is taken from. */
  schemaId?: number;
  kind?: ButtonKind;
  wide?: boolean;
};

const MOST = 9999;

/**
 * Puts something into the cart: a real form, which comes back to its page with what became of it. Scripts add without a
 * new page, and say so in a corner. Whoever is no professional goes to the cart by way of the login.
 */
export const AddToCart = island(AddToCartPart);

function AddToCartPart({ element, name, schemaId, kind = 'primary', wide = false }: AddToCartProps) {
  const text = useText();
  const { match, search } = usePage();
  const { settings } = useStore();
  const [typed, setTyped] = useState('1');
  const { isUnderWay, add } = useAdd();
  return (
    <>
      <form
        method="post"
        action={CART_FORM_PATH}
        className={`${styles.form} ${wide ? styles.wide : ''}`}
        data-document
        data-print="no"
        onSubmit={settings.isProConnected ? add : undefined}
      >
        <input type="hidden" name={ELEMENT_FIELD} value={element} />
        {schemaId !== undefined && <input type="hidden" name={SCHEMA_FIELD} value={schemaId} />}
        <input type="hidden" name={BACK_FIELD} value={match.pathname + search} />
        <QuantityField
          labels={{ field: text('basket.quantity'), less: text('basket.less'), more: text('basket.more') }}
          name={QUANTITY_FIELD}
          value={typed}
          most={MOST}
          maxLength={4}
          onChange={(event) => setTyped(event.target.value)}
          onStep={(quantity) => setTyped(String(quantity))}
        />
        <Button
          type="submit"
          kind={kind}
          icon={ShoppingCart}
          wide={wide}
          aria-disabled={isUnderWay || undefined}
        >
          {text('basket.add')}
          <span className="hidden"> {name}</span>
        </Button>
      </form>
      <CartNote element={element} />
    </>
  );
}
