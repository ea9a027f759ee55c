import { ArrowUp } from 'lucide';
import { scrollToTop } from '#client/app/page/scroll.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import styles from './go-to-top.module.css';

export function TopButton() {
  const text = useTranslations();
  return (
    <button type="button" className={styles.button} onClick={scrollToTop} data-bar="float" data-print="no">
      <Icon of={ArrowUp} />
      <span className="hidden">{text('go_to_top')}</span>
    </button>
  );
}
