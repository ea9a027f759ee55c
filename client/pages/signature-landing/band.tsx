import { RichText } from '#client/components/blocks/rich-text.tsx';
import { Scene } from '#client/components/scene/scene.tsx';
import type { BlockOf } from '#shared/contract/page-block.ts';
import styles from './band.module.css';

/** A picture this much wider than high fills the window. */
const WIDE_RATIO = 2;

type BandProps = Pick<BlockOf<'image_text'>, 'picture' | 'title' | 'nodes' | 'side'>;

/** A material: its close-up, and a few words beside or below it. */
export function Band({ picture, title, nodes, side }: BandProps) {
  const isWide = picture.width > WIDE_RATIO * picture.height;
  const layout = isWide && side === 'right' ? styles.across : styles[side];
  return (
    <section className={`${styles.band} ${layout ?? ''} container`}>
      <div className={styles.detail}>
        <Scene
          picture={picture}
          sizes={isWide ? '(width <= 768px) 150vw, 100vw' : '(width <= 768px) 100vw, 62vw'}
        />
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <div>
          <RichText nodes={nodes} />
        </div>
      </div>
    </section>
  );
}
