export type CookieStore = {
  /** The `Cookie` header of the next request. */
  header: () => string;
  /** Stores and removes cookies by the `Set-Cookie` lines of a response. */
  take: (lines: readonly string[]) => void;
};

/** A browser's cookies for one site. */
export function createCookieStore(): CookieStore {
  const cookies = new Map<string, string>();
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    take(lines) {
      for (const line of lines) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
}
