/** Visible characters, by their Unicode categories: neither spaces nor invisible ones. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** True if a text has a visible character, which the name of a link needs. */
export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text);
}
