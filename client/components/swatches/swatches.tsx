import styles from './swatches.module.css';

type SwatchesProps = { colours: { value: string; label: string }[] };

/** The colours of a product as dots, with names for screen readers. */
export function Swatches({ colours }: SwatchesProps) {
  return (
    <ul className={styles.list}>
      {colours.map((colour, index) => (
        <li key={index} className={swatchClass(colour.value)} title={colour.label}>
          <span className="hidden">{colour.label}</span>
        </li>
      ))}
    </ul>
  );
}

/** The style sheet of the shop (`theme.css`) has the colours. */
export function swatchClass(colour: string, size: 'small' | 'large' = 'small'): string {
  return `${styles.swatch} ${styles[size]} colour-${colour}`;
}
