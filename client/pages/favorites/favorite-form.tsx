import type { ReactNode } from 'react';
import { usePage } from '#client/app/page/page-context.ts';
import { FAVORITE_FIELD } from '#shared/domain/favorite-form.ts';

type FavoriteFormProps = {
  id: number;
  intent: 'add' | 'remove';
  /** Id of the former favourite that this product replaces. */
  replaced?: number;
  children: ReactNode;
};

export function FavoriteForm({ id, intent, replaced, children }: FavoriteFormProps) {
  const { match } = usePage();
  return (
    <form method="post" action={match.pathname} data-print="no">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={FAVORITE_FIELD} value={id} />
      {replaced !== undefined && <input type="hidden" name="replaced" value={replaced} />}
      {children}
    </form>
  );
}
