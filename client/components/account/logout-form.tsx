import { LogOut } from 'lucide';
import { forget } from '#client/app/browser-memory.ts';
import { useHref } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { Button } from '#client/ui/button/button.tsx';
import { LOGOUT_INTENT } from '#shared/domain/logout-form.ts';

/** The way out: a form of its own document, so that nothing of the account is left on the screen. */
export function LogoutForm() {
  const text = useText();
  const href = useHref();
  return (
    <form method="post" action={href('my-account')} data-document onSubmit={forget}>
      <input type="hidden" name="intent" value={LOGOUT_INTENT} />
      <Button type="submit" kind="secondary" icon={LogOut}>
        {text('account.logout')}
      </Button>
    </form>
  );
}
