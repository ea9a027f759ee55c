import { Scene } from '#client/components/scene/scene.tsx';
import type { BlockOf } from '#shared/contract/page-block.ts';
import styles from './steps-block.module.css';

/** Dates below each other along a line; steps with pictures side by side. */
export function StepsBlock({ title, steps }: Omit<BlockOf<'steps'>, 'type'>) {
  const hasPictures = steps.some(({ picture }) => picture !== null);
  return (
    <section className={`${hasPictures ? styles.process : styles.dates} container`}>
      <h2>{title}</h2>
      <ol>
        {steps.map(({ mark, title: name, text, picture }, index) => (
          <li key={index}>
            {picture && (
              <div className={styles.picture}>
                <Scene picture={picture} sizes="(width <= 768px) 130vw, 38rem" />
              </div>
            )}
            {mark !== '' && <b className={styles.mark}>{mark}</b>}
            <div className={styles.words}>
              <h3>{name}</h3>
              {text !== '' && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
