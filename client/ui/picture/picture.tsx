import { useEffect, useRef } from 'react';
import { preload } from 'react-dom';
import styles from './picture.module.css';

type Source = { url: string; width: number; type: string };

type PictureProps = {
  /** The same picture in several widths and formats, the format to prefer first. */
  sources: readonly Source[];
  /** For browsers that take none of them. */
  fallback: string;
  alt: string;
  /** In pixels: the room it takes before it has come. */
  width: number;
  height: number;
  /** How wide it stands, as `<img sizes>` has it. */
  sizes: string;
  /** The largest of the page's first sight: asked for before everything else. One a page. */
  priority?: boolean;
  /** Whether it is still on its way, told once scripts run. */
  onState?: (state: PictureState) => void;
};
export type PictureState = 'shown' | 'waiting' | 'broken';

/** A picture in the best format and width for this browser. It comes when it is needed, unless it has priority. */
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
  // What came, or failed, before there were scripts told nobody.
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
        // What a page opens with is painted with its words, not after them.
        {...(priority ? { fetchPriority: 'high', decoding: 'sync' } : { loading: 'lazy', decoding: 'async' })}
        onLoad={() => onState?.('shown')}
        onError={() => onState?.('broken')}
      />
    </picture>
  );
}

function srcSetOf(sources: readonly Source[], wanted: string): string {
  return sources
    .filter(({ type }) => type === wanted)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
}

function stateOf(image: HTMLImageElement): PictureState {
  if (!image.complete) return 'waiting';
  return image.naturalWidth > 0 ? 'shown' : 'broken';
}
