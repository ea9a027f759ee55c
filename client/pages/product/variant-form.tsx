import type { ReactNode } from 'react';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { swatchClass } from '#client/components/swatches/swatches.tsx';
import { figureText } from '#client/components/product-card/figure-text.ts';
import type { Product, ProductModel } from '#shared/contract/product.ts';
import { figureOfRole } from '#shared/domain/figures.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { variantQuery } from '#client/components/product-card/variant-query.ts';
import { type VariantChoice } from './use-variant.ts';
import styles from './variant-form.module.css';

type VariantFormProps = { product: Product; choice: VariantChoice };

/** Size and colour selection. Without scripts each option is a link. */
export function VariantForm({ product, choice }: VariantFormProps) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const { variant, model } = choice;
  const surface = figureOfRole(model.attributes, 'floor_area');
  return (
    <div className={styles.form}>
      {product.models.length > 1 && (
        <fieldset>
          <legend>{text('product.size')}</legend>
          <div className={styles.sizes}>
            {product.models.map((candidate) => (
              <label key={candidate.code}>
                <input
                  type="radio"
                  name="size"
                  value={candidate.code}
                  checked={candidate.code === model.code}
                  onChange={() => choice.choose(choice.ofModel(candidate.code))}
                />
                <Size model={candidate} />
              </label>
            ))}
          </div>
          <noscript>
            <div className={styles.sizes}>
              {product.models.map((candidate) => (
                <ChoiceLink
                  key={candidate.code}
                  to={choice.ofModel(candidate.code)}
                  isChosen={candidate.code === model.code}
                >
                  <Size model={candidate} />
                </ChoiceLink>
              ))}
            </div>
          </noscript>
          {surface && (
            <p className={styles.note}>
              {surface.label} <b>{figureText(surface, locale)}</b>
            </p>
          )}
        </fieldset>
      )}
      {product.colours.length > 1 && (
        <fieldset>
          <legend>
            {text('product.colour')} <span>{variant.colour.label}</span>
          </legend>
          <div className={styles.colours}>
            {product.colours.map((colour) => (
              <label key={colour.value} title={colour.label}>
                <input
                  type="radio"
                  name="colour"
                  value={colour.value}
                  checked={colour.value === variant.colour.value}
                  onChange={() => choice.choose(choice.ofColour(colour.value))}
                />
                <span className={swatchClass(colour.value, 'large')} />
                <span className="hidden">{colour.label}</span>
              </label>
            ))}
          </div>
          <noscript>
            <div className={styles.colours}>
              {product.colours.map((colour) => (
                <ChoiceLink
                  key={colour.value}
                  to={choice.ofColour(colour.value)}
                  isChosen={colour.value === variant.colour.value}
                >
                  <span className={swatchClass(colour.value, 'large')} />
                  <span className="hidden">{colour.label}</span>
                </ChoiceLink>
              ))}
            </div>
          </noscript>
        </fieldset>
      )}
    </div>
  );
}

function Size({ model }: { model: ProductModel }) {
  const { locale } = usePage().site;
  return (
    <span className="figures">
      {model.label}
      <small>
        {formatFigure(model.width, locale)} × {formatFigure(model.height, locale)}
      </small>
    </span>
  );
}

type ChoiceLinkProps = {
  to: ReturnType<VariantChoice['ofModel']>;
  isChosen: boolean;
  children: ReactNode;
};

function ChoiceLink({ to, isChosen, children }: ChoiceLinkProps) {
  return to ? (
    <a href={variantQuery(to)} aria-current={isChosen || undefined}>
      {children}
    </a>
  ) : null;
}
