import { usePage } from '#client/app/page/page-context.ts';
import { ProductFigure } from '#client/components/product-figure/product-figure.tsx';
import { Scene } from '#client/components/scene/scene.tsx';
import type { Product } from '#shared/contract/product.ts';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';
import styles from './story.module.css';

/** Story, points and the last picture, a detail if there is one; nothing without words. */
export function Part({ product }: { product: Product }) {
  const { story, points, drawing } = product;
  const { locale } = usePage().site;
  if (!story.title && !story.text && points.length === 0) return null;
  const isDrawn = hasDrawing(drawing);
  const room = product.rooms.at(-1) ?? (isDrawn ? undefined : product.gallery.at(-1));
  return (
    <section className={`${styles.story} grid container`}>
      {room && (
        <div className={styles.room}>
          <Scene picture={room} sizes="(max-width: 1088px) 100vw, 60rem" />
        </div>
      )}
      {!room && isDrawn && (
        <div className={styles.front}>
          <ProductFigure
            drawing={drawing}
            cover={product.cover}
            name={product.name}
            locale={locale}
            hasDimension={false}
          />
        </div>
      )}
      <div className={styles.words}>
        <h2>{story.title}</h2>
        <p>{story.text}</p>
        <dl>
          {points.map((point, index) => (
            <div key={index}>
              <dt>{point.title}</dt>
              <dd>{point.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
