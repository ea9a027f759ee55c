import { createHash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { LRUCache } from 'lru-cache';
import { RawIntlProvider } from 'react-intl';
import type { WriteKept } from '#client/app/parts/kept-content.tsx';
import { StoreContext } from '#client/stores/store-context.ts';
import type { PlaceBytes } from './kept-pieces.ts';
import type { LoadedDocument } from './page-loader.ts';
import { SITE_INTL } from './site-intl.ts';

/** A few thousand cards of products. */
const MOST_BYTES = 8_000_000;

/** What elements hold, by all that it is made of: it is found again on whatever page shows the same. */
const kept = new LRUCache<string, Buffer>({
  maxSize: MOST_BYTES,
  sizeCalculation: (bytes, key) => bytes.length + key.length,
});
const encoder = new TextEncoder();
/** Of parts of answers of the back office, which nobody changes. */
const digests = new WeakMap<object, string>();

/**
 * Writes the contents of elements that many pages share (`KeptContent`), each once: lists of the same products in
 * another order or with other filters are most of what a shop shows. Gives the function a document is written with,
 * which throws what rendering threw; `place` says how the bytes get into it.
 */
export function createWriteKept(
  { store, locale }: Pick<LoadedDocument, 'store' | 'locale'>,
  place: PlaceBytes,
): WriteKept {
  const { mediaUrl } = store.settings;
  return (name, madeOf, children) => {
    const key = `${name} ${locale} ${digestOf(madeOf)} ${mediaUrl}`;
    const known = kept.get(key);
    if (known) return place(known);
    // Within the render of the page: React takes up where it was.
    const html = renderToString(
      <StoreContext value={store}>
        <RawIntlProvider value={SITE_INTL[locale]}>{children}</RawIntlProvider>
      </StoreContext>,
    );
    // Not from Node's pool of small buffers, all of which stays as long as one of them does.
    const bytes = Buffer.from(encoder.encode(html).buffer);
    kept.set(key, bytes);
    return place(bytes);
  };
}

function digestOf(value: object): string {
  const known = digests.get(value);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(JSON.stringify(value)).digest('base64url');
  digests.set(value, digest);
  return digest;
}
