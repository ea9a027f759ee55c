import { isRecord, readStored, writeStored } from './stored-state.ts';

/** Preferences that outlive a visit. No personal data, no secrets. */
export type Memory = {
  /** Hash of the closed alert's text. */
  closedAlert?: string;
  dismissedLanguageHint?: boolean;
  lastChunkReload?: number;
  compared?: number[];
  votes?: Record<string, 1 | -1>;
  searches?: string[];
};

/** The stored preferences; empty if storage is disabled, corrupt or of another version. */
export function recall(): Memory {
  const { memory } = readStored();
  return isRecord(memory) ? memory : {};
}

export function remember(changes: Memory): void {
  writeStored({ memory: { ...recall(), ...changes } });
}

/** Clears the site's storage after a logout. */
export function forget(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage is forbidden, so it is empty.
  }
}
