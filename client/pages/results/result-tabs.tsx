import { useHref } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { TabLinks } from '#client/ui/tabs/tab-links.tsx';
import type { ResultsData } from './results-load.ts';
import { TABS } from './tabs.ts';

/** What was found by kind, each under an address of its own. */
export function ResultTabs({ data }: { data: ResultsData }) {
  const text = useText();
  const href = useHref();
  const base = `${href('results')}?q=${encodeURIComponent(data.query)}`;
  const shown = TABS.filter((tab) => tab === 'products' || data.totals[tab] > 0);
  return (
    <div className="container">
      <TabLinks
        label={text('results.tabs')}
        links={shown.map((tab) => ({
          href: tab === 'products' ? base : `${base}&tab=${tab}`,
          title: text(`search.${tab}`),
          count: data.totals[tab],
          isCurrent: tab === data.tab,
          rel: 'nofollow',
        }))}
      />
    </div>
  );
}
