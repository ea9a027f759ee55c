/** Key of `history.state` that marks the history entry of an open layer. */
const MARK = 'layer';
/** A new page closes menus and dialogs by events of theirs, which come after its first paint. */
const CLOSED_MS = 100;

type Layer = { close: () => void };

const layers: Layer[] = [];
/** URL of the page below the layers when their entry was added. */
let pageUrl = '';
/** Set while the layers' entry is being removed; resolves once the page's own entry is current. */
let removal: Promise<void> | undefined;
let onRemoved: () => void = () => undefined;
let isScheduled = false;
let isListening = false;

/**
 * Registers an open layer: a dialog, drawer, full-screen menu or search. The browser's Back then calls `close` instead of
 * leaving the page: all open layers share one history entry with the page's own address. Returns the function that
 * unregisters the layer, to be called however it was closed; without a layer left the entry is removed.
 */
export function openLayer(close: () => void): () => void {
  listen();
  const layer = { close };
  layers.push(layer);
  schedule();
  return () => {
    const index = layers.indexOf(layer);
    if (index >= 0) layers.splice(index, 1);
    schedule();
  };
}

/**
 * Runs a navigation from the page's own history entry, after removal of the layers' entry. Otherwise Back on the next
 * page would lead to an entry that looks like the page below it.
 */
export function fromPageEntry(navigate: () => void): void {
  if (!removal && !isLayerEntry()) navigate();
  else void remove().then(navigate);
}

export function closeLayers(): void {
  for (const { close } of layers.splice(0).toReversed()) close();
}

/**
 * Adds the entry again for layers that stay open across a navigation, such as filters applied while their panel is
 * open. Waits for the others to close: the removal of an entry that they left behind would swallow the visitor's Back.
 */
export function renewLayerEntry(): void {
  window.setTimeout(schedule, CLOSED_MS);
}

/**
 * Removes the entry of a layer that is no longer open: the page was reloaded, or reached again from another document.
 */
export function removeStaleEntry(): void {
  listen();
  if (isLayerEntry() && layers.length === 0) history.back();
}

function isLayerEntry(): boolean {
  return (history.state as Record<string, unknown> | null)?.[MARK] === true;
}

/** Reconciles in a microtask, because one layer often closes as the next one opens. */
function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  queueMicrotask(() => {
    isScheduled = false;
    reconcile();
  });
}

function reconcile(): void {
  if (removal) return;
  if (layers.length === 0) {
    if (isLayerEntry()) void remove().then(schedule);
  } else if (!isLayerEntry()) {
    pageUrl = location.href;
    history.pushState({ ...(history.state as object | null), [MARK]: true }, '');
  }
}

function remove(): Promise<void> {
  if (removal) return removal;
  history.back();
  removal = new Promise((resolve) => {
    onRemoved = resolve;
  });
  return removal;
}

/** Captures the event before the router, because these entries are not pages. */
function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', onPopState, { capture: true });
}

function onPopState(event: PopStateEvent): void {
  if (removal) {
    event.stopImmediatePropagation();
    removal = undefined;
    onRemoved();
    return;
  }
  if (isLayerEntry()) {
    // Forward to the entry of a closed layer, or Back to it from a fragment of the page.
    event.stopImmediatePropagation();
    removeStaleEntry();
    return;
  }
  if (layers.length === 0) return;
  const isPageBelow = location.href === pageUrl;
  if (isPageBelow) event.stopImmediatePropagation();
  for (const { close } of isPageBelow ? layers.slice(-1) : layers.toReversed()) close();
  schedule();
}
