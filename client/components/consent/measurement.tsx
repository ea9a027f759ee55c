import { useEffect } from 'react';
import { loadScript } from '#client/app/api/load-script.ts';
import { readEmailHash } from '#client/app/session/read-email-hash.ts';
import { usePage } from '#client/app/page/page-context.ts';
import { useStore } from '#client/stores/store-context.ts';

type Container = { script: string; id: string };
type LayerEvent = Record<string, string | number | null>;
type LayerWindow = Window & { dataLayer?: LayerEvent[] };

/** The tag manager and what it is told: pages by name, audience and language; nobody by name (TP-04). */
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
    void readEmailHash().then((hash) => hash && tell({ event: 'customer', email_sha256: hash }));
  }, [isLogged]);
  useEffect(() => {
    tell({
      event: 'page_view',
      page: name,
      path: location.pathname,
      audience: settings.salesplanShowed,
      language: site.locale,
    });
  }, [name, match, settings.salesplanShowed, site.locale]);
  return null;
}

function tell(event: LayerEvent): void {
  const layered = window as LayerWindow;
  (layered.dataLayer ??= []).push(event);
}

/** Once a document: the script stays when pages change. */
function loadContainer({ script, id }: Container): void {
  const address = `${script}?id=${encodeURIComponent(id)}`;
  if (document.querySelector(`script[src="${CSS.escape(address)}"]`)) return;
  tell({ event: 'gtm.js', 'gtm.start': Date.now() });
  // Where it does not come nothing is measured, and nothing else is missing.
  loadScript(address).catch(() => undefined);
}
