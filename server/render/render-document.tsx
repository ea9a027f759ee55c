import { PassThrough, type Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type StaticHandlerContext,
} from 'react-router';
import { App } from '#client/app/app.tsx';
import type { PageState } from '#client/app/read-state.ts';
import { toSafeJson } from '#shared/safe-json.ts';
import type { PageAssets } from './assets.ts';
import { DocumentAssets } from './document-assets.tsx';
import type { LoadedDocument } from './page-loader.ts';
import { SITE_INTL } from './site-intl.ts';

type RenderOptions = { assets: PageAssets; nonce?: string; onError: (error: unknown) => void };

/** A render deadline: what is not there by then is left to the browser. */
const DEADLINE_MS = 5000;
/** Large pages stay in one piece: no inline script has to put parts into their places. */
const ONE_PIECE = 1_000_000_000;

/** The complete document as a buffer: for pages that may be cached. @throws what rendering threw. */
export function renderComplete(document: LoadedDocument, options: RenderOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const stream = startRender(document, options, {
      onAllReady: () => {
        const chunks: Buffer[] = [];
        const sink = new PassThrough();
        sink.on('data', (chunk: Buffer) => chunks.push(chunk));
        sink.on('end', () => resolve(Buffer.concat(chunks)));
        stream.pipe(sink);
      },
      onShellError: reject,
    });
  });
}

/** Streams the document from its shell on: for private pages. `onReady` comes before the first byte. */
export function renderStreamed(
  document: LoadedDocument,
  options: RenderOptions,
  onReady: () => Writable,
): Promise<{ abort: () => void }> {
  return new Promise((resolve, reject) => {
    const stream = startRender(document, options, {
      onShellReady: () => {
        stream.pipe(onReady());
        resolve({ abort: stream.abort });
      },
      onShellError: reject,
    });
  });
}

/** The same document as an error page: for a page whose rendering failed. */
export function asFailure(document: LoadedDocument): LoadedDocument {
  const errors = { [document.pattern]: new ErrorResponse(500, '', null) };
  return { ...document, status: 500, context: { ...document.context, errors, statusCode: 500 } };
}

function startRender(
  { store, context, handler, locale, pattern }: LoadedDocument,
  { assets, nonce, onError }: RenderOptions,
  events: { onAllReady?: () => void; onShellReady?: () => void; onShellError: (error: unknown) => void },
) {
  const state: PageState = {
    store: store.snapshot(),
    loaderData: context.loaderData,
    errors: statusByRoute(context),
    route: pattern,
  };
  const router = createStaticRouter(handler.dataRoutes, context);
  const stream = renderToPipeableStream(
    <App store={store} intl={SITE_INTL[locale]} state={toSafeJson(state)}>
      <DocumentAssets assets={assets} />
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
    {
      bootstrapModules: [assets.entry],
      progressiveChunkSize: ONE_PIECE,
      ...(nonce && { nonce }),
      ...events,
      onError,
    },
  );
  setTimeout(() => stream.abort(), DEADLINE_MS).unref();
  return stream;
}

/** Only the status of an error crosses to the browser. */
function statusByRoute({ errors }: StaticHandlerContext): PageState['errors'] {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([route, error]) => [route, isRouteErrorResponse(error) ? error.status : 500]),
  );
}
