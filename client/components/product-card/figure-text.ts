import type { AttributeValue } from '#shared/contract/product.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

type Figure = Pick<AttributeValue, 'value' | 'to' | 'unit'>;

/** A technical figure as text: `750 – 2 000 W`. */
export function figureText(figure: Figure, locale: Locale): string {
  if (typeof figure.value === 'string') return figure.value;
  const from = formatFigure(figure.value, locale);
  const to = figure.to === undefined ? '' : ` – ${formatFigure(figure.to, locale)}`;
  return `${from}${to}${figure.unit ? `\u00a0${figure.unit}` : ''}`;
}
