import { usePictureSources } from '#client/app/page/use-picture-sources.ts';
import { Picture } from '#client/ui/picture/picture.tsx';
import type { ProductPicture } from '#shared/contract/product-picture.ts';
import styles from './photograph.module.css';

type PhotographProps = {
  name: string;
  picture: ProductPicture | undefined;
  /** `<img sizes>`: width in the layout. */
  sizes: string;
  priority?: boolean;
  className?: string | undefined;
};

/** A product that has no drawing: its photograph, whole; else its name. */
export function Photograph({ name, picture, className = '', ...shown }: PhotographProps) {
  return (
    <span className={`${styles.photograph} ${className}`}>
      {picture ? <Loaded picture={picture} {...shown} /> : <span className={styles.name}>{name}</span>}
    </span>
  );
}

function Loaded({
  picture,
  sizes,
  priority = false,
}: Omit<PhotographProps, 'name'> & { picture: ProductPicture }) {
  return <Picture {...usePictureSources(picture)} alt={picture.alt} sizes={sizes} priority={priority} />;
}
