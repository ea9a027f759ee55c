type SmallStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The methods of browser storage that the site uses, on a map. */
export function createStorage(items: Map<string, string>): SmallStorage {
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** Storage of a browser that blocks it: every method throws. */
export const forbidden: SmallStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };

function refuse(): never {
  throw new DOMException('Storage is forbidden.', 'SecurityError');
}

/** Installs a storage as the browser's own; `undefined` removes it. */
export function useStorage(storage: SmallStorage | undefined): void {
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
}
