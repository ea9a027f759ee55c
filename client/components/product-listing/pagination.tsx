import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PageLinks } from '#client/ui/pagination/pagination.tsx';
import { listUrl, type ListState, type ListTarget } from './list-target.ts';

type PaginationProps = { page: number; pages: number; state: ListState; target: ListTarget };

export function Pagination({ page, pages, state, target }: PaginationProps) {
  const text = useTranslations();
  const { site } = usePage();
  return (
    <PageLinks
      page={page}
      pages={pages}
      urlOf={(number) => listUrl(target, site, { ...state, page: number })}
      labels={{
        label: text('pagination.label'),
        previous: text('pagination.previous'),
        next: text('pagination.next'),
        page: (number) => text('pagination.page', { page: number }),
      }}
    />
  );
}
