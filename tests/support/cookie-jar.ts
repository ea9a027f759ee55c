export type CookieJar = {
  /** The header of the next request. */
  header: () => string;
  /** Takes what an answer's `Set-Cookie` lines keep and forget. */
  take: (lines: readonly string[]) => void;
};

/** A browser's cookies for one site. */
export function createCookieJar(): CookieJar {
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
