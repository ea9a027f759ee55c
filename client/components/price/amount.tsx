import type { MessageId } from '#client/app/intl/messages.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations, type Translate } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import type { Price } from '#shared/contract/product.ts';
import { formatPrice } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

/** An amount in euros with its tax and kind; figure and label are derived from it. */
export type LabelledAmount = { amount: number; tax: Price['tax']; kind: Price['kind'] };

/** The figure with its label: « 352,08 € HT net ». `digits`: 2 by default. */
export function Amount({ price, digits = 2 }: { price: LabelledAmount; digits?: 0 | 2 }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const { symbol } = useStore().settings.salesplan.currency;
  return (
    <>
      {`${formatPrice(price.amount, { locale, symbol, digits })} `}
      <small>{text(amountLabel(price))}</small>
    </>
  );
}

/** `Amount` as text. */
export function amountText(
  text: Translate,
  price: LabelledAmount,
  { locale, symbol, digits = 2 }: { locale: Locale; symbol: string; digits?: 0 | 2 },
): string {
  return `${formatPrice(price.amount, { locale, symbol, digits })} ${text(amountLabel(price))}`;
}

export function digitsOf(amount: number): 0 | 2 {
  return Number.isInteger(amount) ? 0 : 2;
}

export function paidAmount({ value, tax, kind }: Price): LabelledAmount {
  return { amount: value, tax, kind };
}

/** The public price of a net price; `undefined` for a public one. */
export function listedAmount({ listed, tax }: Price): LabelledAmount | undefined {
  return listed === undefined ? undefined : { amount: listed, tax, kind: 'public' };
}

function amountLabel({ tax, kind }: LabelledAmount): MessageId {
  // Distributors and installers set consumer prices.
  if (tax === 'included') return kind === 'public' ? 'price.recommended' : 'price.tax_included';
  return kind === 'net' ? 'price.net' : 'price.public';
}
