import { BrandLogo } from '#client/components/logo/brand-logo.tsx';
import { LiveRegion } from '#client/ui/live-region/live-region.tsx';
import { ActionsGroup } from './actions-group.tsx';
import { LOCALES, THEMES, designSystemUrl, type DesignSystemOptions } from './design-system-options.ts';
import styles from './design-system.module.css';
import { ChoicesGroup } from './choices-group.tsx';
import { Contents } from './contents.tsx';
import { FieldsGroup } from './fields-group.tsx';
import { Foundations } from './foundations.tsx';
import { LayersGroup } from './layers-group.tsx';
import { MessagesGroup } from './messages-group.tsx';
import { OptionsContext, useLocalize } from './use-localize.ts';
import { ViewsGroup } from './views-group.tsx';
import { NavigationGroup } from './navigation-group.tsx';

const SAMPLE_BRAND = { name: 'Example', logo: null };

/** Every component of the design system in every state. Development only. */
export function DesignSystem({ options }: { options: DesignSystemOptions }) {
  const { theme } = options;
  return (
    <OptionsContext value={options}>
      <div className={styles.frame} data-theme={theme === 'consumer' ? undefined : theme}>
        <Bar options={options} />
        <main className="container">
          <Opening />
          <div className={styles.columns}>
            <Contents />
            <div className={styles.content}>
              <Foundations />
              <ActionsGroup />
              <FieldsGroup />
              <ChoicesGroup />
              <LayersGroup />
              <ViewsGroup />
              <NavigationGroup />
              <MessagesGroup />
            </div>
          </div>
        </main>
        <LiveRegion />
      </div>
    </OptionsContext>
  );
}

function Bar({ options }: { options: DesignSystemOptions }) {
  const localize = useLocalize();
  const themes = {
    consumer: localize('Particuliers', 'Home'),
    pro: localize('Professionnels', 'Professionals'),
    signature: 'Signature',
  };
  return (
    <header className={styles.bar}>
      <div className={`${styles.tools} container`}>
        <a href="/" className={styles.logo}>
          <BrandLogo
            brand={SAMPLE_BRAND}
            {...(options.theme === 'signature' && { signature: 'Signature' })}
          />
          <span className="hidden">{localize('Retour au site', 'Back to the site')}</span>
        </a>
        <nav aria-label={localize('Thème', 'Theme')}>
          {THEMES.map((theme) => (
            <a
              key={theme}
              href={designSystemUrl(options, { theme })}
              aria-current={theme === options.theme || undefined}
            >
              {themes[theme]}
            </a>
          ))}
        </nav>
        <nav aria-label={localize('Langue', 'Language')}>
          {LOCALES.map((locale) => (
            <a
              key={locale}
              href={designSystemUrl(options, { locale })}
              hrefLang={locale}
              aria-current={locale === options.locale || undefined}
            >
              {locale.toUpperCase()}
            </a>
          ))}
        </nav>
      </div>
    </header>
  );
}

function Opening() {
  const localize = useLocalize();
  const measures = [
    ['52', 'px', localize('Hauteur d’un champ et d’un bouton', 'Height of a field and a button')],
    ['44', 'px', localize('Cible la plus petite', 'Smallest target')],
    ['18', 'px', localize('Côté d’une case', 'Side of a checkbox')],
    ['2', 'px', localize('Rayon, filet du focus', 'Radius, focus ring')],
    ['120', 'ms', localize('Changement de couleur', 'Change of colour')],
    ['240', 'ms', localize('Changement de place', 'Change of place')],
  ] as const;
  return (
    <div className={styles.opening}>
      <h1>{localize('Les pièces, une à une', 'The parts, one by one')}</h1>
      <p>
        {localize(
          'Chaque composant dans tous ses états. Ce que montre cette page, le site le montre ; ce qui n’y figure pas n’existe pas encore.',
          'Each component in each of its states. What this page shows, the site shows; what is not here does not exist yet.',
        )}
      </p>
      <dl className={styles.measures}>
        {measures.map(([figure, unit, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {figure}
              <small> {unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
