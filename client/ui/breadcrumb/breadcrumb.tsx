import styles from './breadcrumb.module.css';

export type BreadcrumbItem = { label: string; url: string };

type BreadcrumbProps = {
  label: string;
  /** From the top page to the current page. */
  items: readonly BreadcrumbItem[];
  className?: string;
};

/** The breadcrumb trail; each item except the current page is a link. */
export function BreadcrumbTrail({ label, items, className = '' }: BreadcrumbProps) {
  return (
    <nav className={`${styles.breadcrumb} ${className}`} aria-label={label} data-print="no">
      <ol>
        {items.map((item, index) => (
          <li key={index}>
            {index === items.length - 1 ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <a href={item.url}>{item.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
