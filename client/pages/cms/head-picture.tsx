import { Scene } from '#client/components/scene/scene.tsx';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';
import styles from './head-picture.module.css';

/** Height of the picture on phones, in rem (head-picture.module.css). */
const PHONE_HEIGHT = 15;

/** Header picture of an article: full width, or above the text when it is in portrait format. */
export function HeadPicture({ picture }: { picture: ScenePicture }) {
  if (picture.height <= picture.width) {
    return (
      <div className={styles.wide}>
        <Scene
          picture={picture}
          sizes={`(width <= 565px) max(100vw, ${phoneWidth(picture)}rem), max(100vw, 60rem)`}
          priority
        />
      </div>
    );
  }
  return (
    <div className={`${styles.place} grid container`}>
      <div className={styles.tall}>
        <Scene picture={picture} sizes="(width <= 1088px) 95vw, 50rem" priority />
      </div>
    </div>
  );
}

/** Width in rem at which the picture fills that height: its sides may be cut off. */
function phoneWidth({ width, height }: ScenePicture): number {
  return Math.ceil((PHONE_HEIGHT * width) / height);
}
