import { usePage } from '#client/app/page-context.ts';
import { useText } from '#client/app/use-text.ts';
import { languageSwitch } from '#routes/switches.ts';
import { LOCALES } from '#shared/locale.ts';
import styles from './language-select.module.css';

/** This page in each language. A real link to a whole new document: another language is another site. */
export function LanguageSelect() {
  const page = usePage();
  const text = useText();
  return (
    <span className={styles.languages}>
      {LOCALES.map((locale) => (
        <a
          key={locale}
          href={languageSwitch(page, locale)}
          hrefLang={locale}
          lang={locale}
          data-document
          // A product's variant is written into the address without a navigation: only the address knows it.
          onClick={({ currentTarget }) => {
            currentTarget.href = languageSwitch({ ...page, search: window.location.search }, locale);
          }}
          aria-current={page.site.locale === locale ? 'true' : undefined}
        >
          <span aria-hidden="true">{locale.toUpperCase()}</span>
          <span className="hidden">{text(locale === 'fr' ? 'language.fr' : 'language.en')}</span>
        </a>
      ))}
    </span>
  );
}
