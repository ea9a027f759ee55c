import { X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { PlainMenu } from './plain-menu.tsx';
import { island } from '#client/app/parts/island.tsx';
import { usePage } from '#client/app/page/page-context.ts';
import { Section } from '#client/app/parts/section.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { menuEntries, type MenuEntry } from '#routes/menu-link.ts';
import { SKIP_TARGETS } from '#client/components/skip-links/skip-links.tsx';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { AudienceSwitch } from './audience-switch.tsx';
import { CatalogueMenu } from './catalogue-menu.tsx';
import { GroupMenu } from './group-menu.tsx';
import { LanguageSelect } from './language-select.tsx';
import { useServiceLinks } from './service-links.ts';
import { useClosingMenus } from './use-closing-menus.ts';
import styles from './main-menu.module.css';

const MENU_CODES = { part: 'menu_part', pro: 'menu_pro', pro_connect: 'menu_pro_connecte' } as const;

/**
 * Menus from the back office. One list for both layouts: a bar on desktops, the burger's screen on phones, which also
 * contains the secondary bar.
 */
export const MainMenu = island(
  observer(function MainMenu() {
    const page = usePage();
    const text = useTranslations();
    const { settings } = useStore();
    const menu = useClosingMenus<HTMLDivElement>();
    const services = useServiceLinks();
    const entries = menuEntries(settings.menu(MENU_CODES[settings.target]), page);
    return (
      <div id={SKIP_TARGETS.menu} ref={menu} className={styles.menu} popover="auto">
        <nav aria-label={text('header.main_menu')}>
          <div className={styles.head} data-bar="top">
            <AudienceSwitch isProConnected={settings.isProConnected} />
            <button type="button" popoverTarget={SKIP_TARGETS.menu} popoverTargetAction="hide">
              <Icon of={X} />
              <span className="hidden">{text('header.close_menu')}</span>
            </button>
          </div>
          <ul className={styles.entries}>
            {entries.map((entry, index) => (
              <li key={index}>
                <MenuItem entry={entry} pathname={page.match.pathname} />
              </li>
            ))}
          </ul>
          <ul className={styles.services}>
            {services.map((link) => (
              <li key={link.name}>
                <a href={link.url} data-stockists={link.name === 'stockists' || undefined}>
                  {link.label}
                </a>
              </li>
            ))}
            <li>
              <LanguageSelect />
            </li>
          </ul>
        </nav>
      </div>
    );
  }),
  PlainMenu,
);

function MenuItem({ entry, pathname }: { entry: MenuEntry; pathname: string }) {
  if (entry.kind === 'catalogue')
    return (
      <Section name="catalogue">
        <CatalogueMenu label={entry.label} />
      </Section>
    );
  if (entry.kind === 'group') return <GroupMenu {...entry} />;
  const { url, label, external } = entry.link;
  return (
    <a
      href={url}
      aria-current={url === pathname ? 'page' : undefined}
      rel={external ? 'noopener' : undefined}
    >
      {label}
    </a>
  );
}
