import type { Push } from '#shared/contract/category.ts';
import styles from './push-banner.module.css';

export function PushBanner({ tag_banner: banner }: Pick<Push, 'tag_banner'>) {
  return banner ? <p className={styles.banner}>{banner}</p> : null;
}
