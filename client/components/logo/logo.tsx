import { useStore } from '#client/stores/store-context.ts';
import { BrandLogo } from './brand-logo.tsx';

/** The wordmark of the site's brand. */
export function Logo({ signature = false }: { signature?: boolean }) {
  return <BrandLogo brand={useStore().settings.brand} signature={signature} />;
}
