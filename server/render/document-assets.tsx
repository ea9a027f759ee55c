import { preinit } from 'react-dom';
import type { PageAssets } from './assets.ts';

/**
 * Puts the page's style sheets and modules into the document's head. The page can be read before a script has run:
 * style sheets, typefaces and the first picture go first on a narrow line.
 */
export function DocumentAssets({ assets }: { assets: PageAssets }) {
  for (const href of assets.css) preinit(href, { as: 'style', precedence: 'app' });
  return assets.modules.map((href) => (
    <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
  ));
}
