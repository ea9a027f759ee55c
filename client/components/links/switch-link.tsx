import type { ComponentProps, SyntheticEvent } from 'react';
import { usePage } from '#client/app/page/page-context.ts';
import type { SwitchedPage } from '#routes/switches.ts';

type SwitchLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'onPointerDown'> & {
  findHref: (page: SwitchedPage) => string;
};

/**
 * A link to this page in another language or for another audience. A product's variant and the fragment change the URL
 * without a navigation, so the target is computed when the link is pressed, with any button.
 */
export function SwitchLink({ findHref, children, ...rest }: SwitchLinkProps) {
  const page = usePage();
  const update = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    const { search, hash } = window.location;
    currentTarget.href = findHref({ ...page, search, hash });
  };
  return (
    <a {...rest} href={findHref(page)} onPointerDown={update} onClick={update}>
      {children}
    </a>
  );
}
