import { useEffect } from 'react';
import { island } from '#client/app/parts/island.tsx';
import { clearStorage } from '#client/app/browser/browser-preferences.ts';
import { notifyTabs } from '#client/app/session/session-tabs.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { EntryFrame } from '#client/components/account/entry-frame.tsx';
import { LinkArrow } from '#client/ui/link-arrow/link-arrow.tsx';
import { href } from '#routes/href.ts';

/** Confirms the deletion of an account, and removes the account's traces from the browser, the audience included. */
export const AccountDeletedNotice = island(AccountDeletedNoticeContent);

function AccountDeletedNoticeContent() {
  const text = useTranslations();
  const { site, isEnabled } = usePage();
  const consumerSite = { ...site, target: 'part' } as const;
  useEffect(() => {
    clearStorage();
    notifyTabs('logged-out');
  }, []);
  return (
    <EntryFrame title={text('account.deleted')} lead={text('account.deleted_lead')}>
      <p>
        <LinkArrow href={href('index', consumerSite)}>{text('account.deleted_home')}</LinkArrow>
      </p>
      {isEnabled('contact') && (
        <p>
          <LinkArrow href={href('contact', consumerSite)}>{text('account.deleted_contact')}</LinkArrow>
        </p>
      )}
    </EntryFrame>
  );
}
