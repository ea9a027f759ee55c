import { Scene } from '#client/components/scene/scene.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { Home } from '#shared/contract/home.ts';
import styles from './signature-teaser.module.css';

export function SignatureTeaser({ signature }: { signature: NonNullable<Home['signature']> }) {
  return (
    <section className={styles.teaser} data-ground="night" aria-labelledby="signature-title">
      <div className={`${styles.inner} container`}>
        <div className={styles.words}>
          <h2 id="signature-title">{signature.title}</h2>
          <p>{signature.text}</p>
          <LinkArrow href={signature.link.url}>{signature.link.label}</LinkArrow>
        </div>
        {signature.picture && (
          <div className={styles.scene}>
            <Scene picture={signature.picture} sizes="(width <= 1088px) 165vw, 100vw" />
          </div>
        )}
      </div>
    </section>
  );
}
