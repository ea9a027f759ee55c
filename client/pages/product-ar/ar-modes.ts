/**
 * AR modes of model-viewer in order of preference. Scene Viewer is a separate application that downloads the model, so
 * it needs a public HTTPS URL.
 */
export function arModes(siteUrl: string): string {
  const { protocol, hostname } = new URL(siteUrl);
  const isReachable = protocol === 'https:' && !isLocal(hostname);
  return isReachable ? 'webxr scene-viewer quick-look' : 'webxr quick-look';
}

function isLocal(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname.startsWith('127.') ||
    hostname === '[::1]'
  );
}
