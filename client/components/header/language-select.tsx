import { usePage } from '#client/app/page/page-context.ts';
import { SwitchLink } from '#client/components/links/switch-link.tsx';
import { useStore } from '#client/stores/store-context.ts';
import { languageSwitch } from '#routes/switches.ts';
import styles from './language-select.module.css';

/** Links to this page in the site's languages. Each loads a new document, because each language has its own site. */
export function LanguageSelect() {
  const { site } = usePage();
  const { languages } = useStore().settings;
  return (
    <span className={styles.languages}>
      {languages.map(({ iso: locale, label }) => (
        <SwitchLink
          key={locale}
          findHref={(page) => languageSwitch(page, locale)}
          hrefLang={locale}
          lang={locale}
          data-document
          aria-current={site.locale === locale ? 'true' : undefined}
        >
          {locale.toUpperCase()}
          <span className="hidden">{` – ${label}`}</span>
        </SwitchLink>
      ))}
    </span>
  );
}
