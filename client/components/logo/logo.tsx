import { BRAND } from '#shared/brand.ts';
import { LOGO } from '#shared/drawing/logo-paths.data.ts';
import styles from './logo.module.css';

const { x, y, width, height } = LOGO.wordmarkBox;

/**
 * The wordmark: letters in the text's colour, the circumflex in the accent of its ground. That of the signature line is
 * ivory and brass, with the line's name behind a thin rule.
 */
export function Logo({ signature = false }: { signature?: boolean }) {
  return (
    <span className={styles.logo}>
      <svg viewBox={`${x} ${y} ${width} ${height}`} role="img" aria-label={BRAND} className={styles.mark}>
        <path fill="currentColor" d={LOGO.a + LOGO.tre} />
        <path className={signature ? styles.brass : styles.hat} d={LOGO.hat} />
      </svg>
      {signature && <span className={styles.signature}>Signature</span>}
    </span>
  );
}
