import { PassThrough, type Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { enableStaticRendering } from 'mobx-react-lite';
import { App } from '#client/app/app.tsx';
import { WriteKeptContext } from '#client/app/parts/kept-content.tsx';
import { KeptMarkupContext } from '#client/app/parts/kept-part.tsx';
import type { PageState } from '#client/app/page/page-state.ts';
import { SectionTrailContext } from '#client/app/parts/section.tsx';
import { Site } from '#client/app/site.tsx';
import { assembleDocument } from './assemble-document.ts';
import type { PageAssets } from './assets.ts';
import { DocumentAssets } from './document-assets.tsx';
import { keptMarkup } from './kept-markup.tsx';
import { createPieces, placeAsText, type PlaceBytes } from './kept-pieces.ts';
import type { LoadedDocument } from './page-loader.ts';
import { renderWithoutFailing, type OnOmitted, type Rendered } from './render-sections.ts';
import { SITE_INTL } from './site-intl.ts';
import { createWriteKept } from './write-kept.tsx';
import { writeState } from './write-state.ts';

// Components watch no stores here: each is rendered once.
enableStaticRendering(true);

type RenderOptions = {
  assets: PageAssets;
  nonce?: string;
  /** Told of what fails once the shell of a stream has gone out. */
  onError: (error: unknown) => void;
  /** Told of sections that threw and are left out. */
  onOmitted: OnOmitted;
};
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
 * a stream takes; what fails so is tried again as a stream, which can wait. Sections that throw are left out.
 * @throws what rendering threw outside of them.
 */
export function renderComplete(document: LoadedDocument, options: RenderOptions): Promise<Rendered<Buffer>> {
  const render = async (attempted: LoadedDocument, trail: string[]): Promise<Buffer> => {
    try {
      return renderAsString(attempted, options, trail);
    } catch {
      trail.length = 0;
      return renderWhole(attempted, options, trail);
    }
  };
  return renderWithoutFailing(document, render, options.onOmitted);
}

function renderAsString(document: LoadedDocument, { assets }: RenderOptions, trail: string[]): Buffer {
  const pieces = createPieces();
  const html = renderToString(
    <KeptMarkupContext value={keptMarkup(document, pieces.place)}>
      {toTree(document, assets, { state: '', place: pieces.place, trail })}
    </KeptMarkupContext>,
  );
  return assembleDocument(html, {
    pieces,
    state: writeState(toState(document)),
    script: startScript(assets),
  });
}

function renderWhole(document: LoadedDocument, options: RenderOptions, trail: string[]): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const stream = startRender(document, { ...options, onError: () => undefined }, trail, {
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

/**
 * Streams the document from its shell on: for private pages. `onReady` comes before the first byte. Sections that throw
 * in the shell are left out.
 */
export async function renderStreamed(
  document: LoadedDocument,
  options: RenderOptions,
  onReady: () => Writable,
): Promise<{ abort: () => void }> {
  const render = (attempted: LoadedDocument, trail: string[]) =>
    new Promise<ReturnType<typeof startRender>>((resolve, reject) => {
      let hasShell = false;
      const onError = (error: unknown) => hasShell && options.onError(error);
      const stream = startRender(attempted, { ...options, onError }, trail, {
        onShellReady: () => {
          hasShell = true;
          resolve(stream);
        },
        onShellError: reject,
      });
    });
  const { result: stream } = await renderWithoutFailing(document, render, options.onOmitted);
  stream.pipe(onReady());
  return { abort: () => stream.abort() };
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
  { state, place, trail }: { state: string; place: PlaceBytes; trail: string[] },
): ReactNode {
  return (
    <WriteKeptContext value={createWriteKept({ store, locale }, place)}>
      <SectionTrailContext value={trail}>
        <App store={store} intl={SITE_INTL[locale]} state={state}>
          <DocumentAssets assets={assets} />
          <Site page={page} />
        </App>
      </SectionTrailContext>
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
  { assets, nonce, onError }: Omit<RenderOptions, 'onOmitted'>,
  trail: string[],
  events: RenderEvents,
) {
  const deadline = new AbortController();
  const state = writeState(toState(document)).toString();
  const stream = renderToPipeableStream(toTree(document, assets, { state, place: placeAsText, trail }), {
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
