import { usePageForm } from '#client/app/forms/form-context.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import { href } from '#routes/href.ts';
import { ORDERED_FIELD } from '#shared/domain/order-form.ts';
import { WHOLE_FORM } from '#shared/form-state.ts';

/** Link to the order, if the cart of a refused form has already been ordered. */
export function OrderedLink() {
  const text = useTranslations();
  const { match } = usePage();
  const { state } = usePageForm();
  const reference = state?.values[ORDERED_FIELD]?.[0];
  if (!reference || state?.errors[WHOLE_FORM] !== 'already_ordered') return null;
  const site = { locale: match.locale, target: match.urlTarget };
  return (
    <p>
      <TextLink href={href('order', site, { reference })}>
        {text('checkout.see_order', { reference })}
      </TextLink>
    </p>
  );
}
