import type { ViteDevServer } from 'vite';
import type * as RenderModule from '#client/catalogue/render-catalogue.tsx';
import { createCatalogueHandler } from './catalogue-handler.ts';
import { headStyles } from '../development/head-styles.ts';

const RENDER = '/client/catalogue/render-catalogue.tsx';
const ENTRY = '/client/catalogue/catalogue-entry.tsx';
const STYLE_ROOTS = ['/client/ui/styles/global.css', '/client/catalogue/catalogue.tsx'];

/** The design system from its sources, with hot reload. */
export function createDevelopmentCatalogue(server: ViteDevServer) {
  return createCatalogueHandler({
    load: async () => (await server.ssrLoadModule(RENDER)) as typeof RenderModule,
    complete: async (html) => {
      const styles = await headStyles(server, STYLE_ROOTS);
      const script = `<script type="module" src="${ENTRY}"></script>`;
      return server.transformIndexHtml('/_ui', html.replace('</head>', `${styles}${script}</head>`));
    },
  });
}
