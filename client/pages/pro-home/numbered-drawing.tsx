import { mediaUrl } from '#client/app/page/media-url.ts';
import { useStore } from '#client/stores/store-context.ts';
import type { MarkedView } from './find-exploded-view.ts';
import { placeNumbers } from './place-numbers.ts';
import styles from './numbered-drawing.module.css';

/** Distance of the numbers from the drawing, as a fraction of its width. */
const BESIDE = 0.035;
/** In pixels of the drawing's picture; smaller screens enlarge them in the style sheet. */
const SPOT = 8;
const DISC = 34;
const TARGET = 46;

/** An exploded view with the numbers of some parts. The list below it has the same links for the keyboard. */
export function NumberedDrawing({ view: { image, parts } }: { view: MarkedView }) {
  const { mediaUrl: media } = useStore().settings;
  const { width, height, alt } = image;
  // In the order of the list, whose rows highlight their number.
  const numbers = placeNumbers(parts).sort((a, b) => parts.indexOf(a.item) - parts.indexOf(b.item));
  return (
    <div className={styles.drawing}>
      <div className={styles.sheet}>
        <picture>
          <source type="image/avif" srcSet={mediaUrl(media, image.url)} />
          <img src={mediaUrl(media, image.webp)} width={width} height={height} alt={alt} loading="lazy" />
        </picture>
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {numbers.map(({ item, side, y }) => {
            const at = { x: width * (side === 'left' ? -BESIDE : 1 + BESIDE), y: height * y };
            return (
              <a key={item.number} href={item.url} tabIndex={-1} className={styles.number}>
                <circle className={styles.target} cx={at.x} cy={at.y} r={TARGET} />
                <line x1={at.x} y1={at.y} x2={item.x * width} y2={item.y * height} />
                <circle className={styles.spot} cx={item.x * width} cy={item.y * height} r={SPOT} />
                <circle className={styles.disc} cx={at.x} cy={at.y} r={DISC} />
                <text x={at.x} y={at.y} dy="0.35em" textAnchor="middle">
                  {item.number}
                </text>
              </a>
            );
          })}
        </svg>
      </div>
    </div>
  );
}
