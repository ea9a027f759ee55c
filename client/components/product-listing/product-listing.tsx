import type { ReactNode } from 'react';
import { Section } from '#client/app/parts/section.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { CompareForm } from '#client/components/comparison/compare-form.tsx';
import { CompareToggle } from '#client/components/comparison/compare-toggle.tsx';
import { FavoriteHeart } from '#client/components/favorites/favorite-heart.tsx';
import { ProductCard } from '#client/components/product-card/product-card.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';
import { useStore } from '#client/stores/store-context.ts';
import type { ProductList } from '#shared/contract/product-list.ts';
import type { Filter } from '#shared/domain/filter-segments.ts';
import type { ProductOrder } from '#shared/domain/product-order.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { FewerFilters } from './fewer-filters.tsx';
import { ListBar } from './list-bar.tsx';
import { ListOrder } from './list-order.tsx';
import type { ListTarget } from './list-target.ts';
import { Pagination } from './pagination.tsx';
import { Spoken } from '#client/ui/live-region/spoken.tsx';
import styles from './product-listing.module.css';

type ProductListingProps = {
  list: ProductList;
  favorites: readonly number[];
  request: { filters: Filter[]; page: number; orderBy: ProductOrder };
  target: ListTarget;
  /** Large cards without a comparison, instead of the usual ones. */
  renderCard?: (product: ProductList['items'][number]) => ReactNode;
};

const ITEMS_A_PAGE = 24;

/** Products below one bar of facets, number and order, with pages; plain links and forms. */
export function ProductListing({ list, favorites, request, target, renderCard }: ProductListingProps) {
  const text = useTranslations();
  const { filters, orderBy, page } = request;
  const energyNote = useStore().settings.setting('energy_note');
  const pages = Math.ceil(list.total / ITEMS_A_PAGE);
  const count = text('list.count', { count: list.total });
  const status = [
    count,
    `${text('order.label')} ${text(`order.${orderBy}`)}`,
    pages > 1 && text('pagination.page', { page }),
  ];
  return (
    <section className={`${styles.listing} container`} aria-label={text('list.label')}>
      <ListBar
        facets={
          <FacetPanel
            facets={list.filters}
            total={list.total}
            filters={filters}
            orderBy={orderBy}
            target={target}
          />
        }
        status={
          <Spoken className="figures" text={status.filter(Boolean).join(', ')}>
            <b>{count}</b>
          </Spoken>
        }
        order={<ListOrder orderBy={orderBy} target={target} />}
      />
      <ActiveFilters facets={list.filters} filters={filters} orderBy={orderBy} target={target} />
      {list.items.length > 0 ? (
        <ul className={renderCard ? styles.large : styles.cards}>
          {list.items.map((product) => (
            <li key={product.id} className={styles.cell}>
              <Section name={`card-${product.id}`}>
                {renderCard?.(product) ?? (
                  <ProductCard
                    product={product}
                    headingLevel="h2"
                    action={<CompareToggle product={product} />}
                  />
                )}
                <FavoriteHeart product={product} favorites={favorites} look="corner" />
              </Section>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={text(filters.length > 0 ? 'list.empty_filtered_title' : 'list.empty_title')}
          text={text(filters.length > 0 ? 'list.empty_filtered' : 'list.empty_text')}
        >
          {filters.length > 0 && (
            <FewerFilters
              facets={list.filters}
              filters={filters}
              orderBy={orderBy}
              target={target}
              countText={(left) => text('list.count', { count: left })}
            />
          )}
        </EmptyState>
      )}
      {list.items.length > 1 && !renderCard && <CompareForm />}
      {energyNote && list.items.some((product) => !product.energy.applicable) && (
        <p className={styles.regulation}>{energyNote}</p>
      )}
      <Pagination page={page} pages={pages} state={{ filters, orderBy }} target={target} />
    </section>
  );
}
