/** The one key of what this browser stores beyond a tab (specification section 3, decision 58). */
const STORAGE_KEY = 'atre';
/** What another version has stored is dropped. */
const VERSION = 2;

/** Parts of the stored tree, each read by the module that owns it; none of them is trusted to have its shape. */
export type StoredState = {
  memory?: unknown;
  stores?: unknown;
  draft?: unknown;
};

/** The stored tree; nothing where storage is forbidden, broken or of another version. */
export function readStored(): StoredState {
  try {
    const tree: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isRecord(tree) && tree['version'] === VERSION ? tree : {};
  } catch {
    return {};
  }
}

/**
 * Replaces parts of the tree. The others are taken from storage as they are now: what another tab has written since
 * stays. A part that is `undefined` is removed. Where storage is full or forbidden nothing is stored.
 */
export function writeStored(parts: StoredState): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readStored(), ...parts, version: VERSION }));
  } catch {
    // The page holds the same state until it is left.
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
