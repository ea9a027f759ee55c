import { useTranslations } from '#client/app/intl/use-translations.ts';
import { EnergyArrow } from '#client/components/energy-arrow/energy-arrow.tsx';
import { Swatches } from '#client/components/swatches/swatches.tsx';
import type { ProductCard } from '#shared/contract/product.ts';
import { keyFigure } from '#shared/domain/figures.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Locale } from '#shared/locale.ts';
import { figureText } from './figure-text.ts';

type CardFactsProps = {
  product: Pick<ProductCard, 'attributes' | 'drawing' | 'energy' | 'colours'>;
  locale: Locale;
};

/** Facts of a card as `<dt>` and `<dd>`. */
export function CardFacts({ product, locale }: CardFactsProps) {
  const text = useTranslations();
  const { attributes, drawing, energy, colours } = product;
  const figure = keyFigure(attributes);
  return (
    <>
      {figure && (
        <div>
          <dt>{figure.label}</dt>
          <dd>{figureText(figure, locale)}</dd>
        </div>
      )}
      <div>
        <dt>{text('product.width_height')}</dt>
        <dd>{`${formatFigure(drawing.width, locale)} × ${formatFigure(drawing.height, locale)}\u00a0mm`}</dd>
      </div>
      {energy.applicable && energy.class && energy.scale && (
        <div>
          <dt>{text('product.energy_class')}</dt>
          <dd>
            <EnergyArrow energyClass={energy.class} scale={energy.scale} />
          </dd>
        </div>
      )}
      <div>
        <dt>{text('product.colours', { count: colours.length })}</dt>
        <dd>
          <Swatches colours={colours} />
        </dd>
      </div>
    </>
  );
}
