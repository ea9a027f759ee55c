/** Content that no log line may have, from any source (limits: no bodies, cookies, tokens, query values). */
const SECRETS: readonly { what: string; pattern: RegExp }[] = [
  { what: 'an access token', pattern: /eyJ[\w-]{8,}/ },
  { what: 'a header that opens something', pattern: /Bearer |(?:set-cookie|authorization|cookie)":/i },
  { what: 'a cookie', pattern: /(?:jwt|refresh|tmp|cart)_token=/ },
  { what: 'an e-mail address', pattern: /[\w+-]@[\w-]+\.[a-z]{2,}/i },
  { what: 'a query', pattern: /"(?:path|url)":"[^"]*\?/ },
];
/** Refresh tokens and cart tokens: 43 characters of base64, longer than any name of a file or page. */
const RANDOM_WORD = /[\w-]+/g;
const RANDOM_LENGTH = 43;

/**
 * Forbidden content of a server log: one line per kind, with its first occurrence. Lines that are not JSON
 * are read too; the startup message for users of the demo, before the first JSON line, is not.
 * @param words that were typed while the log was written: passwords, names, search queries
 */
export function findLogFindings(log: string, words: readonly string[]): string[] {
  const lines = log.slice(Math.max(0, log.indexOf('{"level"'))).split('\n');
  const findings = new Map<string, string>();
  const note = (what: string, line: string) => {
    if (!findings.has(what)) findings.set(what, `${what}: ${line.slice(0, 300)}`);
  };
  for (const line of lines) {
    for (const { what, pattern } of SECRETS) if (pattern.test(line)) note(what, line);
    if (line.match(RANDOM_WORD)?.some(isRandom) ?? false) note('a random token', line);
    for (const word of words) if (line.includes(word)) note(`“${word}”`, line);
  }
  return [...findings.values()];
}

function isRandom(word: string): boolean {
  return word.length === RANDOM_LENGTH && /[A-Z]/.test(word) && /[a-z]/.test(word) && /\d/.test(word);
}
