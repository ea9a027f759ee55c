/**
 * A whole family of addresses that one rule expresses. Paths come in their comparable form (address-key.ts): lower case,
 * encoded in one way, without trailing slash.
 */
export type RedirectPattern = {
  /** The first segments of the family's paths. Only such paths are passed to `match`. */
  under: readonly string[];
  /** The target of the path, `undefined` when it is not of the family. */
  match: (path: string) => string | undefined;
  code: 301 | 302;
  why: string;
  /** A path of the family, for the checks. */
  example: string;
  /** The list to show where the target does not exist. */
  root?: string;
};
