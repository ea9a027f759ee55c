import { observer } from 'mobx-react-lite';
import { usePage, useHref } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { useStore } from '#client/stores/store-context.ts';
import { showsBreadcrumb } from './shows-breadcrumb.ts';
import styles from './breadcrumb.module.css';

/** Where the page stands in the site. Desktop only; hidden on pages that are their own beginning. */
export const Breadcrumb = observer(function Breadcrumb() {
  const { match, meta } = usePage();
  const { crumbs } = useStore().breadcrumb;
  const text = useText();
  const href = useHref();
  if (!meta || crumbs.length === 0 || !showsBreadcrumb(match.name, meta.type)) return null;
  return (
    <nav className={`${styles.breadcrumb} container`} aria-label={text('breadcrumb.label')} data-print="no">
      <ol>
        <li>
          <a href={href('index')}>{text('breadcrumb.home')}</a>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={crumb.url}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.url}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
});
