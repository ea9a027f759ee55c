import { ShoppingCart } from 'lucide';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { AddedLines } from './added-lines.tsx';
import { focusInvalid } from '#client/app/forms/focus-invalid.ts';
import { island } from '#client/app/parts/island.tsx';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useAdd } from '#client/components/add-to-cart/use-add.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { Part } from '#shared/contract/spare-part.ts';
import {
  ADDED_NOTICE_ID,
  BACK_FIELD,
  CART_FORM_PATH,
  ELEMENT_FIELD,
  QUANTITY_FIELD,
  SCHEMA_FIELD,
} from '#shared/domain/cart-form.ts';
import styles from './cart-form.module.css';

type CartFormProps = {
  id?: string;
  schemaId?: number | undefined;
  className?: string | undefined;
  children: ReactNode;
  /** Validates the quantities; if it returns false, the form is not sent. */
  check?: (() => boolean) | undefined;
};
type PlainCartFormProps = Omit<CartFormProps, 'check'> & Pick<ComponentProps<'form'>, 'onSubmit'>;

/**
 * A form that adds parts to the cart, as pairs of element and quantity. Works without scripts; with them it does not
 * reload the page.
 */
export const CartForm = island(HydratedCartForm, PlainCartForm);

function HydratedCartForm({ check, ...props }: CartFormProps) {
  const { settings } = useStore();
  const { add, results } = useAdd();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    let isTaken = true;
    flushSync(() => (isTaken = check?.() ?? true));
    if (isTaken) return settings.isProConnected ? add(event) : undefined;
    event.preventDefault();
    focusInvalid(event.currentTarget);
  };
  const rest = results?.filter(({ status }) => status !== 'added') ?? [];
  return (
    <>
      <PlainCartForm {...props} onSubmit={submit} />
      {results && rest.length > 0 && <AddedLines added={results.length - rest.length} rest={rest} />}
    </>
  );
}

function PlainCartForm({ id, schemaId, className, children, onSubmit }: PlainCartFormProps) {
  const { match, search } = usePage();
  return (
    <form
      id={id}
      method="post"
      action={CART_FORM_PATH}
      className={className}
      data-bar={id && 'bottom'}
      data-document
      data-print="no"
      onSubmit={onSubmit}
    >
      {schemaId !== undefined && <input type="hidden" name={SCHEMA_FIELD} value={schemaId} />}
      <input type="hidden" name={BACK_FIELD} value={`${match.pathname}${search}#${ADDED_NOTICE_ID}`} />
      {children}
    </form>
  );
}

type AddOneProps = {
  part: Pick<Part, 'element_id' | 'name'>;
  schemaId?: number;
  quantity?: string;
  look?: 'sign' | 'words';
  check?: () => boolean;
};

/** A form for one part, in the typed quantity. */
export function AddOne({ part, schemaId, quantity, look = 'words', check }: AddOneProps) {
  const text = useTranslations();
  return (
    <CartForm schemaId={schemaId} check={check}>
      <input type="hidden" name={ELEMENT_FIELD} value={`part.${part.element_id}`} />
      <input type="hidden" name={QUANTITY_FIELD} value={quantity?.trim() || 1} />
      <button type="submit" className={styles[look]} aria-label={text('parts.add_one', { name: part.name })}>
        <Icon of={ShoppingCart} size="small" />
        {look === 'words' && text('parts.add')}
      </button>
    </CartForm>
  );
}
