import { ChevronDown, SlidersHorizontal, X } from 'lucide';
import { useEffect, useRef, type ChangeEvent, type SubmitEvent, type ToggleEvent } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { useNavigation } from '#client/app/router/navigation.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Button } from '#client/ui/button/button.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import { href } from '#routes/href.ts';
import type { Facet } from '#shared/contract/product-list.ts';
import { hasFilter, MAXIMUM_FILTERS, type Filter } from '#shared/domain/filter-segments.ts';
import type { ProductOrder } from '#shared/domain/product-order.ts';
import { PRICE_KEY } from '#shared/domain/price-range.ts';
import { EXACT_PARAMETER } from '#shared/domain/search-parameters.ts';
import { FacetOptions } from './facet-options.tsx';
import { FACET_FORM_ID, listUrl, readListForm, type ListTarget } from './list-target.ts';
import { PriceFacet } from './price-facet.tsx';
import styles from './facet-panel.module.css';

const PANEL_ID = 'facet-panel';
/** Facets with a button of their own in the bar; the sheet has all. */
const SHORTCUTS = 4;

type FacetPanelProps = {
  facets: Facet[];
  total: number;
  filters: Filter[];
  orderBy: ProductOrder;
  target: ListTarget;
  /** Text of the button that closes the sheet; the number of products by default. */
  applyText?: string;
};

/**
 * Buttons of the facets for the bar of a list, and the facets as one form in a sheet beside it. With scripts each
 * choice applies immediately; without, the form goes to a route of the server that redirects to the list's address.
 */
export const FacetPanel = island(FacetPanelContent);

function FacetPanelContent({ facets, total, filters, orderBy, target, applyText }: FacetPanelProps) {
  const text = useTranslations();
  const { site } = usePage();
  const navigate = useNavigation();
  const panel = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const requested = useRef<string>(undefined);
  const isFull = filters.length >= MAXIMUM_FILTERS;
  const shown = useRef(filters);
  useEffect(() => {
    // At first the form has the server's state, plus checks made before hydration.
    if (shown.current !== filters) showChoices(form.current, filters);
    shown.current = filters;
  }, [filters]);
  const apply = () => {
    if (!form.current) return;
    navigate(listUrl(target, site, readListForm(form.current)), { keepPosition: true });
  };
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    if ((event.target as Element).matches('input[type="checkbox"]')) apply();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply();
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  };
  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open' && requested.current) showFacet(form.current, requested.current);
    requested.current = undefined;
  };
  const addresses = { clear: listUrl(target, site, { filters: [], orderBy }) };
  return (
    <>
      <div className={styles.openers}>
        <Button kind="secondary" icon={SlidersHorizontal} popoverTarget={PANEL_ID}>
          {text('filters.open', { count: filters.length })}
        </Button>
        {facets.slice(0, SHORTCUTS).map(({ code, label }) => (
          <button
            key={code}
            type="button"
            className={styles.shortcut}
            popoverTarget={PANEL_ID}
            onClick={() => {
              requested.current = code;
            }}
          >
            <span>{label}</span>
            <Icon of={ChevronDown} size="small" />
          </button>
        ))}
      </div>
      <div id={PANEL_ID} ref={panel} className={styles.panel} popover="auto" onToggle={onToggle}>
        <form
          id={FACET_FORM_ID}
          ref={form}
          action="/_filters"
          // The browser would restore checks of another address, which apply immediately.
          autoComplete="off"
          aria-label={text('filters.title')}
          onChange={onChange}
          onSubmit={onSubmit}
        >
          <input type="hidden" name="path" value={href(target.route, site, { slug: target.slug })} />
          {target.query && <input type="hidden" name="q" value={target.query} />}
          {target.isExact && <input type="hidden" name={EXACT_PARAMETER} value="1" />}
          <div className={styles.head} data-bar="top">
            <h2>{text('filters.title')}</h2>
            {filters.length > 0 && (
              <a href={addresses.clear} rel="nofollow">
                {text('filters.clear')}
              </a>
            )}
            <button
              type="button"
              className={styles.close}
              popoverTarget={PANEL_ID}
              popoverTargetAction="hide"
            >
              <Icon of={X} />
              <span className="hidden">{text('filters.close')}</span>
            </button>
          </div>
          {isFull && <p className={styles.full}>{text('filters.full', { count: MAXIMUM_FILTERS })}</p>}
          {facets.map((facet, index) =>
            facet.code === PRICE_KEY ? (
              <PriceFacet key={facet.code} facet={facet} filters={filters} />
            ) : (
              <FacetOptions
                key={facet.code}
                facet={facet}
                filters={filters}
                isFull={isFull}
                isOpen={index < 4}
              />
            ),
          )}
          <div className={styles.apply} data-bar="bottom">
            <Button type="submit" kind="ink" wide>
              {applyText ?? text('filters.apply', { count: total })}
            </Button>
          </div>
        </form>
      </div>
    </>
  );
}

/** Opens one facet of the sheet and puts the focus on its title. */
function showFacet(form: HTMLFormElement | null, code: string): void {
  const facet = form?.querySelector<HTMLDetailsElement>(`details[data-facet="${code}"]`);
  if (!facet) return;
  facet.open = true;
  facet.scrollIntoView({ block: 'start' });
  facet.querySelector('summary')?.focus({ preventScroll: true });
}

/** Sets the checkboxes from the address, after a history navigation or a filter removed elsewhere. */
function showChoices(form: HTMLFormElement | null, filters: Filter[]): void {
  for (const input of form?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []) {
    input.checked = hasFilter(filters, { key: input.name, value: input.value });
  }
}
