/** Anything that leaves a mark: letters, figures, punctuation, symbols. Spaces and invisible characters do not. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a reader sees anything of a text: what names a link must. */
export function hasVisibleText(text: string): boolean {
  return VISIBLE.test(text);
}
