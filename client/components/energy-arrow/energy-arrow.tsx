import { useTranslations } from '#client/app/intl/use-translations.ts';
import styles from './energy-arrow.module.css';

type EnergyArrowProps = { energyClass: string; scale: string };

/** The energy class arrow with its range (Regulation (EU) 2017/1369). */
export function EnergyArrow({ energyClass, scale }: EnergyArrowProps) {
  const text = useTranslations();
  const rank = energyClass.toLowerCase().replaceAll('+', '-plus');
  return (
    <span
      className={styles.energy}
      role="img"
      aria-label={text('energy.class', { class: energyClass, scale: scaleText(scale) })}
    >
      <svg viewBox="0 0 76 28" aria-hidden="true">
        <path d="M0 0H58L76 14 58 28H0Z" className={styles[rank]} />
        <text x="10" y="21" className={styles.letter}>
          {energyClass}
        </text>
      </svg>
      <svg viewBox="0 0 30 28" className={styles.range} aria-hidden="true">
        <text x="1" y="11">
          {scale.split('-')[0]}
        </text>
        <text x="1" y="26">
          {scale.split('-')[1]}
        </text>
        <path d="M26 25V4M23 8l3-4 3 4" />
      </svg>
    </span>
  );
}

function scaleText(scale: string): string {
  return scale.replace('-', ' – ');
}
