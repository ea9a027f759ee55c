import { usePictureSources } from '#client/app/page/use-picture-sources.ts';
import { Picture } from '#client/ui/picture/picture.tsx';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';
import './focus-steps.css';
import styles from './scene.module.css';

type SceneProps = {
  picture: ScenePicture;
  /** `<img sizes>`: width in the layout. */
  sizes: string;
  priority?: boolean;
};

/** A picture of a room that fills its container, over its mean colour, cropped around its subject. */
export function Scene({ picture, sizes, priority = false }: SceneProps) {
  return (
    <span className={styles.scene} data-x={picture.focus?.x} data-y={picture.focus?.y}>
      <svg className={styles.ground} aria-hidden="true">
        <rect width="100%" height="100%" fill={picture.placeholder} />
      </svg>
      <Picture {...usePictureSources(picture)} alt={picture.alt} sizes={sizes} priority={priority} />
      {picture.shows && <small className={styles.shows}>{picture.shows}</small>}
    </span>
  );
}
