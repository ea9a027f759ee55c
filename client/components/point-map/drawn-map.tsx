import franceUrl from './france.svg?url';
import styles from './drawn-map.module.css';
import { frameAround } from './map-frame.ts';
import type { MapProps } from './map-points.ts';
import { MAP_FRAME, project } from '#shared/domain/map-projection.ts';

type DrawnMapProps = Pick<MapProps, 'points' | 'center' | 'selected' | 'label'>;

/** The static map: before the interactive one loads, without scripts, and in print. */
export function DrawnMap({ points, center, selected, label }: DrawnMapProps) {
  const { x, y, width, height } = frameAround(center ? [center, ...points] : []);
  const numbered = points.filter(({ number }) => number !== undefined);
  const chosen = points.filter(({ id }) => id === selected);
  const cross = center && project(center);
  const arm = width / 60;
  return (
    <svg className={styles.map} viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={label}>
      <image href={franceUrl} width={MAP_FRAME.width} height={MAP_FRAME.height} />
      <path className={styles.dots} d={dotsOf(points)} />
      <path className={styles.numbered} d={dotsOf(numbered)} />
      <path className={styles.chosen} d={dotsOf(chosen)} />
      {cross && (
        <path
          className={styles.cross}
          d={`M${round(cross.x - arm)} ${round(cross.y)}h${round(2 * arm)}M${round(cross.x)} ${round(cross.y - arm)}v${round(2 * arm)}`}
        />
      )}
      {numbered.map((point) => {
        const spot = project(point);
        return (
          <text
            key={point.id}
            className={styles.number}
            x={round(spot.x)}
            y={round(spot.y)}
            fontSize={round(width / 36)}
            dy="0.35em"
          >
            {point.number}
          </text>
        );
      })}
    </svg>
  );
}

/** One path for all points: zero-length strokes with round caps. */
function dotsOf(points: DrawnMapProps['points']): string {
  return points
    .map(project)
    .map(({ x, y }) => `M${round(x)} ${round(y)}h0`)
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
