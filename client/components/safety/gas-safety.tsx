import { EmergencyText } from './emergency-text.tsx';
import type { ProductCard } from '#shared/contract/product.ts';
import styles from './gas-safety.module.css';

type GasSafetyProps = {
  products: readonly Pick<ProductCard, 'burns_gas'>[];
  title: string;
  advice: readonly string[];
};

/** Emergency advice on every page about a gas appliance; nothing on others. */
export function GasSafety({ products, title, advice }: GasSafetyProps) {
  if (!products.some((product) => product.burns_gas)) return null;
  return (
    <aside className={`${styles.safety} container`} aria-labelledby="gas-safety">
      <div className={styles.words}>
        <h2 id="gas-safety">{title}</h2>
        {advice.map((text) => (
          <p key={text}>
            <EmergencyText text={text} />
          </p>
        ))}
      </div>
    </aside>
  );
}
