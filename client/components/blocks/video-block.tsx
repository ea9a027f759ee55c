import { Play } from 'lucide';
import { useState } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { mediaUrl } from '#client/app/page/media-url.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Scene } from '#client/components/scene/scene.tsx';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { BlockOf } from '#shared/contract/page-block.ts';
import { useIsHydrated } from './use-is-hydrated.ts';
import styles from './video-block.module.css';
import { VideoPlayer } from './video-player.tsx';

/**
 * A video with our own preview image, so that nothing is loaded before it is requested. Our own files play in place of
 * the image. Without scripts, and for videos of other sites, it is a link.
 */
export const VideoBlock = island(VideoBlockContent);

function VideoBlockContent({ title, url, duration, captions, picture }: Omit<BlockOf<'video'>, 'type'>) {
  const text = useTranslations();
  const { settings } = useStore();
  const isHydrated = useIsHydrated();
  const [isPlaying, setPlaying] = useState(false);
  const isOwnFile = !url.startsWith('https:');
  const address = (path: string) => mediaUrl(settings.mediaUrl, path);
  const content = (
    <>
      <Icon of={Play} />
      <b>{title}</b>
      <span>{text(isOwnFile ? 'block.video_play' : 'block.video', { duration })}</span>
    </>
  );
  return (
    <figure className={`${styles.video} container`}>
      <div className={styles.frame}>
        {isPlaying ? (
          <VideoPlayer
            title={title}
            src={address(url)}
            poster={picture ? address(picture.webp) : undefined}
            captions={captions ? address(captions) : undefined}
          />
        ) : (
          <>
            {picture && <Scene picture={picture} sizes="max(100vw, 44rem)" />}
            {isOwnFile && isHydrated ? (
              <button type="button" onClick={() => setPlaying(true)}>
                {content}
              </button>
            ) : (
              <a href={isOwnFile ? address(url) : url} rel="noopener">
                {content}
              </a>
            )}
          </>
        )}
      </div>
    </figure>
  );
}
