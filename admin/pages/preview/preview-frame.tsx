import { Box, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { PREVIEW_MESSAGES } from '#shared/domain/preview-messages.ts';
import { useMessages } from '#admin/i18n/use-messages.ts';
import type { PreviewLink } from './use-preview-link.ts';

/** Time after which a preview that does not report is said to be missing. */
const LATE_MS = 15_000;
/** Links are valid for an hour. */
const MAX_AGE_MS = 50 * 60_000;

type Shown = 'loading' | 'shown' | 'late';
type Props = {
  link: PreviewLink;
  /** In pixels; `undefined`: that of the column. */
  width: number | undefined;
};

/**
 * The page of the site with the typed texts. A page that runs loads a new draft in place, which keeps its focus and
 * scroll position; else the frame is loaded anew.
 */
export function PreviewFrame({ link, width }: Props) {
  const text = useMessages();
  const frame = useRef<HTMLIFrameElement>(null);
  const isReady = useRef(false);
  const [loaded, setLoaded] = useState(link);
  const latest = useRef(link);
  const [shown, setShown] = useState<Shown>('loading');
  const { origin } = new URL(link.url);

  useEffect(() => {
    const listen = ({ source, origin: sender, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || sender !== origin) return;
      if (data === PREVIEW_MESSAGES.ready) isReady.current = true;
      if (data === PREVIEW_MESSAGES.shown) setShown('shown');
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin]);

  useEffect(() => {
    setShown('loading');
    const timer = setTimeout(() => setShown((state) => (state === 'loading' ? 'late' : state)), LATE_MS);
    if (latest.current !== link) {
      latest.current = link;
      const isCurrent = pathOf(loaded.url) === pathOf(link.url) && link.version - loaded.version < MAX_AGE_MS;
      if (isCurrent && isReady.current) {
        frame.current?.contentWindow?.postMessage(PREVIEW_MESSAGES.changed, origin);
      } else {
        isReady.current = false;
        setLoaded(link);
      }
    }
    return () => clearTimeout(timer);
  }, [link, loaded, origin]);

  return (
    <>
      <Typography variant="body2" color="text.secondary" {...(shown === 'late' && { role: 'status' })}>
        {text(`pages.preview_${shown}`)}
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', border: 1, borderColor: 'divider' }}>
        <Box
          component="iframe"
          // A new frame leaves no entry in the history of the browser.
          key={loaded.url}
          ref={frame}
          src={loaded.url}
          title={text('pages.preview_frame')}
          sandbox="allow-scripts allow-same-origin"
          sx={{ display: 'block', border: 0, width: width ?? '100%', height: '100%' }}
        />
      </Box>
    </>
  );
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}
