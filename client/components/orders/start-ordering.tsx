import { useHref, usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { ButtonLink } from '#client/ui/button/button.tsx';
import { EmptyState } from '#client/ui/empty-state/empty-state.tsx';

export function StartOrdering({ headingLevel }: { headingLevel: 'h2' | 'h3' }) {
  const text = useTranslations();
  const href = useHref();
  const { isEnabled } = usePage();
  return (
    <EmptyState
      title={text('account.orders_none')}
      text={text('account.orders_none_text')}
      headingLevel={headingLevel}
    >
      {isEnabled('categories') && (
        <ButtonLink kind="secondary" href={href('categories')}>
          {text('account.orders_start')}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
