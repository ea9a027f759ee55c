import { usePage } from '#client/app/page/page-context.ts';
import { AlertBanner } from '#client/components/alert-banner/alert-banner.tsx';
import { Breadcrumb } from '#client/components/breadcrumb/breadcrumb.tsx';
import { Footer } from '#client/components/footer/footer.tsx';
import { GoToTop } from '#client/components/go-to-top/go-to-top.tsx';
import { Header } from '#client/components/header/header.tsx';
import { LanguageHint } from '#client/components/language-hint/language-hint.tsx';
import { SkipLinks } from '#client/components/skip-links/skip-links.tsx';
import { Section } from '#client/app/parts/section.tsx';
import type { LayoutProps } from './layout-props.ts';
import { LayoutFrame } from './layout-frame.tsx';

export function DefaultLayout({ children }: LayoutProps) {
  const { site, match } = usePage();
  const { frame } = match.row;
  return (
    <LayoutFrame theme={site.target === 'pro' ? 'pro' : undefined} frame={frame}>
      <SkipLinks contentOnly={frame === 'focused'} />
      <Section name="alert">
        <AlertBanner />
      </Section>
      <LanguageHint />
      <Section name="header">
        <Header />
      </Section>
      <Section name="breadcrumb">
        <Breadcrumb />
      </Section>
      {children}
      <Section name="footer">
        <Footer />
      </Section>
      <GoToTop />
    </LayoutFrame>
  );
}
