import { Elevation } from '#client/components/drawing/elevation.tsx';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import { Scene } from '#client/components/scene/scene.tsx';
import type { DrawingData } from '#shared/contract/drawing.ts';
import type { Product } from '#shared/contract/product.ts';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';
import styles from './story.module.css';

/** Story, points and a picture in use; nothing without words. */
export function Story({ product }: { product: Product }) {
  const { story, points, drawing } = product;
  if (!story.title && !story.text && points.length === 0) return null;
  const isDrawn = hasDrawing(drawing);
  const room = product.rooms.at(-1) ?? (isDrawn ? undefined : product.gallery.at(-1));
  return (
    <section className={`${styles.story} grid container`}>
      {room && (
        <div className={isWide(room) ? `${styles.room} ${styles.wide}` : styles.room}>
          <Scene picture={room} sizes="(max-width: 1088px) 100vw, 60rem" />
        </div>
      )}
      {!room && isDrawn && <Corner drawing={drawing} />}
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

function Corner({ drawing }: { drawing: DrawingData }) {
  const size = Math.min(drawing.width, drawing.height) * 0.62;
  return (
    <svg
      className={`${styles.detail} ${drawingStyles.drawing}`}
      viewBox={`${-size * 0.18} ${-size * 0.2} ${size} ${size * 1.25}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <Elevation drawing={drawing} x={0} y={0} />
    </svg>
  );
}
