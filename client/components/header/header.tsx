import { useState } from 'react';
import { PlainHeader } from './plain-header.tsx';
import { island } from '#client/app/parts/island.tsx';
import { usePage, useHref } from '#client/app/page/page-context.ts';
import { Section } from '#client/app/parts/section.tsx';
import { useScrollY } from '#client/app/page/use-scroll.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Logo } from '#client/components/logo/logo.tsx';
import { StockistsOpener } from '#client/components/point-picker/stockists-opener.tsx';
import { SearchField } from '#client/components/search-field/search-field.tsx';
import { BarTools } from './bar-tools.tsx';
import { BurgerButton } from './burger-button.tsx';
import { MainMenu } from './main-menu.tsx';
import { SecondaryBar } from './secondary-bar.tsx';
import styles from './header.module.css';

const FIXED_AFTER_PX = 100;

/** Secondary bar and main bar with logo, menus and search. The main bar becomes fixed when scrolling up. */
export const Header = island(HeaderContent, PlainHeader);

function HeaderContent() {
  const text = useTranslations();
  const href = useHref();
  const { match } = usePage();
  const isSignature = match.row.layout === 'signature';
  const isFixed = useFixedHeader();
  return (
    <header>
      <Section name="services">
        <SecondaryBar />
      </Section>
      <StockistsOpener />
      <div className={styles.place}>
        <div className={styles.bar} data-bar="header" data-fixed-header={isFixed || undefined}>
          <div className={`${styles.inner} container`}>
            <a href={href('index')} className={styles.logo}>
              <Logo signature={isSignature} />
              <span className="hidden">{text('header.home')}</span>
            </a>
            <Section name="menu">
              <MainMenu />
            </Section>
            <Section name="search">
              <SearchField />
            </Section>
            <Section name="tools">
              <BarTools />
            </Section>
            <BurgerButton />
          </div>
        </div>
      </div>
    </header>
  );
}

/** True while the bar is fixed: below 100 px, as long as the visitor scrolls up. */
function useFixedHeader(): boolean {
  const [isFixed, setFixed] = useState(false);
  useScrollY((y, previous) => {
    if (y <= FIXED_AFTER_PX) setFixed(false);
    else if (y !== previous) setFixed(y < previous);
  });
  return isFixed;
}
