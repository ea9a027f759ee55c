import type { IncomingMessage, ServerResponse } from 'node:http';
import { DESIGN_SYSTEM_PATH, ROOT_ID } from '#client/design-system/design-system-options.ts';
import type * as RenderModule from '#client/design-system/render-design-system.tsx';

type HandlerOptions = {
  /** The current render module. */
  load: () => Promise<typeof RenderModule>;
  /** Inserts style sheets and scripts into the document. */
  complete: (html: string) => Promise<string>;
};
type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => Promise<void>;

/** Serves the design system at `/_ui` and passes all other requests on. Development and tests only. */
export function createDesignSystemHandler({ load, complete }: HandlerOptions): Handler {
  return async (request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site.invalid');
    if (pathname !== DESIGN_SYSTEM_PATH) return next();
    try {
      const { renderDesignSystem } = await load();
      const html = await complete(toDocument(renderDesignSystem(searchParams)));
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(html);
    } catch (error) {
      next(error);
    }
  };
}

function toDocument({ locale, html }: { locale: string; html: string }): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${locale === 'fr' ? 'Composants' : 'Components'}</title>
</head>
<body><div id="${ROOT_ID}">${html}</div></body>
</html>`;
}
