import { useText } from '#client/app/use-text.ts';
import { swatchClass } from '#client/components/swatches/swatches.tsx';
import { usePage } from '#client/app/page-context.ts';
import { formatFigure } from '#shared/domain/price.ts';
import type { Product } from '#shared/contract/product.ts';
import type { VariantChoice } from './use-variant.ts';
import styles from './variant-form.module.css';

/**
 * Size, then colour. With scripts a choice shows at once. Without, each choice is a link to the page of that
 * variant: the same list, read from the `noscript` part.
 */
export function VariantForm({ product, choice }: { product: Product; choice: VariantChoice }) {
  const text = useText();
  const { locale } = usePage().site;
  const { variant, model } = choice;
  const surface = model.attributes['SURFACE'];
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
                  onChange={() => choice.chooseModel(candidate.code)}
                />
                <span className="figures">
                  {candidate.label}
                  <small>
                    {formatFigure(candidate.width, locale)} × {formatFigure(candidate.height, locale)}
                  </small>
                </span>
              </label>
            ))}
          </div>
          {surface && typeof surface.value === 'number' && (
            <p className={styles.note}>
              {text('product.for_surface', { from: surface.value, to: surface.to ?? surface.value })}
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
                  onChange={() => choice.chooseColour(colour.value)}
                />
                <span className={swatchClass(colour.value, 'large')} />
                <span className="hidden">{colour.label}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <noscript>
        <details className={styles.plain}>
          <summary>{text('product.all_variants')}</summary>
          <ul>
            {product.variants.map((candidate) => (
              <li key={candidate.reference}>
                <a href={`?ref=${encodeURIComponent(candidate.reference)}`}>
                  {product.models.find((size) => size.code === candidate.model)?.label},{' '}
                  {candidate.colour.label}
                </a>
              </li>
            ))}
          </ul>
        </details>
      </noscript>
    </div>
  );
}
