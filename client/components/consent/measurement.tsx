import { useEffect } from 'react';
import { loadScript } from '#client/app/api/load-script.ts';
import { readEmailHash } from '#client/app/session/read-email-hash.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useStore } from '#client/stores/store-context.ts';

type Container = { script: string; id: string };
type LayerEvent = Record<string, string | number | null>;
type LayerWindow = Window & { dataLayer?: LayerEvent[] };

/** Loads the tag manager and reports pages by name, audience and language, without personal data (TP-04). */
export function Measurement({ container }: { container: Container }) {
  const { auth, settings } = useStore();
  const { isLogged } = auth;
  const { match, site } = usePage();
  const { name } = match.row;
  useEffect(() => {
    loadContainer(container);
  }, [container]);
  useEffect(() => {
    if (!isLogged) return;
    void readEmailHash().then((hash) => hash && pushEvent({ event: 'customer', email_sha256: hash }));
  }, [isLogged]);
  useEffect(() => {
    pushEvent({
      event: 'page_view',
      page: name,
      path: location.pathname,
      audience: settings.salesplanShowed,
      language: site.locale,
    });
  }, [name, match, settings.salesplanShowed, site.locale]);
  return null;
}

function pushEvent(event: LayerEvent): void {
  const layered = window as LayerWindow;
  (layered.dataLayer ??= []).push(event);
}

/** Once per document: the script stays loaded across navigations. */
function loadContainer({ script, id }: Container): void {
  const address = `${script}?id=${encodeURIComponent(id)}`;
  if (document.querySelector(`script[src="${CSS.escape(address)}"]`)) return;
  pushEvent({ event: 'gtm.js', 'gtm.start': Date.now() });
  // Without it nothing is measured.
  loadScript(address).catch(() => undefined);
}
