import type { ReactNode } from 'react';
import { useTranslations } from '#client/app/intl/use-translations.ts';

type LockedDocumentProps = {
  className: string | undefined;
  /** URL of the login that returns to the document (`useDocumentLogin`); without one there is no link. */
  login: string | undefined;
  children: ReactNode;
};

export function LockedDocument({ className, login, children }: LockedDocumentProps) {
  const text = useTranslations();
  if (login === undefined) return <p className={className}>{children}</p>;
  return (
    <a className={className} href={login} rel="nofollow">
      {children}
      <span className="hidden">{text('header.login')}</span>
    </a>
  );
}
