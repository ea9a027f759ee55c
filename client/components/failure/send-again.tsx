import type { ReactNode } from 'react';
import { usePage } from '#client/app/page/page-context.ts';
import { Button } from '#client/ui/button/button.tsx';
import type { FormState } from '#shared/form-state.ts';

type SendAgainProps = { state: FormState; children: ReactNode };

/**
 * A button that sends a form again as it was: for pages that cannot show the form itself. Passwords and files do not
 * travel with it: the form asks for them anew.
 */
export function SendAgain({ state: { values }, children }: SendAgainProps) {
  const { match, search } = usePage();
  return (
    <form method="post" action={match.pathname + search} data-document>
      {Object.entries(values).flatMap(([name, all]) =>
        all.map((value, index) => <input key={`${name} ${index}`} type="hidden" name={name} value={value} />),
      )}
      <Button type="submit">{children}</Button>
    </form>
  );
}
