import { useEffect, useRef } from 'react';
import { preload } from 'react-dom';
import styles from './picture.module.css';

type Source = { url: string; width: number; type: string };

type PictureProps = {
  /** Widths and formats of one image, preferred format first. */
  sources: readonly Source[];
  /** For browsers that support none of the sources. */
  fallback: string;
  alt: string;
  /** Intrinsic size in pixels, which reserves its space. */
  width: number;
  height: number;
  /** `<img sizes>`: width in the layout. */
  sizes: string;
  /** Preloaded: the largest image above the fold. One per page. */
  priority?: boolean;
  /** Reports the loading state, also for an image that was loaded before hydration. */
  onState?: (state: PictureState) => void;
};
export type PictureState = 'shown' | 'waiting' | 'broken';

/** An image in the best format and width for the browser, lazy unless it has priority. */
export function Picture(props: PictureProps) {
  const { sources, fallback, alt, width, height, sizes, priority = false, onState } = props;
  const image = useRef<HTMLImageElement>(null);
  const types = [...new Set(sources.map(({ type }) => type))];
  const [preferred] = types;
  if (priority && preferred) {
    preload(fallback, {
      as: 'image',
      type: preferred,
      imageSrcSet: srcSetOf(sources, preferred),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  // An image may load or fail before hydration, when no handler is attached.
  useEffect(() => {
    if (image.current) onState?.(stateOf(image.current));
  }, [onState, fallback]);
  return (
    <picture className={styles.picture}>
      {types.map((type) => (
        <source key={type} type={type} srcSet={srcSetOf(sources, type)} sizes={sizes} />
      ))}
      <img
        ref={image}
        className={styles.image}
        src={fallback}
        alt={alt}
        width={width}
        height={height}
        // `sync` paints a priority image with the text, not after it.
        {...(priority ? { fetchPriority: 'high', decoding: 'sync' } : { loading: 'lazy', decoding: 'async' })}
        onLoad={() => onState?.('shown')}
        onError={() => onState?.('broken')}
      />
    </picture>
  );
}

function srcSetOf(sources: readonly Source[], format: string): string {
  return sources
    .filter(({ type }) => type === format)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
}

function stateOf(image: HTMLImageElement): PictureState {
  if (!image.complete) return 'waiting';
  return image.naturalWidth > 0 ? 'shown' : 'broken';
}
