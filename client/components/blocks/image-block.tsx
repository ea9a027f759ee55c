import { Scene } from '#client/components/scene/scene.tsx';
import type { BlockOf } from '#shared/contract/page-block.ts';
import styles from './image-block.module.css';

export function ImageBlock({ picture, caption }: Omit<BlockOf<'image'>, 'type'>) {
  return (
    <figure className={`${styles.image} container`}>
      <div className={styles.frame}>
        <Scene picture={picture} sizes="max(100vw, 44rem)" />
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
