/**
 * How the model can be placed in the room, the way to prefer first. Scene Viewer is another application, which
 * fetches the model itself: it needs an address that is public and on HTTPS.
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
