import { usePageForm } from '#client/app/forms/form-context.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { errorText } from './cart-errors.ts';
import { useMoney } from '#client/app/intl/use-money.ts';

/** State of a form of the cart page that has one field. */
export function useSmallField(name: string) {
  const text = useTranslations();
  const money = useMoney();
  const { locale } = usePage().site;
  const { state } = usePageForm();
  const error = state?.errors[name];
  const typed = error === undefined ? undefined : state?.values[name]?.[0];
  return {
    id: `cart-${name}`,
    name,
    ...(typed !== undefined && { defaultValue: typed }),
    // Focus starts at the refused field after a form submission.
    autoFocus: error !== undefined,
    'aria-required': true as const,
    error: error === undefined ? undefined : errorText(error, { text, money, locale }),
  };
}
