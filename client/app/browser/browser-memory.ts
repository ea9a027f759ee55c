import { isRecord, readStored, writeStored } from './stored-state.ts';

/** Small choices of the visitor that outlive a visit. Nothing personal, nothing secret. */
export type Memory = {
  /** The hash of its text. */
  closedAlert?: string;
  dismissedLanguageHint?: boolean;
  lastChunkReload?: number;
  /** Numbers of the products chosen to be compared. */
  compared?: number[];
  /** Whether after-sales pages helped, by the page's number. */
  votes?: Record<string, 1 | -1>;
  /** Texts searched for, the latest first. */
  searches?: string[];
};

/** What the browser remembers; nothing where storage is off, broken or of another version. */
export function recall(): Memory {
  const { memory } = readStored();
  return isRecord(memory) ? memory : {};
}

export function remember(changes: Memory): void {
  writeStored({ memory: { ...recall(), ...changes } });
}

/** Removes everything the site has stored in this browser, after a logout. */
export function forget(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Where storage is forbidden nothing was stored.
  }
}
