import { Play } from 'lucide';
import { useText } from '#client/app/use-text.ts';
import { Scene } from '#client/components/scene/scene.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { BlockOf } from '#shared/contract/page-block.ts';
import styles from './video-block.module.css';

/**
 * A video: a picture of our own and a link, so that nothing is fetched from elsewhere before the visitor goes there.
 * A player inside the page would take the place of the link here, after consent alone.
 */
export function VideoBlock({ title, url, duration, picture }: Omit<BlockOf<'video'>, 'type'>) {
  const text = useText();
  return (
    <figure className={`${styles.video} container`}>
      <div className={styles.frame}>
        {picture && <Scene picture={picture} sizes="max(100vw, 44rem)" />}
        <a href={url} rel="noopener">
          <Icon of={Play} />
          <b>{title}</b>
          <span>{text('block.video', { duration })}</span>
        </a>
      </div>
    </figure>
  );
}
