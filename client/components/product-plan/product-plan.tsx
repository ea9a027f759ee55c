import { Download } from 'lucide';
import { mediaUrl } from '#client/app/page/media-url.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { PlanDrawing, type PlanDrawingProps } from './plan-drawing.tsx';
import styles from './product-plan.module.css';

type ProductPlanProps = PlanDrawingProps & {
  /** Path of the drawing as a file, below the media URL. */
  file?: string;
};

export function ProductPlan({ product, model, file }: ProductPlanProps) {
  const text = useTranslations();
  const { settings } = useStore();
  return (
    <section className={styles.section} aria-labelledby="plan-title">
      <div className="container">
        <div className={styles.head}>
          <h2 id="plan-title">{text('plan.title')}</h2>
          <p>{text('plan.text', { name: product.name, size: model.label })}</p>
        </div>
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={text('plan.region')}>
          <PlanDrawing product={product} model={model} />
        </div>
        {model.fixings.length > 0 && <p className={styles.legend}>{text('plan.fixings')}</p>}
        {file && (
          <p className={styles.file} data-print="no">
            <a href={mediaUrl(settings.mediaUrl, file)} download>
              <Icon of={Download} size="small" />
              {text('plan.download', { size: model.label })}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
