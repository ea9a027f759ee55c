/**
 * The first script of a page. It loads the page's modules after the first paint, so that style sheets, fonts and the
 * first image have the bandwidth before.
 */
import { MODULES_NAME, type ModuleFile } from '#client/app/page/module-list.ts';

/** A frame is painted by then. */
const PAINT_TIMEOUT_MS = 100;

const list = document.querySelector<HTMLMetaElement>(`meta[name="${MODULES_NAME}"]`)?.content ?? '[]';
const files = JSON.parse(list) as ModuleFile[];
await painted();
for (const file of files) document.head.append(preload(file));
const [entry] = files;
if (entry) await import(/* @vite-ignore */ entry.href);

/** Resolves after the first paint, or at once for a hidden page, which is not painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => resolve();
    if (document.visibilityState === 'hidden') settle();
    document.addEventListener('visibilitychange', settle, { once: true });
    new PerformanceObserver(settle).observe({ type: 'paint', buffered: true });
    // Privacy settings of browsers may hide paint timing.
    requestAnimationFrame(() => setTimeout(settle, PAINT_TIMEOUT_MS));
  });
}

function preload({ href, integrity }: ModuleFile): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  if (integrity) link.integrity = integrity;
  link.fetchPriority = 'low';
  link.href = href;
  return link;
}
