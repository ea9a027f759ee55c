import { mediaUrl } from '#client/app/page/media-url.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { DimensionedFigure } from '#client/components/dimensioned-figure/dimensioned-figure.tsx';
import { pushUrl } from '#client/components/header/push-url.ts';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { useStore } from '#client/stores/store-context.ts';
import type { Push } from '#shared/contract/category.ts';
import { PushBanner } from '#client/components/header/push-banner.tsx';
import styles from './push-block.module.css';

export function PushBlock({ push }: { push: Push }) {
  const { mediaUrl: media } = useStore().settings;
  const url = pushUrl(push, usePage().site);
  return (
    <aside className={`${styles.push} container`}>
      <div className={styles.picture}>
        {push.cover ? (
          <img src={mediaUrl(media, push.cover.webp || push.cover.url)} alt={push.cover.alt} loading="lazy" />
        ) : (
          push.drawing && <DimensionedFigure drawing={push.drawing} name={push.text} />
        )}
        <PushBanner tag_banner={push.tag_banner} />
      </div>
      <div className={styles.words}>
        {push.tag && <p className={styles.tag}>{push.tag}</p>}
        <p className={styles.text}>{push.text}</p>
        {url && <LinkArrow href={url}>{push.label_link}</LinkArrow>}
      </div>
    </aside>
  );
}
