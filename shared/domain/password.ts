/** Rules of a password (spec section 5), by name. */
const RULES = {
  length: (password: string) => Array.from(password).length >= 8,
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
};

export type PasswordRule = keyof typeof RULES;
export const PASSWORD_RULES = Object.keys(RULES) as PasswordRule[];

/** Normalises a password for checks, comparison and hashing: keyboards write accents as one or two characters (NFC). */
export function toComparedPassword(password: string): string {
  return password.normalize('NFC');
}

/** Returns the rules that a password breaks; none: it is valid. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  const compared = toComparedPassword(password);
  return PASSWORD_RULES.filter((rule) => !RULES[rule](compared));
}
