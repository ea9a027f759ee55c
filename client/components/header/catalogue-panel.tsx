import loadable from '@loadable/component';
import { ArrowRight, ChevronRight, Wrench } from 'lucide';
import { observer } from 'mobx-react-lite';
import { island } from '#client/app/parts/island.tsx';
import { useHref, usePage } from '#client/app/page/page-context.ts';
import { Section } from '#client/app/parts/section.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import type { NavigationCategory } from '#client/stores/navigation-category.ts';
import { useStore } from '#client/stores/store-context.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { settingUrl } from './service-links.ts';
import styles from './catalogue-menu.module.css';

/** Loaded when the mega-menu opens; optional. */
const MenuPush = loadable(async () => (await import('./menu-push.tsx')).MenuPush);

/** Content of the mega-menu. Equal on all pages of an audience until pushes are shown, so the server caches it. */
export const CataloguePanel = island(
  observer(function CataloguePanel({ showsPush }: { showsPush: boolean }) {
    const { settings } = useStore();
    const text = useTranslations();
    const href = useHref();
    const spareParts = useSparePartsUrl();
    return (
      <div className={`${styles.inner} container`}>
        <ul className={styles.families}>
          {settings.categories.map((category, index) => (
            <li key={category.id}>
              <Family category={category} isFirst={index === 0} showsPush={showsPush} />
            </li>
          ))}
          <li className={styles.all}>
            <a href={href('categories')}>
              {text('menu.all_products')}
              <Icon of={ArrowRight} size="small" />
            </a>
          </li>
          {spareParts && (
            <li className={styles.all}>
              <a href={spareParts}>
                <Icon of={Wrench} size="small" />
                {text('menu.spare_parts')}
              </a>
            </li>
          )}
        </ul>
      </div>
    );
  }),
);

type FamilyProps = { category: NavigationCategory; isFirst: boolean; showsPush: boolean };

function Family({ category, isFirst, showsPush }: FamilyProps) {
  const { settings } = useStore();
  const { site } = usePage();
  const text = useTranslations();
  return (
    <details
      name="catalogue-family"
      open={isFirst}
      className={styles.family}
      onPointerEnter={(event) => {
        if (settings.device.isDesktop) openWithMouse(event);
      }}
    >
      <summary>
        {category.name}
        <Icon of={ChevronRight} size="small" />
      </summary>
      <div className={styles.categories}>
        <a className={styles.whole} href={category.canonical[site.target]}>
          {text('menu.whole_family', { name: category.name })}
        </a>
        <ul className={styles.columns}>
          {category.childs.map((child) => (
            <li key={child.id}>
              <a href={child.canonical[site.target]}>{child.name}</a>
              {child.childs.length > 0 && (
                <ul>
                  {child.childs.map((leaf) => (
                    <li key={leaf.id}>
                      <a href={leaf.canonical[site.target]}>{leaf.name}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        {showsPush && category.push_5 && (
          <Section name="push">
            <MenuPush push={category.push_5} />
          </Section>
        )}
      </div>
    </details>
  );
}

/** A mouse opens a family on hover where families are in a column; touch presses. */
function openWithMouse(event: React.PointerEvent<HTMLDetailsElement>): void {
  if (event.pointerType === 'mouse') event.currentTarget.open = true;
}

/** URL of the spare-parts shop, if the cart is enabled and the page exists. */
function useSparePartsUrl(): string | undefined {
  const page = usePage();
  const { settings } = useStore();
  if (!settings.cartEnabled || !page.isEnabled('accessories')) return undefined;
  return settingUrl(settings.setting('link_accessoire_menu'), page);
}
