import { useTranslations } from '#client/app/intl/use-translations.ts';
import { swatchClass } from '#client/components/swatches/swatches.tsx';
import type { ArView } from './product-ar-load.ts';
import styles from './colour-choice.module.css';

type ColourChoiceProps = {
  views: readonly ArView[];
  chosen: ArView;
  /** Path of the page, for the links that work without scripts. */
  path: string;
  onChoose: (view: ArView) => void;
};

/** Colours with a model. Without scripts each one is a link. */
export function ColourChoice({ views, chosen, path, onChoose }: ColourChoiceProps) {
  const text = useTranslations();
  if (views.length < 2) return null;
  return (
    <fieldset className={styles.choice}>
      <legend>
        {text('product.colour')} <span>{chosen.label}</span>
      </legend>
      <div className={styles.colours}>
        {views.map((view) => (
          <label key={view.colour} title={view.label}>
            <input
              type="radio"
              name="colour"
              value={view.colour}
              checked={view === chosen}
              onChange={() => onChoose(view)}
            />
            <span className={swatchClass(view.colour, 'large')} />
            <span className="hidden">{view.label}</span>
          </label>
        ))}
      </div>
      <noscript>
        <div className={styles.colours}>
          {views.map((view) => (
            <a key={view.colour} href={path + view.query} aria-current={view === chosen || undefined}>
              <span className={swatchClass(view.colour, 'large')} />
              <span className="hidden">{view.label}</span>
            </a>
          ))}
        </div>
      </noscript>
    </fieldset>
  );
}
