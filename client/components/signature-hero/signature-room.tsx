import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { dimensionLine } from '#shared/drawing/dimension-line.ts';
import { Elevation } from '#client/components/drawing/elevation.tsx';
import drawingStyles from '#client/components/drawing/drawing.module.css';
import type { DrawingData } from '#shared/contract/drawing.ts';
import { formatFigure } from '#shared/domain/price.ts';
import styles from './signature-hero.module.css';

/** In millimetres; the style sheet assumes the ratio 2:1. */
const ROOM = { width: 5000, height: 2500, floor: 2360 };
const MIDDLE_OF_PIECE = 3850;
/** Free space behind it; wider pieces are placed further left, and the phone layout shows more of the room. */
const ASIDE = 200;
const WIDE = 1900;
const TICK = 26;
const AWAY = 110;

/** Light from a window outside the frame. */
const LIGHT = 'M1759-1500H2309L3830 2360H3280ZM2419-1500H2969L4490 2360H3940Z';
const BENCH = 'M330 2360V1900H1830V2360M390 2360V1960H1770V2360';
const VASE =
  'M720 1900c-70-120-70-260-20-360c30-60 20-110 10-170h120c-10 60-20 110 10 170c50 100 50 240-20 360Z';
const BALL = 'M1330 1815a85 85 0 1 0 170 0a85 85 0 1 0-170 0Z';

/** A piece on its wall, to scale, with two dimensions, beside a bench. The floor extends beyond the frame. */
export function SignatureRoom({ drawing, name }: { drawing: DrawingData; name: string }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const { width, height, depth } = drawing;
  const x = Math.min(MIDDLE_OF_PIECE - width / 2, ROOM.width - ASIDE - width);
  const y = ROOM.floor - drawing.floor_distance - height;
  const above = y - AWAY;
  const beside = x - AWAY;
  const figures = { width: formatFigure(width, locale), height: formatFigure(height, locale) };
  return (
    <svg
      className={`${styles.room} ${width > WIDE ? styles.wide : ''} ${drawingStyles.drawing}`}
      viewBox={`0 0 ${ROOM.width} ${ROOM.height}`}
      role="img"
      aria-label={text('product.front_view_with_size', { name, ...figures })}
    >
      <path className={styles.light} d={LIGHT} />
      <path className={styles.line} d={`M-9000 ${ROOM.floor}H9000`} />
      <path className={styles.line} d={BENCH + VASE + BALL} />
      <rect className={styles.shadow} x={x + depth} y={y + depth * 0.7} width={width} height={height} />
      <Elevation drawing={drawing} x={x} y={y} />
      <path
        className={styles.dimension}
        d={
          dimensionLine([x, above], [x + width, above], TICK) +
          dimensionLine([beside, y], [beside, y + height], TICK)
        }
      />
      <text className={styles.figure} x={x + width / 2} y={above - 36} textAnchor="middle">
        {figures.width}
      </text>
      <text
        className={styles.figure}
        textAnchor="middle"
        transform={`translate(${beside - 36} ${y + height / 2}) rotate(-90)`}
      >
        {figures.height}
      </text>
    </svg>
  );
}
