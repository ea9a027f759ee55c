import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from '#client/components/support/support.module.css';
import { Found } from './found.tsx';
import { Overview } from './overview.tsx';
import type { SupportFaqData } from './support-faq-load.ts';
import pageStyles from './support-faq-page.module.css';
import { SupportSearch } from './support-search.tsx';

export function Page({ data }: { data: SupportFaqData }) {
  const text = useTranslations();
  const { found } = data;
  return (
    <>
      <section className={`${styles.head} container`}>
        <h1>{text('support.title')}</h1>
        <p className={styles.lead}>{text('support.lead')}</p>
        <div className={pageStyles.search}>
          <SupportSearch text={data.text} />
        </div>
        <Spoken
          className={pageStyles.status}
          text={
            found &&
            [
              text('support.results', { count: found.total }),
              found.corrected && text('support.corrected', { text: found.corrected }),
            ]
              .filter(Boolean)
              .join(' ')
          }
        />
      </section>
      {found ? <Found data={data} found={found} /> : <Overview data={data} />}
    </>
  );
}
