import { useEffect, useEffectEvent } from 'react';
import { useReload } from '#client/app/page/use-reload.ts';
import { island, Nothing } from '#client/app/parts/island.tsx';
import { useHasRouter } from '#client/app/router/navigation.ts';
import { PREVIEW_MESSAGES } from '#shared/domain/preview-messages.ts';
import type { Page } from '#shared/contract/page.ts';

type Props = {
  /** Origin of the admin. */
  admin: string;
  page: Page;
};

/** Loads a draft again when the admin that frames it says so: focus and scroll position stay. */
function FramedDraftPart({ admin, page }: Props) {
  const reload = useReload();
  const hasRouter = useHasRouter();
  const onChanged = useEffectEvent(reload);
  useEffect(() => {
    if (!hasRouter || window.parent === window) return undefined;
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin === admin && source === window.parent && data === PREVIEW_MESSAGES.changed) onChanged();
    };
    window.addEventListener('message', listen);
    window.parent.postMessage(PREVIEW_MESSAGES.ready, admin);
    return () => window.removeEventListener('message', listen);
  }, [admin, hasRouter]);
  useEffect(() => {
    if (window.parent !== window) window.parent.postMessage(PREVIEW_MESSAGES.shown, admin);
  }, [admin, page]);
  return null;
}

export const FramedDraft = island(FramedDraftPart, Nothing);
