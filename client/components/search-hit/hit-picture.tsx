import type { IconNode } from 'lucide';
import { usePictureSources } from '#client/app/page/use-picture-sources.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { Picture } from '#client/ui/picture/picture.tsx';
import type { ProductPicture } from '#shared/contract/product-picture.ts';
import styles from './hit-picture.module.css';

type HitPictureProps = {
  picture: ProductPicture | null;
  icon: IconNode;
  /** `<img sizes>`: width in the layout. */
  sizes: string;
};

/** The product on its wall, or the icon of its kind. Decorative: the name is beside it. */
export function HitPicture({ picture, icon, sizes }: HitPictureProps) {
  return (
    <span className={styles.wall} aria-hidden="true">
      {picture ? <Cutout picture={picture} sizes={sizes} /> : <Icon of={icon} />}
    </span>
  );
}

function Cutout({ picture, sizes }: { picture: ProductPicture; sizes: string }) {
  return <Picture {...usePictureSources(picture)} alt="" sizes={sizes} />;
}
