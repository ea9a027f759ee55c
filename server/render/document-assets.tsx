import { preinit, preloadModule } from 'react-dom';
import type { PageAssets } from './assets.ts';

/** Puts the page's style sheets and modules into the document's head. */
export function DocumentAssets({ assets }: { assets: PageAssets }) {
  for (const href of assets.css) preinit(href, { as: 'style', precedence: 'app' });
  for (const href of assets.modules) preloadModule(href, { as: 'script' });
  return null;
}
