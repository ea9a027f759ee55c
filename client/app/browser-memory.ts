/** The one key under which the site keeps anything in the browser (spec section 3). */
const STORAGE_KEY = 'atre';
const VERSION = 1;

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
};

/** What the browser remembers; nothing where storage is off, broken or of another version. */
export function recall(): Memory {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as {
      version?: number;
      memory?: Memory;
    };
    return stored.version === VERSION ? (stored.memory ?? {}) : {};
  } catch {
    return {};
  }
}

export function remember(changes: Memory): void {
  try {
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify({ version: VERSION, memory: { ...recall(), ...changes } }),
    );
  } catch {
    // Storage may be full or forbidden: the choice then lasts as long as the page.
  }
}

/** Everything the site knows in this browser: gone at logout. */
export function forget(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Where storage is off there is nothing to forget.
  }
}
