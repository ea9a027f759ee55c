import type { ReactNode } from 'react';
import { forget } from '#client/app/browser/browser-memory.ts';
import { useHref } from '#client/app/page/page-context.ts';
import { useStore } from '#client/stores/store-context.ts';
import { LOGOUT_AUDIENCE } from '#routes/logout-path.ts';
import { LOGOUT_INTENT } from '#shared/domain/logout-form.ts';

/**
 * The logout: a form answered by a new document, so that nothing of the account is left on the screen. It holds the button
 * that sends it.
 */
export function LogoutForm({ children }: { children: ReactNode }) {
  const href = useHref();
  const { salesplanShowed } = useStore().settings;
  return (
    <form method="post" action={href('my-account')} data-document onSubmit={forget}>
      <input type="hidden" name="intent" value={LOGOUT_INTENT} />
      <input type="hidden" name={LOGOUT_AUDIENCE} value={salesplanShowed} />
      {children}
    </form>
  );
}
