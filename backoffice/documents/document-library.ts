import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Schema } from '#backoffice/database/schema.ts';
import type { Locale } from '#shared/locale.ts';
import type { Canvas } from './layout/write-text.ts';
import { makeDocument, type MadeDocument } from './make-document.ts';
import { readSource, type FoundDocument } from './read-source.ts';

export type DocumentFile = MadeDocument & { connect: boolean };
export type DocumentLibrary = {
  /** `undefined` where no document has the code, or, when it is flagged, for those who may not have it. */
  take(code: string, lang: Locale, mayHaveConnected: boolean): Promise<DocumentFile | undefined>;
};

type Known = MadeDocument & { stamp: string };

const MOST_BYTES = 32 * 1_048_576;

/**
 * Documents, made of the catalogue's data when they are asked for. The last ones are kept as long as what they are
 * made of stays the same; bytes and pages are written down, so that lists can tell them before the download.
 */
export function createDocumentLibrary(db: Kysely<Schema>, onMissing?: Canvas['onMissing']): DocumentLibrary {
  const kept = new LRUCache<string, Known>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  const underWay = new Map<string, Promise<Known>>();

  const make = async (found: FoundDocument, lang: Locale, stamp: string): Promise<Known> => {
    const made = await makeDocument(found.source, onMissing);
    await writeDown(db, found.id, lang, made);
    return { ...made, stamp };
  };

  return {
    async take(code, lang, mayHaveConnected) {
      const found = await readSource(db, code, lang);
      if (!found || (found.connect && !mayHaveConnected)) return undefined;
      const key = `${lang}/${code}`;
      const stamp = JSON.stringify(found.source);
      const known = kept.get(key);
      if (known?.stamp === stamp) return { ...known, connect: found.connect };
      const waited = underWay.get(key) ?? make(found, lang, stamp).finally(() => underWay.delete(key));
      underWay.set(key, waited);
      const made = await waited;
      kept.set(key, made);
      return { ...made, connect: found.connect };
    },
  };
}

async function writeDown(
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
