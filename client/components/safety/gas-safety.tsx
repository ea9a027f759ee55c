import { EmergencyText } from './emergency-text.tsx';
import { burnsGas } from '#shared/domain/burns-gas.ts';
import styles from './gas-safety.module.css';

type GasSafetyProps = {
  types: readonly string[];
  title: string;
  advice: readonly string[];
};

/** Emergency advice on every page about a gas appliance; nothing on others. */
export function GasSafety({ types, title, advice }: GasSafetyProps) {
  if (!types.some(burnsGas)) return null;
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
