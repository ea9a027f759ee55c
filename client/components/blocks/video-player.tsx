import { useEffect, useRef } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { usePage } from '#client/app/page/page-context.ts';
import styles from './video-block.module.css';

type VideoPlayerProps = {
  title: string;
  src: string;
  poster: string | undefined;
  captions: string | undefined;
};

/** Native player, started by a press; takes the focus from the removed button. */
export const VideoPlayer = island(VideoPlayerContent);

function VideoPlayerContent({ title, src, poster, captions }: VideoPlayerProps) {
  const { locale } = usePage().site;
  const player = useRef<HTMLVideoElement>(null);
  useEffect(() => player.current?.focus(), []);
  return (
    // Captions exist only for files with speech.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={player}
      className={styles.player}
      src={src}
      poster={poster}
      aria-label={title}
      tabIndex={0}
      controls
      autoPlay
      playsInline
    >
      {captions && <track kind="captions" src={captions} srcLang={locale} default />}
    </video>
  );
}
