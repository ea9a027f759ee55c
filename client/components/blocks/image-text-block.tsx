import { Scene } from '#client/components/scene/scene.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { BlockOf } from '#shared/contract/page-block.ts';
import { RichText } from './rich-text.tsx';
import styles from './image-text-block.module.css';

type ImageTextBlockProps = Omit<BlockOf<'image_text'>, 'type'>;

export function ImageTextBlock({ picture, side, title, nodes, link }: ImageTextBlockProps) {
  return (
    <section className={`${styles.place} ${side === 'right' ? styles.mirrored : ''} container`}>
      <div className={styles.picture}>
        <Scene picture={picture} sizes="(width <= 768px) 130vw, 72vw" />
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <RichText nodes={nodes} />
        {link && <LinkArrow href={link.url}>{link.label}</LinkArrow>}
      </div>
    </section>
  );
}
