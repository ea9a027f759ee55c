import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import type { DocumentLibrary } from './document-library.ts';

/** Pauses three times as long as it has worked, to leave capacity to visitors. */
const REST_SHARE = 3;
const MIN_REST_MS = 100;
/** Lets the first requests after the start pass. */
const START_DELAY_MS = 15_000;

export type Measuring = {
  /** Resolves when every document has been measured, or after `stop`. */
  done: Promise<void>;
  stop: () => void;
};

/**
 * Renders every document that has not been rendered yet, so that lists show its size and page
 * count. Runs in the background with pauses. After a failure the rest is rendered on request.
 */
export function measureDocuments(
  db: Kysely<Schema>,
  library: DocumentLibrary,
  onFailure: (error: unknown) => void,
): Measuring {
  const stopper = new AbortController();
  const measure = async () => {
    await rest(START_DELAY_MS, stopper.signal);
    if (stopper.signal.aborted) return;
    for (const { code, lang } of await findUnmeasured(db)) {
      if (stopper.signal.aborted) return;
      const since = performance.now();
      await library.take(code, lang, true);
      await rest(Math.max(MIN_REST_MS, REST_SHARE * (performance.now() - since)), stopper.signal);
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
