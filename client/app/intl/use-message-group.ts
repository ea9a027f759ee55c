import { useEffect, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { loadMessageGroups } from './load-messages.ts';
import { createSiteIntl, type Messages, type MessageGroup } from './messages.ts';
import { usePage } from '#client/app/page/page-context.ts';

/** The page's messages with those of an optional group; `null` until loaded. */
export function useMessageGroup(group: MessageGroup): IntlShape | null {
  const { locale } = usePage().site;
  const { messages } = useIntl();
  const [intl, setIntl] = useState<IntlShape | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadMessageGroups([group], locale).then(
      (fetched) => {
        if (isCurrent) setIntl(createSiteIntl(locale, { ...messages, ...fetched } as Messages));
      },
      // oxlint-disable-next-line no-console -- the browser's only log
      (error: unknown) => console.error('The language file could not be loaded.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [group, locale, messages]);
  return intl;
}
