/**
 * The first script of a page. What the page needs of code is in a list beside it, and is asked for once the page has
 * been painted: until then style sheets, typefaces and the first picture have the line to themselves.
 */
import { MODULES_NAME, type ModuleFile } from '#client/app/page/module-list.ts';

/** A frame is on the screen by then. */
const UNTOLD_PAINT_MS = 100;

const list = document.querySelector<HTMLMetaElement>(`meta[name="${MODULES_NAME}"]`)?.content ?? '[]';
const files = JSON.parse(list) as ModuleFile[];
await painted();
for (const file of files) document.head.append(preload(file));
const [entry] = files;
if (entry) await import(/* @vite-ignore */ entry.href);

/** Settles once the page has been painted, or where nobody sees it: then it is not painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => resolve();
    if (document.visibilityState === 'hidden') settle();
    document.addEventListener('visibilitychange', settle, { once: true });
    new PerformanceObserver(settle).observe({ type: 'paint', buffered: true });
    // Browsers that guard their users' privacy tell no times.
    requestAnimationFrame(() => setTimeout(settle, UNTOLD_PAINT_MS));
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
