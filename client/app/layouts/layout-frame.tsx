import type { ReactNode } from 'react';
import { Consent } from '#client/components/consent/consent.tsx';
import { LoadingBar } from '#client/components/banners/loading-bar.tsx';
import { OfflineBanner } from '#client/components/banners/offline-banner.tsx';
import { StaleBanner } from '#client/components/banners/stale-banner.tsx';
import { Toasts } from '#client/components/banners/toasts.tsx';
import { LiveRegion } from '#client/ui/live-region/live-region.tsx';
import type { FrameName } from '#routes/paths.ts';
import { useStore } from '#client/stores/store-context.ts';
import styles from './layout-frame.module.css';

type LayoutFrameProps = {
  theme?: 'pro' | 'signature' | undefined;
  /** Style sheets of header and footer leave out parts by it. */
  frame?: FrameName;
  children: ReactNode;
};

/** Browser theme colours: background of the top of the page. */
const THEME_COLOURS = { default: '#f4f3ef', pro: '#143a2f', signature: '#13110e' };

/** The frame of all layouts: theme and toasts. */
export function LayoutFrame({ theme, frame = 'full', children }: LayoutFrameProps) {
  const { colours } = useStore().settings.brand;
  const own = { default: colours?.paper, pro: colours?.trade, signature: undefined }[theme ?? 'default'];
  return (
    <div className={styles.frame} data-theme={theme} data-frame={frame}>
      <meta name="theme-color" content={own ?? THEME_COLOURS[theme ?? 'default']} />
      {/* First, so that consent precedes other content. */}
      <Consent />
      <StaleBanner />
      {children}
      <LoadingBar />
      <LiveRegion />
      <OfflineBanner />
      <Toasts />
    </div>
  );
}
