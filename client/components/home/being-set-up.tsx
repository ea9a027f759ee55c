import { useTranslations } from '#client/app/intl/use-translations.ts';
import styles from './being-set-up.module.css';

export function BeingSetUp() {
  const text = useTranslations();
  return (
    <section className={`${styles.notice} container`}>
      <h1>{text('home.setup_title')}</h1>
      <p>{text('home.setup_text')}</p>
    </section>
  );
}
