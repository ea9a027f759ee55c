import { useTranslations } from '#client/app/intl/use-translations.ts';
import { BrandLogo } from '#client/components/logo/brand-logo.tsx';
import { useStore } from '#client/stores/store-context.ts';
import styles from './maintenance-page.module.css';

/** The page of a closed site. Makes no API calls, because the back office may be down. */
export function Page() {
  const text = useTranslations();
  const { brand } = useStore().settings;
  const { phone } = brand;
  return (
    <div className={`${styles.page} container`}>
      <div className={styles.words}>
        <h1>{text('maintenance.title')}</h1>
        <p>{text('maintenance.text')}</p>
        {phone !== null && (
          <p className={styles.phone}>
            {text('maintenance.phone')} <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
          </p>
        )}
      </div>
      <div className={styles.wall} aria-hidden="true">
        <BrandLogo brand={brand} />
      </div>
    </div>
  );
}
