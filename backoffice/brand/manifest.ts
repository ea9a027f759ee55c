import type { Brand } from '#shared/contract/brand.ts';
import type { Locale } from '#shared/locale.ts';
import { coloursOf } from '#shared/domain/brand-colours.ts';

const START = { fr: '/', en: '/en' };
const SIZES = [192, 512];

/**
 * Web app manifest of a site.
 * @param folder address of the brand's files, with a trailing slash
 */
export function manifestOf(brand: Brand, lang: Locale, folder: string): object {
  const { paper } = coloursOf(brand);
  const icons = SIZES.flatMap((size) =>
    (['any', 'maskable'] as const).map((purpose) => ({
      src: `${folder}icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  );
  return {
    id: START[lang],
    name: brand.name,
    short_name: brand.name,
    lang,
    start_url: START[lang],
    ...(brand.texts[lang]['footer.line'] && { description: brand.texts[lang]['footer.line'] }),
    scope: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [{ src: `${folder}favicon.svg`, sizes: 'any', type: 'image/svg+xml' }, ...icons],
  };
}
