import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import type { DocumentLibrary } from './document-library.ts';

/** Of the time it works, three times as long it leaves to visitors. */
const REST_SHARE = 3;
const SHORTEST_REST_MS = 100;
/** Whoever waited for the start comes first. */
const FIRST_REST_MS = 15_000;

export type Measuring = {
  /** Resolves once every document has been measured, or it was stopped. */
  done: Promise<void>;
  stop: () => void;
};

/**
 * Makes every document once whose file nobody has asked for yet, so that lists can say its bytes and pages. It takes its
 * time: calls come first. Once a document fails, the rest are left to those who ask for them.
 */
export function measureDocuments(
  db: Kysely<Schema>,
  library: DocumentLibrary,
  onFailure: (error: unknown) => void,
): Measuring {
  const stopper = new AbortController();
  const measure = async () => {
    await rest(FIRST_REST_MS, stopper.signal);
    if (stopper.signal.aborted) return;
    for (const { code, lang } of await findUnmeasured(db)) {
      if (stopper.signal.aborted) return;
      const since = performance.now();
      await library.take(code, lang, true);
      await rest(Math.max(SHORTEST_REST_MS, REST_SHARE * (performance.now() - since)), stopper.signal);
    }
  };
  return { done: measure().catch(onFailure), stop: () => stopper.abort() };
}

async function findUnmeasured(db: Kysely<Schema>): Promise<{ code: string; lang: Locale }[]> {
  const [documents, files] = await Promise.all([
    db.selectFrom('document').orderBy('id').select(['id', 'code']).execute(),
    db.selectFrom('document_file').select(['document_id', 'lang']).execute(),
  ]);
  const known = new Set(files.map(({ document_id, lang }) => `${document_id} ${lang}`));
  return LOCALES.flatMap((lang) =>
    documents.filter(({ id }) => !known.has(`${id} ${lang}`)).map(({ code }) => ({ code, lang })),
  );
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    timer.unref();
    signal.addEventListener('abort', wake);
  });
}
