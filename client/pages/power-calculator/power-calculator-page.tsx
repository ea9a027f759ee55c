import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Banner } from '#client/ui/banner/banner.tsx';
import { Explanation } from './explanation.tsx';
import { HouseFields } from './house-fields.tsx';
import type { PowerData } from './power-calculator-load.ts';
import styles from './power-calculator-page.module.css';
import { Results } from './results.tsx';
import { RoomList } from './room-list.tsx';

/** Calculates the heating power of rooms: a GET form, results with matching products, and an explanation. */
export function Page({ data }: { data: PowerData }) {
  const text = useTranslations();
  const action = useHref()('power-calculator');
  const { query, rooms, zipError, share } = data;
  const hasErrors = zipError !== null || rooms.some(({ errors }) => Object.keys(errors).length > 0);
  return (
    <>
      <section className={`${styles.head} container`}>
        <h1>{text('power.title')}</h1>
        <p>{text('power.intro')}</p>
      </section>
      <form key={share} className={`${styles.form} container`} action={`${action}#result`}>
        {hasErrors && (
          <div className={styles.errors}>
            <Banner tone="error" title={text('power.faults')} spoken={text('power.faults')}>
              <p>{text('power.faults_text')}</p>
            </Banner>
          </div>
        )}
        <p className={styles.note}>{text('power.required_note')}</p>

        <HouseFields query={query} error={zipError} />
        <RoomList rooms={rooms} action={`${action}#rooms`} />
      </form>
      {data.total !== null && <Results data={data} />}
      <Explanation />
    </>
  );
}
