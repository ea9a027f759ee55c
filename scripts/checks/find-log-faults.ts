/** What no line of a log may hold, whoever wrote it (limits: no bodies, cookies, tokens, query values). */
const SECRETS: readonly { what: string; pattern: RegExp }[] = [
  { what: 'an access token', pattern: /eyJ[\w-]{8,}/ },
  { what: 'a header that opens something', pattern: /Bearer |(?:set-cookie|authorization|cookie)":/i },
  { what: 'a cookie', pattern: /(?:jwt|refresh|tmp|cart)_token=/ },
  { what: 'an e-mail address', pattern: /[\w+-]@[\w-]+\.[a-z]{2,}/i },
  { what: 'a query', pattern: /"(?:path|url)":"[^"]*\?/ },
];
/** As those that renew sessions and open carts are: 43 letters of base64, which no name of a file or page is. */
const RANDOM_WORD = /[\w-]+/g;
const RANDOM_LENGTH = 43;

/**
 * What stands in a server's log and may not: one line each kind, with where it was first seen. Lines that are no JSON
 * are read too; what a start tells whoever tries the demo, before its first line, is not.
 *
 * @param words that were typed while the log was written: passwords, names, what was searched for
 */
export function findLogFaults(log: string, words: readonly string[]): string[] {
  const lines = log.slice(Math.max(0, log.indexOf('{"level"'))).split('\n');
  const faults = new Map<string, string>();
  const note = (what: string, line: string) => {
    if (!faults.has(what)) faults.set(what, `${what}: ${line.slice(0, 300)}`);
  };
  for (const line of lines) {
    for (const { what, pattern } of SECRETS) if (pattern.test(line)) note(what, line);
    if (line.match(RANDOM_WORD)?.some(isRandom) ?? false) note('a random token', line);
    for (const word of words) if (line.includes(word)) note(`“${word}”`, line);
  }
  return [...faults.values()];
}

function isRandom(word: string): boolean {
  return word.length === RANDOM_LENGTH && /[A-Z]/.test(word) && /[a-z]/.test(word) && /\d/.test(word);
}
