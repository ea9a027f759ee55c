import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { LRUCache } from 'lru-cache';
import { RawIntlProvider } from 'react-intl';
import type { RenderMemoized } from '#client/app/parts/memoized-html.tsx';
import { StoreContext } from '#client/stores/store-context.ts';
import type { EmbedBytes } from './fragment-placeholders.ts';
import type { LoadedDocument } from './page-loader.ts';
import { SITE_INTL } from './site-intl.ts';

/** A few thousand product cards. */
const MAX_BYTES = 8_000_000;

/** Rendered HTML, keyed by component, locale and a hash of its props. */
const cache = new LRUCache<string, Buffer>({
  maxSize: MAX_BYTES,
  sizeCalculation: (bytes, key) => bytes.length + key.length,
});
const encoder = new TextEncoder();
/** Hashes of props, which are parts of immutable responses. */
const digests = new WeakMap<object, string>();

/**
 * Creates the function that renders contents which many pages share (`MemoizedHtml`) once each: product lists with
 * another order or filter have mostly the same cards. It throws the error of the render; `embed` returns the HTML for
 * the bytes.
 */
export function createRenderMemoized(
  { store, locale }: Pick<LoadedDocument, 'store' | 'locale'>,
  embed: EmbedBytes,
): RenderMemoized {
  const { mediaUrl, brand } = store.settings;
  return (name, props, children) => {
    const key = `${name} ${locale} ${digestOf(props)} ${mediaUrl} ${brand.files}`;
    const known = cache.get(key);
    if (known) return embed(known);
    // A nested render is allowed: React restores the state of the outer one.
    const html = renderToString(
      <StoreContext value={store}>
        <RawIntlProvider value={SITE_INTL[locale]}>{children}</RawIntlProvider>
      </StoreContext>,
    );
    // Not from the pool of small buffers: one entry would retain the whole slab.
    const bytes = Buffer.from(encoder.encode(html).buffer);
    cache.set(key, bytes);
    return embed(bytes);
  };
}

function digestOf(value: object): string {
  const known = digests.get(value);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(JSON.stringify(value)).digest('base64url');
  digests.set(value, digest);
  return digest;
}
