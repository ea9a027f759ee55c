import styles from './breadcrumb.module.css';

export type BreadcrumbItem = { label: string; url: string };

type BreadcrumbProps = {
  label: string;
  items: readonly BreadcrumbItem[];
  className?: string;
};

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
