import type { ReactNode } from 'react';
import { usePage } from '#client/app/page/page-context.ts';
import { Button } from '#client/ui/button/button.tsx';
import type { FormState } from '#shared/form-state.ts';

type SendAgainProps = { state: FormState; children: ReactNode };

/**
 * A button that resubmits a form from pages that cannot show it. Passwords and files are not included; the form asks
 * for them again.
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
