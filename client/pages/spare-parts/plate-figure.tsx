import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import styles from './plate-figure.module.css';

const BARS = [3, 1, 2, 1, 1, 3, 2, 1, 1, 2, 3, 1, 2, 2, 1, 1, 3, 1, 2, 1, 1, 2, 3, 1];

/** Drawing of a data plate, with the lines that can be searched marked. */
export function PlateFigure() {
  const text = useTranslations();
  const { brand } = useStore().settings;
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 520 268" role="img" aria-label={text('parts.plate_alt')}>
        <rect x="8" y="8" width="440" height="252" rx="8" className={styles.plate} />
        {[24, 432].flatMap((x) =>
          [24, 244].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="5" className={styles.rivet} />),
        )}
        <text x="44" y="58" className={styles.brand}>
          {brand.name}
        </text>
        <text x="44" y="96" className={styles.strong}>
          {text('parts.plate_reference')}
        </text>
        <text x="44" y="122" className={styles.small}>
          230 V ~ 50 Hz
        </text>
        <text x="44" y="158" className={styles.strong}>
          N° {text('parts.plate_number')}
        </text>
        <g transform="translate(44 178)">
          {bars().map(({ x, width }) => (
            <rect key={x} x={x} y="0" width={width} height="44" className={styles.bar} />
          ))}
        </g>
        <text x="44" y="244" className={styles.small}>
          2 084471 905526
        </text>
        {[90, 152, 200].map((y, index) => (
          <g key={y}>
            <line x1={index === 2 ? 230 : 280} y1={y} x2="474" y2={y} className={styles.leader} />
            <circle cx="492" cy={y} r="18" className={styles.disc} />
            <text x="492" y={y + 6} textAnchor="middle" className={styles.number}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <p>{text('parts.plate_where')}</p>
        <ol>
          <li>{text('parts.plate_reference')}</li>
          <li>{text('parts.plate_serial')}</li>
          <li>{text('parts.plate_ean')}</li>
        </ol>
      </figcaption>
    </figure>
  );
}

/** Bars of the drawn barcode; widths alternate between bars and gaps. */
function bars(): { x: number; width: number }[] {
  const unit = 4;
  let at = 0;
  return BARS.flatMap((units, index) => {
    const x = at;
    at += units * unit;
    return index % 2 === 0 ? [{ x, width: units * unit }] : [];
  });
}
