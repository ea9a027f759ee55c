import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { SwitchLink } from '#client/components/switch-link/switch-link.tsx';
import { languageSwitch } from '#routes/switches.ts';
import { LOCALES } from '#shared/locale.ts';
import styles from './language-select.module.css';

/** This page in each language. A real link to a whole new document: another language is another site. */
export function LanguageSelect() {
  const { site } = usePage();
  const text = useText();
  return (
    <span className={styles.languages}>
      {LOCALES.map((locale) => (
        <SwitchLink
          key={locale}
          findHref={(page) => languageSwitch(page, locale)}
          hrefLang={locale}
          lang={locale}
          data-document
          aria-current={site.locale === locale ? 'true' : undefined}
        >
          <span aria-hidden="true">{locale.toUpperCase()}</span>
          <span className="hidden">{text(locale === 'fr' ? 'language.fr' : 'language.en')}</span>
        </SwitchLink>
      ))}
    </span>
  );
}
