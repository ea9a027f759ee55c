import type { LinkComponent } from './link-component.ts';
import type { FilterGroup, PageData } from './page-data.ts';
import { ProductCard } from './product-card.tsx';

const ICON = [
  'M12 5v16',
  'M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z',
];
const ICON_EVERY = 4;

/** The list of products in plain React, without our router, stores and messages. */
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
