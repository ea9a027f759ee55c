import type { BlockOf } from '#shared/contract/page-block.ts';
import styles from './places-block.module.css';

/** Space between the middle of a marker and its name. */
const GAP = '0.75em';

/** Places on the map of France, and their list: the list says all that the map shows. */
export function PlacesBlock({ title, places }: Omit<BlockOf<'places'>, 'type'>) {
  return (
    <section className={`${styles.places} container`}>
      <h2>{title}</h2>
      <svg className={styles.map} aria-hidden="true">
        {places.map(({ name, x, y }) => (
          <circle key={name} cx={`${x}%`} cy={`${y}%`} r="6" />
        ))}
        {places.map(({ name, x, y, label }) =>
          label === null ? null : (
            <text
              key={name}
              x={`${x}%`}
              y={`${y}%`}
              dx={label === 'right' ? GAP : `-${GAP}`}
              dy="0.34em"
              textAnchor={label === 'right' ? 'start' : 'end'}
            >
              {name}
            </text>
          ),
        )}
      </svg>
      <ul>
        {places.map(({ name, text }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
