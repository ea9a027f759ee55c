import { useHref } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import type { ResultsData } from './results-load.ts';
import { TABS } from './tabs.ts';
import styles from './result-tabs.module.css';

/** What was found by kind, each under an address of its own. */
export function ResultTabs({ data }: { data: ResultsData }) {
  const text = useText();
  const href = useHref();
  const base = `${href('results')}?q=${encodeURIComponent(data.query)}`;
  return (
    <nav className={`${styles.tabs} container`} aria-label={text('results.tabs')}>
      <ul>
        {TABS.filter((tab) => tab === 'products' || data.totals[tab] > 0).map((tab) => (
          <li key={tab}>
            <a
              href={tab === 'products' ? base : `${base}&tab=${tab}`}
              aria-current={tab === data.tab ? 'page' : undefined}
              rel="nofollow"
            >
              {text(`search.${tab}`)} <span className="figures">{data.totals[tab]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
