import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Locale } from '#shared/locale.ts';
import type { Canvas } from './layout/write-text.ts';
import { makeDocument, type MadeDocument } from './make-document.ts';
import { readSource, type FoundDocument } from './read-source.ts';

export type DocumentFile = MadeDocument & { connect: boolean };
export type DocumentLibrary = {
  /** `undefined` for an unknown code, and for a flagged document without permission. */
  take(code: string, lang: Locale, mayHaveConnected: boolean): Promise<DocumentFile | undefined>;
};

type Known = MadeDocument & { stamp: string };

const MAX_BYTES = 32 * 1_048_576;

/**
 * Documents, rendered from the catalogue's data on request. The latest are cached in an LRU
 * while their source is unchanged; size and page count are stored, so that lists show them
 * before the download.
 */
export function createDocumentLibrary(db: Kysely<Schema>, onMissing?: Canvas['onMissing']): DocumentLibrary {
  const cache = new LRUCache<string, Known>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const inFlight = new Map<string, Promise<Known>>();

  const make = async (found: FoundDocument, lang: Locale, stamp: string): Promise<Known> => {
    const made = await makeDocument(found.source, onMissing);
    await saveFacts(db, found.id, lang, made);
    return { ...made, stamp };
  };

  return {
    async take(code, lang, mayHaveConnected) {
      const found = await readSource(db, code, lang);
      if (!found || (found.connect && !mayHaveConnected)) return undefined;
      const key = `${lang}/${code}`;
      const stamp = JSON.stringify(found.source);
      const known = cache.get(key);
      if (known?.stamp === stamp) return { ...known, connect: found.connect };
      const rendering = inFlight.get(key) ?? make(found, lang, stamp).finally(() => inFlight.delete(key));
      inFlight.set(key, rendering);
      const made = await rendering;
      cache.set(key, made);
      return { ...made, connect: found.connect };
    },
  };
}

async function saveFacts(
  db: Kysely<Schema>,
  documentId: number,
  lang: Locale,
  { bytes, pages }: MadeDocument,
): Promise<void> {
  const facts = { size: bytes.length, pages };
  await db
    .insertInto('document_file')
    .values({ document_id: documentId, lang, ...facts })
    .onConflict((conflict) => conflict.columns(['document_id', 'lang']).doUpdateSet(facts))
    .execute();
}
