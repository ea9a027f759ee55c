import type { ComponentProps, SyntheticEvent } from 'react';
import { usePage } from '#client/app/page/page-context.ts';
import type { SwitchedPage } from '#routes/switches.ts';

type SwitchLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'onPointerDown'> & {
  /** The target of the switch on a page. */
  findHref: (page: SwitchedPage) => string;
};

/**
 * A link to this page in another language or for another audience. A product's variant and the anchor are written into the
 * address without a navigation: the target is read from the address when the link is pressed, with any button.
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
