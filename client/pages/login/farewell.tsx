import { useEffect } from 'react';
import { forget } from '#client/app/browser-memory.ts';
import { tellTabs } from '#client/app/session-tabs.ts';
import { useHref, usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { EntryFrame } from '#client/components/account/entry-frame.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';

/** An account has been deleted: it says so, and asks for nothing. */
export function Farewell() {
  const text = useText();
  const href = useHref();
  const { isLive } = usePage();
  useEffect(() => {
    forget();
    tellTabs();
  }, []);
  return (
    <EntryFrame title={text('account.deleted')} lead={text('account.deleted_lead')}>
      <p>
        <LinkArrow href={href('index')}>{text('account.deleted_home')}</LinkArrow>
      </p>
      {isLive('signup') && (
        <p>
          <LinkArrow href={href('signup')}>{text('account.signup_link')}</LinkArrow>
        </p>
      )}
    </EntryFrame>
  );
}
