import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { ViteDevServer } from 'vite';
import type * as ComposeModule from '#server/compose-storefront.ts';
import type { ComposedStorefront } from '#server/compose-storefront.ts';
import type { Config } from '#server/config.ts';
import type { FindAssets } from '#server/render/assets.ts';
import { headStyles } from './head-styles.ts';

/** Module that composes the storefront. */
export const COMPOSE = '/server/compose-storefront.ts';
const STYLE_ROOTS = ['/client/ui/styles/global.css', '/client/app/site.tsx'];

export type DevelopmentSite = {
  handler: RequestListener;
  /** Loads changed sources. On an error, prints it and keeps the previous version. */
  recompose: (backofficeUrl: string) => Promise<void>;
};

/** The storefront from its sources as of the last `recompose`. @throws when they do not compile */
export async function createDevelopmentSite(
  vite: ViteDevServer,
  { config, logger, backofficeUrl }: { config: Config; logger: Logger; backofficeUrl: string },
): Promise<DevelopmentSite> {
  const compose = async (url: string): Promise<ComposedStorefront> => {
    const { composeStorefront } = (await vite.ssrLoadModule(COMPOSE)) as typeof ComposeModule;
    const composed = await composeStorefront({
      config,
      logger,
      backofficeUrl: url,
      findAssets: developmentAssets(vite),
      isDevelopment: true,
    });
    await composed.watchContent();
    composed.readiness.isReady = true;
    return composed;
  };
  let current = await compose(backofficeUrl);
  return {
    handler: (request, response) => current.app(request, response),
    recompose: async (url) => {
      try {
        const former = current;
        current = await compose(url);
        former.close();
      } catch (error) {
        vite.ssrFixStacktrace(error as Error);
        process.stderr.write(`${(error as Error).stack}\n`);
      }
    },
  };
}

/**
 * Styles are in the head until the browser's modules replace them: no flash of unstyled content, no reload
 * on edits.
 */
function developmentAssets(vite: ViteDevServer): FindAssets {
  return async (modules) => {
    const headHtml = await headStyles(vite, [...STYLE_ROOTS, ...modules.map((path) => `/${path}`)]);
    return { css: [], modules: [], start: { src: '/client/entry-dev.ts' }, headHtml };
  };
}
