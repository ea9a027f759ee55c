/** What a password needs (spec section 5), each by its name. */
const RULES = {
  length: (password: string) => Array.from(password).length >= 8,
  uppercase: (password: string) => /\p{Lu}/u.test(password),
  lowercase: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
};

export type PasswordRule = keyof typeof RULES;
export const PASSWORD_RULES = Object.keys(RULES) as PasswordRule[];

/** A password as it is checked, compared and hashed: keyboards write accents in one character or in two (NFC). */
export function toComparedPassword(password: string): string {
  return password.normalize('NFC');
}

/** The rules a password does not keep; none: it may be used. */
export function brokenPasswordRules(password: string): PasswordRule[] {
  const compared = toComparedPassword(password);
  return PASSWORD_RULES.filter((rule) => !RULES[rule](compared));
}
