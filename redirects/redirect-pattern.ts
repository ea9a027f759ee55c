/**
 * A rule for a family of addresses. Paths are normalized (address-key.ts): lower case, one encoding, no trailing slash.
 */
export type RedirectPattern = {
  /** First segments of the family's paths. Only such paths are passed to `match`. */
  under: readonly string[];
  /** Returns the target of a path, or `undefined` if it is not in the family. */
  match: (path: string) => string | undefined;
  code: 301 | 302;
  why: string;
  /** A path of the family, for the checks. */
  example: string;
  /** The list to redirect to if the target does not exist. */
  root?: string;
};
