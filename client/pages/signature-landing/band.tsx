import { RichText } from '#client/components/blocks/rich-text.tsx';
import { Scene } from '#client/components/scene/scene.tsx';
import type { BlockOf } from '#shared/contract/page-block.ts';
import styles from './band.module.css';

export function Band({ picture, title, nodes }: Pick<BlockOf<'image_text'>, 'picture' | 'title' | 'nodes'>) {
  return (
    <section className={styles.band}>
      <div className={styles.detail}>
        <Scene picture={picture} sizes="(width <= 768px) 130vw, 72vw" />
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <RichText nodes={nodes} />
      </div>
    </section>
  );
}
