import { BRAND } from '#shared/brand.ts';
import { LOGO } from '#shared/drawing/logo-paths.data.ts';
import styles from './logo.module.css';

const { x, y, width, height } = LOGO.wordmarkBox;

/**
 * The wordmark, with the circumflex in the accent colour. The signature line's is ivory and brass, with its name behind
 * a thin rule.
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
