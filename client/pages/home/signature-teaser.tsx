import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Elevation } from '#client/components/drawing/elevation.tsx';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import { Scene } from '#client/components/scene/scene.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { Home } from '#shared/contract/home.ts';
import type { ProductCard } from '#shared/contract/product.ts';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';
import styles from './signature-teaser.module.css';

const ROOM = { width: 2600, height: 2300 };
const FLOOR = 2150;

export function SignatureTeaser({ signature }: { signature: NonNullable<Home['signature']> }) {
  return (
    <section
      className={`${styles.teaser} ${signature.picture ? styles.pictured : ''}`}
      data-ground="night"
      aria-labelledby="signature-title"
    >
      <div className={`${styles.inner} container`}>
        <div className={styles.words}>
          <h2 id="signature-title">{signature.title}</h2>
          <p>{signature.text}</p>
          <LinkArrow href={signature.link.url}>{signature.link.label}</LinkArrow>
        </div>
        {signature.picture && (
          <div className={styles.scene}>
            <Scene picture={signature.picture} sizes="(width <= 1088px) 165vw, 100vw" />
          </div>
        )}
        {!signature.picture && hasDrawing(signature.product.drawing) && <Piece product={signature.product} />}
      </div>
    </section>
  );
}

/** Drawing of the product on its wall beside a bench, used without a picture. */
function Piece({ product: { drawing, name } }: { product: ProductCard }) {
  const text = useTranslations();
  return (
    <svg
      className={`${styles.picture} ${drawingStyles.drawing}`}
      viewBox={`0 0 ${ROOM.width} ${ROOM.height}`}
      role="img"
      aria-label={text('product.front_view', { name })}
    >
      <path d={`M0 ${FLOOR}H${ROOM.width}`} className={styles.floor} />
      <Elevation
        drawing={drawing}
        x={ROOM.width * 0.58}
        y={FLOOR - drawing.height - drawing.floor_distance}
      />
      <path d="M240 2150V1700H1180V2150M300 1700V2150M1120 1700V2150" className={styles.floor} />
      <path d="M860 1700c-70-120-40-260 0-340 40 80 70 220 0 340Z" className={styles.floor} />
    </svg>
  );
}
