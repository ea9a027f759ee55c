import { Printer } from 'lucide';
import { useState } from 'react';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Button, ButtonLink } from '#client/ui/button/button.tsx';
import { Switch } from '#client/ui/switch/switch.tsx';
import { COMPARED_PARAMETER, MAX_COMPARED } from '#shared/domain/compared-ids.ts';
import type { CompareData } from './compare-load.ts';
import styles from './compare-page.module.css';
import { comparisonRows } from './comparison-rows.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { Start } from './start.tsx';

/** Compares products at one scale and property by property; without products, suggests where to find some. */
export function Page({ data }: { data: CompareData }) {
  const text = useTranslations();
  const { products, missing, tooMany } = data;
  return (
    <>
      <section className={`${styles.head} container`}>
        <h1>{text('compare.title')}</h1>
        <p>{products.length > 0 ? text('compare.intro') : text('compare.empty')}</p>
        {missing > 0 && <p className={styles.notice}>{text('compare.missing', { count: missing })}</p>}
        {tooMany > 0 && (
          <p className={styles.notice}>{text('compare.too_many', { most: MAX_COMPARED, count: tooMany })}</p>
        )}
      </section>
      {products.length > 0 && <Comparison key={products.map(({ id }) => id).join()} data={data} />}
      {products.length < 2 && <Start categories={data.categories} hasOne={products.length === 1} />}
    </>
  );
}

function Comparison({ data: { products, onlyDifferences } }: { data: CompareData }) {
  const text = useTranslations();
  const href = useHref();
  const { locale } = usePage().site;
  const { settings } = useStore();
  const { symbol } = settings.salesplan.currency;
  const energyNote = settings.setting('energy_note');
  const [only, setOnly] = useState(onlyDifferences);
  const rows = comparisonRows(products, { text, locale, symbol });
  const ids = products.map(({ id }) => id).join(',');
  const choose = (isOn: boolean) => {
    setOnly(isOn);
    const search = `?${COMPARED_PARAMETER}=${ids}${isOn ? '&only=differences' : ''}`;
    history.replaceState(history.state, '', search);
  };
  return (
    <div className={`${styles.comparison} container`}>
      <form action={href('compare')} className={styles.tools} data-print="no">
        <input type="hidden" name={COMPARED_PARAMETER} value={ids} />
        {products.length > 1 && (
          <>
            <Switch
              name="only"
              value="differences"
              checked={only}
              onChange={({ currentTarget }) => choose(currentTarget.checked)}
            >
              {text('compare.only_differences')}
            </Switch>
            <noscript>
              <button type="submit" className={styles.apply}>
                {text('compare.apply')}
              </button>
            </noscript>
          </>
        )}
        {products.length > 1 && products.length < MAX_COMPARED && (
          <ButtonLink href={href('categories')} kind="secondary">
            {text('compare.another')}
          </ButtonLink>
        )}
        <span className={styles.print}>
          <Button kind="secondary" icon={Printer} onClick={() => window.print()}>
            {text('compare.print')}
          </Button>
        </span>
      </form>
      <ComparisonTable products={products} rows={rows} onlyDifferences={only && products.length > 1} />
      {energyNote && products.some(({ energy }) => !energy.applicable) && (
        <p className={styles.note}>{energyNote}</p>
      )}
    </div>
  );
}
