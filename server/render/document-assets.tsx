import { preinit } from 'react-dom';
import { MODULES_NAME } from '#client/app/page/module-list.ts';
import type { PageAssets } from './assets.ts';

/**
 * Puts the page's style sheets into the document's head, and the list of its modules. The page can be read before a
 * script has run: style sheets, typefaces and the first picture go first on a narrow line.
 */
export function DocumentAssets({ assets }: { assets: PageAssets }) {
  for (const href of assets.css) preinit(href, { as: 'style', precedence: 'app' });
  return <meta name={MODULES_NAME} content={JSON.stringify(assets.modules)} />;
}
