import { Download } from 'lucide';
import { mediaUrl } from '#client/app/page/media-url.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { connectionElements } from '#shared/drawing/connection-elements.ts';
import { Clearances } from './clearances.tsx';
import { ConnectionTable } from './connection-table.tsx';
import { DimensionDrawing, type DimensionDrawingProps } from './dimension-drawing.tsx';
import styles from './dimension-drawing-section.module.css';

type DimensionDrawingSectionProps = Pick<DimensionDrawingProps, 'product' | 'model'> & {
  /** Path of the drawing as a file, below the media URL. */
  file?: string;
};

export function DimensionDrawingSection({ product, model, file }: DimensionDrawingSectionProps) {
  const text = useTranslations();
  const { settings } = useStore();
  return (
    <section className={styles.section} aria-labelledby="dimension-drawing-title">
      <div className="container">
        <div className={styles.head}>
          <h2 id="dimension-drawing-title">{text('drawing.title')}</h2>
          <p>{text('drawing.text', { name: product.name, size: model.label })}</p>
        </div>
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={text('drawing.region')}>
          <DimensionDrawing product={product} model={model} drawConnections={connectionElements} />
        </div>
        <div className={styles.details}>
          <div>
            {model.fixings.length > 0 && <p className={styles.legend}>{text('drawing.fixings')}</p>}
            {model.connections && <ConnectionTable connections={model.connections} />}
            {file && (
              <p className={styles.file} data-print="no">
                <a href={mediaUrl(settings.mediaUrl, file)} download>
                  <Icon of={Download} size="small" />
                  {text('drawing.download', { size: model.label })}
                </a>
              </p>
            )}
          </div>
          {model.clearances && <Clearances model={model} />}
        </div>
      </div>
    </section>
  );
}
