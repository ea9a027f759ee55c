import { mediaUrl } from '#client/app/page/media-url.ts';
import { useStore } from '#client/stores/store-context.ts';
import { ProductFigure } from '#client/components/product-figure/product-figure.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import type { Push } from '#shared/contract/category.ts';
import { pushUrl } from './push-url.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { PushBanner } from './push-banner.tsx';
import styles from './menu-push.module.css';

export function MenuPush({ push }: { push: Push }) {
  const { mediaUrl: media } = useStore().settings;
  const { site } = usePage();
  const url = pushUrl(push, site);
  return (
    <div className={styles.push}>
      <div className={styles.picture}>
        {push.cover ? (
          <img
            className={styles.cover}
            src={mediaUrl(media, push.cover.webp || push.cover.url)}
            alt={push.cover.alt}
            loading="lazy"
          />
        ) : (
          push.drawing && <ProductFigure drawing={push.drawing} name={push.text} locale={site.locale} />
        )}
        <PushBanner tag_banner={push.tag_banner} />
      </div>
      {push.tag && <p className={styles.tag}>{push.tag}</p>}
      <p className={styles.text}>{push.text}</p>
      {url && <LinkArrow href={url}>{push.label_link}</LinkArrow>}
    </div>
  );
}
