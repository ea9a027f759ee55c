import type { ReactNode } from 'react';
import { clearStorage } from '#client/app/browser/browser-preferences.ts';
import { useHref } from '#client/app/page/page-context.ts';
import { useStore } from '#client/stores/store-context.ts';
import { LOGOUT_AUDIENCE } from '#routes/logout-path.ts';
import { LOGOUT_INTENT } from '#shared/domain/logout-form.ts';

/**
 * The logout form. Its response is a new document, so that no account data stays in the page. `children` is the submit
 * button.
 */
export function LogoutForm({ children }: { children: ReactNode }) {
  const href = useHref();
  const { salesplanShowed } = useStore().settings;
  return (
    <form method="post" action={href('my-account')} data-document onSubmit={clearStorage}>
      <input type="hidden" name="intent" value={LOGOUT_INTENT} />
      <input type="hidden" name={LOGOUT_AUDIENCE} value={salesplanShowed} />
      {children}
    </form>
  );
}
