import { ArrowLeft, ArrowRight } from 'lucide-react';
import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { listUrl, type ListState, type ListTarget } from './list-target.ts';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

type PaginationProps = { page: number; pages: number; state: ListState; target: ListTarget };

/** The pages of a list: previous, numbers around the present one, next. */
export function Pagination({ page, pages, state, target }: PaginationProps) {
  const text = useText();
  const { site } = usePage();
  if (pages < 2) return null;
  const urlOf = (number: number) => listUrl(target, site, { ...state, page: number });
  return (
    <nav className={styles.pages} aria-label={text('pagination.label')}>
      {page > 1 ? (
        <a href={urlOf(page - 1)} rel="prev">
          <Icon of={ArrowLeft} size="small" />
          <span>{text('pagination.previous')}</span>
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
                aria-label={text('pagination.page', { page: number })}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <a href={urlOf(page + 1)} rel="next">
          <span>{text('pagination.next')}</span>
          <Icon of={ArrowRight} size="small" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
