import { ArrowLeft, ArrowRight } from 'lucide';
import { Icon } from '../icon/icon.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

type PaginationProps = {
  page: number;
  pages: number;
  urlOf: (page: number) => string;
  labels: { label: string; previous: string; next: string; page: (page: number) => string };
};

export function PageLinks({ page, pages, urlOf, labels }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={labels.label}>
      {page > 1 ? (
        <a href={urlOf(page - 1)} rel="prev">
          <Icon of={ArrowLeft} size="small" />
          <span>{labels.previous}</span>
        </a>
      ) : (
        <span />
      )}
      <ol className="figures">
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span>…</span>
            ) : (
              <a
                href={urlOf(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={labels.page(number)}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <a href={urlOf(page + 1)} rel="next">
          <span>{labels.next}</span>
          <Icon of={ArrowRight} size="small" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
