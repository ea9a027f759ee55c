import { usePage } from '#client/app/page/page-context.ts';
import { useDay } from '#client/app/page/use-day.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { PrintButton } from '#client/components/proposal/print-button.tsx';
import { ProposalContent } from '#client/components/proposal/proposal-content.tsx';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { SharedProposal } from '#shared/contract/proposal.ts';
import { LOCALES } from '#shared/locale.ts';
import styles from './proposal-page.module.css';

const LANGUAGES = { fr: 'Français', en: 'English' } as const;

export function Page({ data: { document, expires } }: { data: SharedProposal }) {
  const text = useTranslations();
  const day = useDay();
  const { site, meta } = usePage();
  return (
    <div className={`${styles.page} container`}>
      <div className={styles.tools} data-print="no">
        <p>
          {text('worksites.shared_until')} {day(expires)}
        </p>
        {LOCALES.filter((locale) => locale !== site.locale).map((locale) => (
          <TextLink key={locale} href={meta?.alternates?.[locale]} hrefLang={locale} lang={locale}>
            {LANGUAGES[locale]}
          </TextLink>
        ))}
        <PrintButton />
      </div>
      <ProposalContent document={document} headingLevel="h1" />
    </div>
  );
}
