import { useEffect } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { forget } from '#client/app/browser/browser-memory.ts';
import { notifyTabs } from '#client/app/session/session-tabs.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { EntryFrame } from '#client/components/account/entry-frame.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { href } from '#routes/href.ts';

/** Confirms the deletion of an account, and removes the account's traces from the browser, the audience included. */
export const Farewell = island(FarewellPart);

function FarewellPart() {
  const text = useTranslations();
  const { site, isEnabled } = usePage();
  const everybody = { ...site, target: 'part' } as const;
  useEffect(() => {
    forget();
    notifyTabs('logged-out');
  }, []);
  return (
    <EntryFrame title={text('account.deleted')} lead={text('account.deleted_lead')}>
      <p>
        <LinkArrow href={href('index', everybody)}>{text('account.deleted_home')}</LinkArrow>
      </p>
      {isEnabled('contact') && (
        <p>
          <LinkArrow href={href('contact', everybody)}>{text('account.deleted_contact')}</LinkArrow>
        </p>
      )}
    </EntryFrame>
  );
}
