import type { ReactNode } from 'react';
import { useText } from '#client/app/intl/use-text.ts';

type LockedDocumentProps = {
  className: string | undefined;
  /** Address of the login that leads back to the document (`useDocumentLogin`); without one the document is only named. */
  login: string | undefined;
  children: ReactNode;
};

/** A document for professionals who are logged in: the way to it is the login. */
export function LockedDocument({ className, login, children }: LockedDocumentProps) {
  const text = useText();
  if (login === undefined) return <p className={className}>{children}</p>;
  return (
    <a className={className} href={login} rel="nofollow">
      {children}
      <span className="hidden">{text('header.login')}</span>
    </a>
  );
}
