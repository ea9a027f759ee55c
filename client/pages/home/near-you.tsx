import { Search } from 'lucide';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import franceUrl from '#client/components/point-map/france.svg?url';
import { Button } from '#client/ui/button/button.tsx';
import type { HomeNetwork } from './find-network.ts';
import styles from './near-you.module.css';

/** Link to the locator: a postcode form, the number of contacts and a map. Works without scripts. */
export function NearYou({ network }: { network: HomeNetwork }) {
  const text = useTranslations();
  const { url, people, stockists, dots, frame } = network;
  return (
    <section className={styles.section} aria-labelledby="near-title">
      <div className={`${styles.inner} grid container`}>
        <div className={styles.words}>
          <h2 id="near-title">{text('home.near_title')}</h2>
          <form action={url} className={styles.form}>
            <label htmlFor="near-place">{text('home.near_label')}</label>
            <input id="near-place" name="place" maxLength={80} autoComplete="postal-code" />
            <Button type="submit" kind="ink" icon={Search}>
              {text('home.near_submit')}
            </Button>
          </form>
          <dl className="figures">
            <div>
              <dt>{text('home.near_installers')}</dt>
              <dd>{people}</dd>
            </div>
            <div>
              <dt>{text('home.near_stockists')}</dt>
              <dd>{stockists}</dd>
            </div>
          </dl>
        </div>
        <div className={styles.map}>
          <img src={franceUrl} width={frame.width} height={frame.height} alt="" loading="lazy" />
          <svg viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
            <path d={dots} />
          </svg>
        </div>
      </div>
    </section>
  );
}
