import type { ComponentType, ReactNode } from 'react';
import type { FilterGroup, PageData } from './page-data.ts';
import { ProductCard } from './product-card.tsx';

/** A link as the framework wants it: its own component, or a plain anchor. */
export type LinkComponent = ComponentType<{ href: string; className?: string; children: ReactNode }>;

const ICON = [
  'M15 21v-5a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v5',
  'M4 10.95V19a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.05',
];
const ICON_EVERY = 4;

/** The list of products in plain React: no router of ours, no store, no messages. */
export function ProductListPage({ data, Link }: { data: PageData; Link: LinkComponent }) {
  return (
    <>
      <header className="CiU9xa_bar">
        <nav className="CiU9xa_inner container" aria-label="Menu">
          <ul className="CiU9xa_links">
            {data.links.map(({ href, text }, index) => (
              <li key={index} className="CiU9xa_entry">
                <Link href={href} className="CiU9xa_link">
                  {index % ICON_EVERY === 0 && <Icon />}
                  <span className="CiU9xa_text">{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main id="content" className="bVClKq_page">
        <h1 className="bVClKq_title">{data.title}</h1>
        <form className="_75rySG_facets">
          {data.filters.map((group) => (
            <FilterFieldset key={group.code} group={group} />
          ))}
        </form>
        <ul className="bVClKq_grid">
          {data.cards.map((card) => (
            <li key={card.id} className="bVClKq_cell">
              <ProductCard card={card} Link={Link} />
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}

function Icon() {
  return (
    <svg className="J2PMEa_small" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {ICON.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

function FilterFieldset({ group }: { group: FilterGroup }) {
  return (
    <details className="_75rySG_facet" open>
      <summary>
        {group.label}
        <Icon />
      </summary>
      <fieldset>
        <legend className="hidden">{group.label}</legend>
        <div>
          {group.options.map(({ value, label, count }) => (
            <label key={value} className="_75rySG_option">
              <input type="checkbox" name={group.code} value={value} />
              <span>{label}</span>
              <small className="figures">{count}</small>
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}
