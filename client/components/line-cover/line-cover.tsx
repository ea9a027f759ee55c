import { Cog } from 'lucide';
import { mediaUrl } from '#client/app/page/media-url.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { CartLine } from '#shared/contract/cart.ts';
import styles from './line-cover.module.css';

const SIDE_PX = 96;

/** The picture of a line of a cart or an order, whose name stands beside it; a sign for parts, which have none. */
export function LineCover({ cover }: Pick<CartLine, 'cover'>) {
  const { settings } = useStore();
  return (
    <div className={styles.cover}>
      {cover ? (
        <img
          src={mediaUrl(settings.mediaUrl, cover.url)}
          alt=""
          width={SIDE_PX}
          height={SIDE_PX}
          loading="lazy"
        />
      ) : (
        <Icon of={Cog} />
      )}
    </div>
  );
}
