import { useRecordContext, type RaRecord } from 'ra-core';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { BodyOf } from '#shared/contract/operation-types.ts';
import { useApi } from '#admin/app/api-context.ts';
import { EditedLanguage } from '../edited-language.ts';
import { preparePage } from '../prepare-page.ts';
import type { StoredPage } from '../stored-page.ts';

/** Pause of the typing after which the preview follows. */
const PAUSE_MS = 1000;

type Draft = BodyOf<'POST /preview'>;

export type PreviewLink = {
  url: string;
  /** Changes with each stored draft. */
  version: number;
};

/** Texts without which no page can be shown. */
const REQUIRED = ['title', 'lead', 'slug', 'description'] as const;
type RequiredText = (typeof REQUIRED)[number];

/**
 * Address that shows the typed page, renewed after each pause; the former one stays while a draft is refused. A page
 * that lacks a text is not sent: `missing`.
 */
export function usePreviewLink(): {
  link: PreviewLink | undefined;
  error: unknown;
  missing: readonly RequiredText[];
} {
  const api = useApi();
  const lang = useContext(EditedLanguage);
  const page = useRecordContext<StoredPage>();
  const draft = useSettled(JSON.stringify(toDraft(useWatch() as RaRecord, page?.id ?? null)));
  const [link, setLink] = useState<PreviewLink>();
  const [error, setError] = useState<unknown>();
  const missing = useMemo(() => missingIn(draft), [draft]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    let isLatest = true;
    const send = async () => {
      if (!isLatest || missing.length > 0) return;
      try {
        const body = JSON.parse(draft) as Draft;
        const { url } = await api.call('POST /preview', { body, query: { lang } });
        if (!isLatest) return;
        setLink({ url, version: Date.now() });
        setError(undefined);
      } catch (refusal) {
        if (isLatest) setError(refusal);
      }
    };
    // One after the other: the latest draft is stored last.
    queue.current = queue.current.then(send);
    return () => {
      isLatest = false;
    };
  }, [api, lang, draft, missing]);
  return { link, error, missing };
}

function missingIn(draft: string): RequiredText[] {
  const page = JSON.parse(draft) as Partial<Draft>;
  return REQUIRED.filter((name) => (page[name] ?? '').trim() === '');
}

function toDraft(typed: RaRecord, pageId: number | null): object {
  const { id: _id, etag: _etag, ...page } = preparePage(typed);
  return { ...page, page_id: pageId };
}

/** A value once it has not changed for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
