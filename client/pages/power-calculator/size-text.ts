import type { Translate } from '#client/app/intl/use-translations.ts';
import type { ProductSize } from '#shared/contract/product-size.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';

type Sized = Pick<ProductSize, 'model' | 'variant'> & { locale: Locale };

/** Width, height and colour of a size as a phrase: « 500 × 1 800 mm, sapin ». */
export function sizeText(text: Translate, { model, variant, locale }: Sized): string {
  return text('power.size', {
    width: formatFigure(model.width, locale),
    height: formatFigure(model.height, locale),
    colour: variant.colour.label.toLocaleLowerCase(locale),
  });
}
