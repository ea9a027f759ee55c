import { useTranslations } from '#client/app/intl/use-translations.ts';
import { useStore } from '#client/stores/store-context.ts';
import { BrandLogo } from './brand-logo.tsx';

/** The wordmark of the site's brand. */
export function Logo({ signature = false }: { signature?: boolean }) {
  const text = useTranslations();
  const { brand } = useStore().settings;
  return <BrandLogo brand={brand} {...(signature && { signature: text('product.signature') })} />;
}
