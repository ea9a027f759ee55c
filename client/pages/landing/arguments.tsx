import { useTranslations } from '#client/app/intl/use-translations.ts';
import styles from './arguments.module.css';
import type { LandingKind } from './landing-load.ts';

const PLACES = [1, 2, 3] as const;

export function Arguments({ kind }: { kind: LandingKind }) {
  const text = useTranslations();
  return (
    <ul className={`${styles.arguments} container`}>
      {PLACES.map((place) => (
        <li key={place}>
          <h2>{text(`quote.${kind}_argument_${place}`)}</h2>
          <p>{text(`quote.${kind}_argument_${place}_text`)}</p>
        </li>
      ))}
    </ul>
  );
}
