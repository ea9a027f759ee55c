import { preinit } from 'react-dom';
import { MODULES_NAME } from '#client/app/page/module-list.ts';
import type { PageAssets } from './assets.ts';

/**
 * Adds the page's style sheets and the list of its modules to the head. Modules are no preloads: on a slow connection
 * style sheets, typefaces and the first picture come first.
 */
export function DocumentAssets({ assets }: { assets: PageAssets }) {
  for (const href of assets.css) preinit(href, { as: 'style', precedence: 'app' });
  return <meta name={MODULES_NAME} content={JSON.stringify(assets.modules)} />;
}
