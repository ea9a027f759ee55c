import { useHref } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Logo } from '#client/components/logo/logo.tsx';
import { SkipLinks } from '#client/components/skip-links/skip-links.tsx';
import type { LayoutProps } from './layout-props.ts';
import { LayoutFrame } from './layout-frame.tsx';
import styles from './empty-layout.module.css';

export function EmptyLayout({ children }: LayoutProps) {
  const text = useTranslations();
  const href = useHref();
  return (
    <LayoutFrame>
      <SkipLinks contentOnly />
      <header className={`${styles.head} container`}>
        <a href={href('index')}>
          <Logo />
          <span className="hidden">{text('header.home')}</span>
        </a>
      </header>
      {children}
    </LayoutFrame>
  );
}
