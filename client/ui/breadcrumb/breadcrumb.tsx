import styles from './breadcrumb.module.css';

export type BreadcrumbItem = { label: string; url: string };

type BreadcrumbProps = {
  label: string;
  /** From the first page down; the last is the present one. */
  items: readonly BreadcrumbItem[];
  className?: string;
};

/** Where the page stands in the site, each step a link up. */
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
