import { useText } from '#client/app/use-text.ts';
import styles from './maintenance-page.module.css';

const PHONE = '02 61 91 12 12';

/** The site is closed for a while. Needs nothing of the back office: it may be what is being worked on. */
export function Page() {
  const text = useText();
  return (
    <div className={`${styles.page} container`}>
      <h1>{text('maintenance.title')}</h1>
      <p>{text('maintenance.text')}</p>
      <p className={styles.phone}>
        {text('maintenance.phone')} <a href={`tel:${PHONE.replaceAll(' ', '')}`}>{PHONE}</a>
      </p>
    </div>
  );
}
