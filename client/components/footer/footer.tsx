import { observer } from 'mobx-react-lite';
import { island } from '#client/app/parts/island.tsx';
import { CachedFragment } from '#client/app/parts/cached-fragment.tsx';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { Section } from '#client/app/parts/section.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Logo } from '#client/components/logo/logo.tsx';
import { linksOf, menuEntries } from '#routes/menu-link.ts';
import { useStore } from '#client/stores/store-context.ts';
import { consentCategories } from '#shared/domain/third-parties.ts';
import { FooterFigures } from './footer-figures.tsx';
import { PreFooter } from './pre-footer.tsx';
import { SocialLinks } from './social-links.tsx';
import styles from './footer.module.css';

export const Footer = island(CachedFooter);

function CachedFooter() {
  return (
    <CachedFragment part="footer" as="footer" data-print="no">
      <FooterContent />
    </CachedFragment>
  );
}

/** Figures, menu of the audience, signature line, legal and social links. Cached by the server. */
export const FooterContent = observer(function FooterContent() {
  const page = usePage();
  const text = useTranslations();
  const href = useHref();
  const { settings } = useStore();
  const isSignature = page.match.row.layout === 'signature';
  const links = menuEntries(settings.menu('menu_footer'), page).flatMap(linksOf);
  return (
    <>
      <FooterFigures />
      <Section name="prefooter">
        <PreFooter />
      </Section>
      <div className={styles.footer} data-ground={isSignature ? undefined : 'ink'}>
        <div className="container">
          <div className={styles.head}>
            <a href={href('index')} className={styles.logo}>
              <Logo signature={isSignature} />
              <span className="hidden">{text('header.home')}</span>
            </a>
            <p className={styles.line}>
              {text('footer.line')}
              <br />
              {settings.setting('description') ?? text('footer.since')}
            </p>
          </div>
          <div className={styles.foot}>
            <p suppressHydrationWarning>
              {text('footer.copyright', { year: String(new Date().getFullYear()) })}
              <br />
              {settings.setting('legal_line')}
            </p>
            <ul className={styles.legal}>
              {links.map((link, index) => (
                <li key={index}>
                  <a href={link.url} rel={link.external ? 'noopener' : undefined}>
                    {link.label}
                  </a>
                </li>
              ))}
              {consentCategories(settings.thirdParties).length > 0 && (
                <li>
                  <button type="button" onClick={() => settings.askForConsent()}>
                    {text('consent.open')}
                  </button>
                </li>
              )}
            </ul>
            <Section name="social">
              <SocialLinks />
            </Section>
          </div>
        </div>
      </div>
    </>
  );
});
