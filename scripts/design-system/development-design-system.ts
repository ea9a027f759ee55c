import type { ViteDevServer } from 'vite';
import type * as RenderModule from '#client/design-system/render-design-system.tsx';
import { createDesignSystemHandler } from './design-system-handler.ts';
import { headStyles } from '../development/head-styles.ts';

const RENDER = '/client/design-system/render-design-system.tsx';
const ENTRY = '/client/design-system/design-system-entry.tsx';
const STYLE_ROOTS = ['/client/ui/styles/global.css', '/client/design-system/design-system.tsx'];

/** The design system from its sources, with hot reload. */
export function createDevelopmentDesignSystem(server: ViteDevServer) {
  return createDesignSystemHandler({
    load: async () => (await server.ssrLoadModule(RENDER)) as typeof RenderModule,
    complete: async (html) => {
      const styles = await headStyles(server, STYLE_ROOTS);
      const script = `<script type="module" src="${ENTRY}"></script>`;
      return server.transformIndexHtml('/_ui', html.replace('</head>', `${styles}${script}</head>`));
    },
  });
}
