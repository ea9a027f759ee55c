import { useEffect, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { usePage } from '#client/app/page-context.ts';
import { loadTextGroups } from '#client/app/load-messages.ts';
import { createSiteIntl, type Messages } from '#client/app/messages.ts';

/** The page's words and those of locators, which most pages do without. `null` until they have come. */
export function useLocatorTexts(): IntlShape | null {
  const { locale } = usePage().site;
  const { messages } = useIntl();
  const [intl, setIntl] = useState<IntlShape | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadTextGroups(['locator'], locale).then(
      (group) => {
        if (isCurrent) setIntl(createSiteIntl(locale, { ...messages, ...group } as Messages));
      },
      // oxlint-disable-next-line no-console -- the browser's only log
      (error: unknown) => console.error('The language file could not be loaded.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, messages]);
  return intl;
}
