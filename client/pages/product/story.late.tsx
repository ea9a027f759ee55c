import { usePage } from '#client/app/page/page-context.ts';
import { ProductFigure } from '#client/components/product-figure/product-figure.tsx';
import { Scene } from '#client/components/scene/scene.tsx';
import type { Product } from '#shared/contract/product.ts';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';
import styles from './story.module.css';

/** Story, points and a picture in use; nothing without words. */
export function Part({ product }: { product: Product }) {
  const { story, points, drawing } = product;
  const { locale } = usePage().site;
  if (!story.title && !story.text && points.length === 0) return null;
  const isDrawn = hasDrawing(drawing);
  const room = product.rooms[0] ?? (isDrawn ? undefined : product.gallery.at(-1));
  return (
    <section className={`${styles.story} ${product.signature ? styles.signature : ''} grid container`}>
      {room && (
        <div className={isWide(room) ? `${styles.room} ${styles.wide}` : styles.room}>
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

/** In wide pictures the subject is on the right, so the text overlays the left. */
function isWide({ width, height }: ScenePicture): boolean {
  return width > 2 * height;
}
