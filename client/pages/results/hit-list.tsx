import { Pagination } from '#client/components/product-listing/pagination.tsx';
import { PRODUCTS_A_PAGE } from '#client/pages/common/load/list-request.ts';
import { PRODUCT_ORDERS } from '#shared/domain/product-order.ts';
import { HitRow } from './hit-row.tsx';
import { tabTarget } from './result-tabs.tsx';
import type { ResultsData } from './results-load.ts';
import type { HitTab } from './tabs.ts';
import { useTabHits } from './use-hits.ts';
import styles from './hit-list.module.css';

type HitListProps = { data: ResultsData; tab: HitTab; found: NonNullable<ResultsData['found']> };

export function HitList({ data, tab, found }: HitListProps) {
  const toHits = useTabHits();
  const { query, corrected, totals, request } = data;
  return (
    <section className={`${styles.list} container`}>
      <ul>
        {toHits(tab, found).map((hit) => (
          <li key={hit.key} id={hit.anchor}>
            <HitRow hit={hit} query={corrected ?? query} />
          </li>
        ))}
      </ul>
      <Pagination
        page={request.page}
        pages={Math.ceil(totals[tab] / PRODUCTS_A_PAGE)}
        state={{ filters: [], orderBy: PRODUCT_ORDERS[0] }}
        target={tabTarget(data, tab)}
      />
    </section>
  );
}
