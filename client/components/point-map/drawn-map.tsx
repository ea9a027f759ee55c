import franceUrl from './france.svg?url';
import styles from './drawn-map.module.css';
import { frameAround } from './map-frame.ts';
import type { Box, MapProps } from './map-points.ts';
import { findLabelSpots } from '#shared/domain/label-spots.ts';
import { MAP_FRAME, project } from '#shared/domain/map-projection.ts';
import { TOWNS } from './towns.ts';

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
      {namesOf(numbered, { x, y, width, height }).map(({ text, anchor, ...spot }) => (
        <text
          key={text}
          className={styles.name}
          lang="fr"
          x={round(spot.x)}
          y={round(spot.y)}
          fontSize={round(width * LETTER)}
          dy="0.35em"
          textAnchor={anchor}
        >
          {text}
        </text>
      ))}
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

/** Shares of the map's width. */
const LETTER = 1 / 46;
const MARKER = 1 / 50;

/** Names of the points of the list, then of towns, where there is room. */
function namesOf(numbered: DrawnMapProps['points'], frame: Box) {
  const named = [...numbered, ...TOWNS].map((place) => ({ ...project(place), text: place.name }));
  return findLabelSpots(named, numbered.map(project), {
    size: frame.width * LETTER,
    marker: frame.width * MARKER,
    frame,
  });
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
