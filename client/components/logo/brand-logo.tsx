import type { ShownBrand } from '#client/stores/shown-brand.ts';
import styles from './logo.module.css';

type BrandLogoProps = { brand: Pick<ShownBrand, 'name' | 'logo'>; signature?: string | undefined };

/**
 * A wordmark: the brand's drawing, or its name. The signature line's is ivory and brass, with its name (`signature`)
 * behind a thin rule.
 */
export function BrandLogo({ brand: { name, logo }, signature }: BrandLogoProps) {
  return (
    <span className={styles.logo}>
      {logo ? (
        <svg viewBox={logo.box.join(' ')} role="img" aria-label={name} className={styles.mark}>
          {logo.paths.map(({ d, fill }, index) => (
            <path
              key={index}
              d={d}
              fill={fill === 'text' ? 'currentColor' : undefined}
              className={fill === 'text' ? undefined : signature ? styles.brass : styles.hat}
            />
          ))}
        </svg>
      ) : (
        <span className={styles.name} data-logo-text>
          {name}
        </span>
      )}
      {signature && (
        <span className={styles.signature} data-logo-text>
          {signature}
        </span>
      )}
    </span>
  );
}
