import { PassThrough, type Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { enableStaticRendering } from 'mobx-react-lite';
import { App } from '#client/app/app.tsx';
import { WriteKeptContext } from '#client/app/kept-content.tsx';
import { KeptMarkupContext } from '#client/app/kept-part.tsx';
import type { PageState } from '#client/app/page-state.ts';
import { Site } from '#client/app/site.tsx';
import { assembleDocument } from './assemble-document.ts';
import type { PageAssets } from './assets.ts';
import { DocumentAssets } from './document-assets.tsx';
import { keptMarkup } from './kept-markup.tsx';
import { createPieces, placeAsText, type PlaceBytes } from './kept-pieces.ts';
import type { LoadedDocument } from './page-loader.ts';
import { SITE_INTL } from './site-intl.ts';
import { createWriteKept } from './write-kept.tsx';
import { writeState } from './write-state.ts';

// Components watch no stores here: each is rendered once.
enableStaticRendering(true);

type RenderOptions = { assets: PageAssets; nonce?: string; onError: (error: unknown) => void };
type RenderEvents = {
  onAllReady?: () => void;
  onShellReady?: () => void;
  onShellError: (error: unknown) => void;
};

/** A render deadline: what is not there by then is left to the browser. */
const DEADLINE_MS = 5000;
/** Large pages stay in one piece: no inline script has to put parts into their places. */
const ONE_PIECE = 1_000_000_000;

/**
 * The complete document: for pages that may be cached. Where nothing waits, writing it as one string takes half of what
 * a stream takes; what fails so is tried again as a stream, which says where. @throws what rendering threw.
 */
export async function renderComplete(document: LoadedDocument, options: RenderOptions): Promise<Buffer> {
  try {
    const pieces = createPieces();
    const html = renderToString(
      <KeptMarkupContext value={keptMarkup(document, pieces.place)}>
        {toTree(document, options.assets, { state: '', place: pieces.place })}
      </KeptMarkupContext>,
    );
    return assembleDocument(html, {
      pieces,
      state: writeState(toState(document)),
      script: startScript(options.assets),
    });
  } catch {
    return renderWhole(document, options);
  }
}

function renderWhole(document: LoadedDocument, options: RenderOptions): Promise<Buffer> {
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
        resolve({ abort: () => stream.abort() });
      },
      onShellError: reject,
    });
  });
}

/** The same document as an error page: for a page whose rendering failed. */
export function asFailure(document: LoadedDocument): LoadedDocument {
  return { ...document, status: 500, page: { ...document.page, outcome: { kind: 'error', status: 500 } } };
}

function toState({ store, page }: LoadedDocument): PageState {
  return { store: store.snapshot(), page };
}

function toTree(
  { store, page, locale }: LoadedDocument,
  assets: PageAssets,
  { state, place }: { state: string; place: PlaceBytes },
): ReactNode {
  return (
    <WriteKeptContext value={createWriteKept({ store, locale }, place)}>
      <App store={store} intl={SITE_INTL[locale]} state={state}>
        <DocumentAssets assets={assets} />
        <Site page={page} />
      </App>
    </WriteKeptContext>
  );
}

/**
 * What a stream writes by itself (`bootstrapModules`), but for `async`: a document that ends before its style sheets are
 * there would be laid out without them, for browsers look through its fields as soon as it has ended. This script lets
 * it end after them, and could do nothing before (decision 27).
 */
function startScript({ start: { src, integrity } }: PageAssets): string {
  const check = integrity ? ` integrity="${integrity}"` : '';
  return `<script type="module" src="${src}"${check}></script>`;
}

function startRender(
  document: LoadedDocument,
  { assets, nonce, onError }: RenderOptions,
  events: RenderEvents,
) {
  const deadline = new AbortController();
  const state = writeState(toState(document)).toString();
  const stream = renderToPipeableStream(toTree(document, assets, { state, place: placeAsText }), {
    bootstrapModules: [assets.start],
    progressiveChunkSize: ONE_PIECE,
    ...(nonce && { nonce }),
    ...events,
    onError,
    onAllReady: () => {
      deadline.abort();
      events.onAllReady?.();
    },
  });
  abortAfter(DEADLINE_MS, stream, deadline.signal);
  return stream;
}

/** Cleared when all is there: a waiting timer would keep the whole tree alive. */
function abortAfter(ms: number, stream: { abort: () => void }, allReady: AbortSignal): void {
  if (allReady.aborted) return;
  const timer = setTimeout(() => stream.abort(), ms);
  timer.unref();
  allReady.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
