import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { phoneLink, unbrokenPhone } from '#shared/domain/phone.ts';
import styles from './line.module.css';

export function Line() {
  const text = useTranslations();
  const { settings } = useStore();
  const { target } = usePage().site;
  const phone = settings.setting(`contact_phone_${target}`);
  if (!phone) return null;
  return (
    <aside className={styles.line} aria-labelledby="line-title">
      <h2 id="line-title">{text('contact.line_title')}</h2>
      <a className={`${styles.phone} figures`} href={phoneLink(phone)}>
        {unbrokenPhone(phone)}
      </a>
      <p>{settings.setting(`contact_hours_${target}`)}</p>
      <p className={styles.note}>{text('contact.line_note')}</p>
    </aside>
  );
}
