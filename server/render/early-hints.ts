import type { Request, RequestHandler } from 'express';
import textFont from '#client/ui/styles/fonts/instrument-sans.woff2?url';
import type { ShownBrand } from '#client/stores/shown-brand.ts';
import { matchPath } from '#routes/match-path.ts';
import { findRoutedPage } from '#routes/tree.tsx';
import type { FindAssets } from './assets.ts';

type EarlyHintsOptions = {
  findAssets: FindAssets;
  lastBrand: () => Pick<ShownBrand, 'typeface'> | null;
  isOn: boolean;
};

/**
 * Sends early hints (103) with style sheets and typeface to a browser that waits for a page. Cached pages arrive
 * sooner than their hints would.
 */
export function createEarlyHints(options: EarlyHintsOptions): RequestHandler {
  return async (request, response, next) => {
    const modules = options.isOn && isNavigation(request) && modulesOf(request.path);
    if (modules) {
      const { css } = await options.findAssets(modules);
      const link = [
        ...css.map((href) => `<${href}>; rel=preload; as=style`),
        ...(options.lastBrand()?.typeface === 'standard'
          ? [`<${textFont}>; rel=preload; as=font; type="font/woff2"; crossorigin`]
          : []),
      ];
      response.writeEarlyHints({ link });
    }
    next();
  };
}

/** Only browsers that navigate are known to understand early hints. */
function isNavigation({ method, headers, httpVersion }: Request): boolean {
  return method === 'GET' && httpVersion === '1.1' && headers['sec-fetch-mode'] === 'navigate';
}

function modulesOf(path: string): readonly string[] | undefined {
  const variant = matchPath(path)?.variant;
  return variant && findRoutedPage(variant.pattern).page.modules;
}
