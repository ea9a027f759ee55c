import { isRecord, readStored, writeStored } from './stored-state.ts';

/** Preferences that outlive a visit. No personal data, no secrets. */
export type Preferences = {
  /** Hash of the closed alert's text. */
  closedAlert?: string;
  dismissedLanguageHint?: boolean;
  lastChunkReload?: number;
  compared?: number[];
  votes?: Record<string, 1 | -1>;
  searches?: string[];
};

/** The stored preferences; empty if storage is disabled, corrupt or of another version. */
export function readPreferences(): Preferences {
  const { memory } = readStored();
  return isRecord(memory) ? memory : {};
}

export function savePreferences(changes: Preferences): void {
  writeStored({ memory: { ...readPreferences(), ...changes } });
}

/** Clears the site's storage after a logout. */
export function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage is forbidden, so it is empty.
  }
}
