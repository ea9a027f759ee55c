import { PassThrough, type Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { enableStaticRendering } from 'mobx-react-lite';
import { App } from '#client/app/app.tsx';
import { RenderMemoizedContext } from '#client/app/parts/memoized-html.tsx';
import { CachedMarkupContext } from '#client/app/parts/cached-fragment.tsx';
import type { PageState } from '#client/app/page/page-state.ts';
import { SectionTrailContext } from '#client/app/parts/section.tsx';
import { Site } from '#client/app/site.tsx';
import { assembleDocument } from './assemble-document.ts';
import type { PageAssets } from './assets.ts';
import { DocumentAssets } from './document-assets.tsx';
import { renderCachedFragments } from './fragment-cache.tsx';
import { createFragmentPlaceholders, embedAsText, type EmbedBytes } from './fragment-placeholders.ts';
import type { LoadedDocument } from './page-loader.ts';
import { renderWithoutFailing, type OnOmitted, type Rendered } from './render-sections.ts';
import { withParsedTexts } from './parse-texts.ts';
import { SITE_INTL } from './site-intl.ts';
import { createRenderMemoized } from './render-memoized.tsx';
import { writeState } from './write-state.ts';

// Components observe no stores on the server: each is rendered once.
enableStaticRendering(true);

type RenderOptions = {
  assets: PageAssets;
  nonce?: string;
  /** Called for errors after the shell of a stream has been sent. */
  onError: (error: unknown) => void;
  /** Called for each section that threw and is left out. */
  onOmitted: OnOmitted;
};
type RenderEvents = {
  onAllReady?: () => void;
  onShellReady?: () => void;
  onShellError: (error: unknown) => void;
};

/** Content that is not rendered by then is left to the browser. */
const DEADLINE_MS = 5000;
/** Disables chunking: a large page needs no inline script to assemble it. */
const NO_CHUNKS = 1_000_000_000;

/**
 * Renders the complete document, for cacheable pages. A string takes half the time of a stream; a document that
 * suspends fails as a string and is rendered as a stream. Sections that throw are left out.
 * @throws errors of the render outside sections
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
  const fragments = createFragmentPlaceholders();
  const html = renderToString(
    <CachedMarkupContext value={renderCachedFragments(document, fragments.embed)}>
      {toTree(document, assets, { state: '', embed: fragments.embed, trail })}
    </CachedMarkupContext>,
  );
  return assembleDocument(html, {
    fragments,
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
 * Streams a private document from its shell on. `onReady` is called before the first byte. Sections that throw in the
 * shell are left out.
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

/** Returns the document as a 500 page, for a page that failed to render. */
export function asFailure(document: LoadedDocument): LoadedDocument {
  return { ...document, status: 500, page: { ...document.page, outcome: { kind: 'error', status: 500 } } };
}

function toState({ store, page }: LoadedDocument): PageState {
  const snapshot = store.snapshot();
  const { settings } = snapshot;
  return { store: { ...snapshot, settings: { ...settings, brand: withParsedTexts(settings.brand) } }, page };
}

function toTree(
  { store, page, locale }: LoadedDocument,
  assets: PageAssets,
  { state, embed, trail }: { state: string; embed: EmbedBytes; trail: string[] },
): ReactNode {
  return (
    <RenderMemoizedContext value={createRenderMemoized({ store, locale }, embed)}>
      <SectionTrailContext value={trail}>
        <App store={store} intl={SITE_INTL[locale]} state={state}>
          <DocumentAssets assets={assets} />
          <Site page={page} />
        </App>
      </SectionTrailContext>
    </RenderMemoizedContext>
  );
}

/**
 * The tag that streams write (`bootstrapModules`), without `async`: browsers would restore form fields at the end of
 * the document, before its style sheets apply. This script delays the end, and has nothing to do before (decision
 * 27).
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
  const stream = renderToPipeableStream(toTree(document, assets, { state, embed: embedAsText, trail }), {
    bootstrapModules: [assets.start],
    progressiveChunkSize: NO_CHUNKS,
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

/** Cleared when the stream is complete: a pending timer would retain the whole tree. */
function abortAfter(ms: number, stream: { abort: () => void }, allReady: AbortSignal): void {
  if (allReady.aborted) return;
  const timer = setTimeout(() => stream.abort(), ms);
  timer.unref();
  allReady.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
