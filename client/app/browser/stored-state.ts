/** The one localStorage key (specification section 3, decision 58). */
const STORAGE_KEY = 'shop';
/** Stored state of another version is dropped. */
const VERSION = 2;

/** Sections of the stored tree. Each is validated by the module that owns it. */
export type StoredState = {
  memory?: unknown;
  stores?: unknown;
  draft?: unknown;
};

/** The stored tree; empty if storage is forbidden, corrupt or of another version. */
export function readStored(): StoredState {
  try {
    const tree: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isRecord(tree) && tree['version'] === VERSION ? tree : {};
  } catch {
    return {};
  }
}

/**
 * Replaces sections of the tree. The others are read from storage first, which preserves later writes of other tabs. A
 * section that is `undefined` is removed. Does nothing if storage is full or forbidden.
 */
export function writeStored(parts: StoredState): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readStored(), ...parts, version: VERSION }));
  } catch {
    // The state remains in memory.
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
