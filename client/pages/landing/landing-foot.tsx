import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { phoneLink, unbrokenPhone } from '#shared/domain/phone.ts';
import styles from './landing-foot.module.css';

export function LandingFoot() {
  const text = useTranslations();
  const href = useHref();
  const { settings } = useStore();
  const phone = settings.setting('contact_phone_part');
  return (
    <footer className={`${styles.foot} container`}>
      {phone && (
        <p className={styles.voice}>
          {text('quote.phone')}
          <a className="figures" href={phoneLink(phone)}>
            {unbrokenPhone(phone)}
          </a>
          <small>{settings.setting('contact_hours_part')}</small>
        </p>
      )}
      <p className={styles.legal}>
        <a href={href('cms', { slug: 'mentions-legales' })}>{text('quote.legal')}</a>
        <a href={href('cms', { slug: 'donnees-personnelles' })}>{text('quote.privacy')}</a>
      </p>
    </footer>
  );
}
