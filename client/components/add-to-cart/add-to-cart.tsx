import { ShoppingCart } from 'lucide';
import { useState, type ComponentProps, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { afterPress } from '#client/app/forms/after-press.ts';
import { focusInvalid } from '#client/app/forms/focus-invalid.ts';
import { island } from '#client/app/parts/island.tsx';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { MAX_QUANTITY_LENGTH, QuantityField } from '#client/components/quantity-field/quantity-field.tsx';
import { quantityMessage } from '#client/components/quantity-field/quantity-message.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Button, type ButtonKind } from '#client/ui/button/button.tsx';
import {
  BACK_FIELD,
  CART_FORM_PATH,
  ELEMENT_FIELD,
  QUANTITY_FIELD,
  readTyped,
  SCHEMA_FIELD,
} from '#shared/domain/cart-form.ts';
import { MAX_QUANTITY } from '#shared/domain/cart-limits.ts';
import { readQuantity } from '#shared/domain/quantity.ts';
import styles from './add-to-cart.module.css';
import { CartNote } from './cart-note.tsx';
import { useAdd } from './use-add.ts';

type AddToCartProps = {
  /** `part.9001` (`elementName`). */
  element: string;
  /** Name of the article, for screen readers. */
  name: string;
  schemaId?: number;
  kind?: ButtonKind;
  wide?: boolean;
};

/**
 * A form that adds an article to the cart and returns to its page with the result. With scripts it does not reload the
 * page and reports in a toast. Visitors without a professional session reach the cart by way of login.
 */
export const AddToCart = island(HydratedAddToCart, PlainAddToCart);

function HydratedAddToCart(props: AddToCartProps) {
  const { element } = props;
  const text = useTranslations();
  const { settings } = useStore();
  const { search } = usePage();
  const before = readTyped(new URLSearchParams(search)).get(element);
  const [typed, setTyped] = useState(before ?? '1');
  const [isLeft, setLeft] = useState(before !== undefined);
  const { isPending, add } = useAdd();
  const read = readQuantity(typed);
  const problem = read === 0 ? 'quantity_negative' : typeof read === 'string' ? read : undefined;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!problem) return settings.isProConnected ? add(event) : undefined;
    event.preventDefault();
    flushSync(() => setLeft(true));
    focusInvalid(event.currentTarget);
  };
  return (
    <AddForm {...props} onSubmit={submit} isPending={isPending}>
      <QuantityField
        labels={{ field: text('basket.quantity'), less: text('basket.less'), more: text('basket.more') }}
        name={QUANTITY_FIELD}
        value={typed}
        max={MAX_QUANTITY}
        known={1}
        error={isLeft && problem ? quantityMessage(text, problem) : undefined}
        maxLength={MAX_QUANTITY_LENGTH}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => afterPress(() => setLeft(true))}
        onStep={(quantity) => setTyped(String(quantity))}
      />
    </AddForm>
  );
}

function PlainAddToCart(props: AddToCartProps) {
  return (
    <AddForm {...props}>
      <input type="hidden" name={QUANTITY_FIELD} value="1" />
    </AddForm>
  );
}

type AddFormProps = AddToCartProps &
  Pick<ComponentProps<'form'>, 'onSubmit' | 'children'> & { isPending?: boolean };

function AddForm(props: AddFormProps) {
  const { element, name, schemaId, kind = 'primary', wide = false, isPending, onSubmit, children } = props;
  const text = useTranslations();
  const { match, search } = usePage();
  return (
    <>
      <form
        method="post"
        action={CART_FORM_PATH}
        className={`${styles.form} ${wide ? styles.wide : ''}`}
        data-document
        data-print="no"
        onSubmit={onSubmit}
      >
        <input type="hidden" name={ELEMENT_FIELD} value={element} />
        {schemaId !== undefined && <input type="hidden" name={SCHEMA_FIELD} value={schemaId} />}
        <input type="hidden" name={BACK_FIELD} value={match.pathname + search} />
        {children}
        <Button
          type="submit"
          kind={kind}
          icon={ShoppingCart}
          wide={wide}
          aria-disabled={isPending || undefined}
        >
          {text('basket.add')}
          <span className="hidden"> {name}</span>
        </Button>
      </form>
      <CartNote element={element} />
    </>
  );
}
