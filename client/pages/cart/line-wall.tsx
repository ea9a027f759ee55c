import { Cog } from 'lucide';
import { mediaUrl } from '#client/app/page/media-url.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { CartLine } from '#shared/contract/cart.ts';
import styles from './cart-lines.module.css';

const SIDE_PX = 96;

export function LineWall({ cover }: Pick<CartLine, 'cover'>) {
  const { settings } = useStore();
  return (
    <div className={styles.wall}>
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
