import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { listUrl, type ListTarget } from '#client/components/product-listing/list-target.ts';
import { TabLinks } from '#client/ui/tabs/tab-links.tsx';
import { PRODUCT_ORDERS } from '#shared/domain/product-order.ts';
import type { ResultsData } from './results-load.ts';
import { TABS, type Tab } from './tabs.ts';

export function tabTarget({ query, isExact }: Pick<ResultsData, 'query' | 'isExact'>, tab: Tab): ListTarget {
  return {
    route: 'results',
    slug: '',
    query,
    ...(isExact && { isExact }),
    ...(tab !== 'products' && { tab }),
  };
}

/** Tabs by kind of result. Empty kinds have no tab, except the open one. */
export function ResultTabs({ data }: { data: ResultsData }) {
  const text = useTranslations();
  const { site } = usePage();
  const shown = TABS.filter((tab) => tab === data.tab || data.totals[tab] > 0);
  return (
    <div className="container">
      <TabLinks
        label={text('results.tabs')}
        links={shown.map((tab) => ({
          href: listUrl(tabTarget(data, tab), site, { filters: [], orderBy: PRODUCT_ORDERS[0] }),
          title: text(`search.${tab}`),
          count: data.totals[tab],
          isCurrent: tab === data.tab,
          rel: 'nofollow',
        }))}
      />
    </div>
  );
}
