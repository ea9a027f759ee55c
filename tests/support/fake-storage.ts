type SmallStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The calls of a browser's storage that the site makes, on a map that the test can look into. */
export function createStorage(items: Map<string, string>): SmallStorage {
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** A browser that keeps nothing throws from each. */
export const forbidden: SmallStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };

function refuse(): never {
  throw new DOMException('Storage is forbidden.', 'SecurityError');
}

/** Puts a storage where the browser has its own; `undefined` takes it away again. */
export function useStorage(storage: SmallStorage | undefined): void {
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
}
