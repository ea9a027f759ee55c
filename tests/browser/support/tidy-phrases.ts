/** Roles that readers do not announce: their content is enough. */
const SILENT =
  /^(?:paragraph|status|option,.*|code|caption|mark|[()]|rowgroup|generic|term|definition|graphics-document|strong|emphasis|time|list|figure|end(?: of)?\b.*|row(?:,.*)?|group)$/;
const ITEM = /^listitem, level (\d+), position (\d+), set size (\d+)$/;
/** Positions and states that readers announce only on request, or never. */
const IGNORED_PHRASES =
  /, (?:level \d+, )?position \d+, set size \d+|, not (?:disabled|busy)|^not busy$|, \d+ controls?|, has popup listbox/g;
/** The simulation drops spaces at the end of a part. */
const GLUED = /(dès|from)(?=[\d€])|(?<=\p{L})(?=\()/gu;

/**
 * Converts phrases of the simulated reader to those of real ones: without ends of parts and silent
 * containers, without the text of a control or cell whose name was spoken just before, and with list items
 * by number.
 */
export function tidyPhrases(phrases: readonly string[]): string[] {
  const tidied: string[] = [];
  /** The rest of the last spoken name that its parts have not repeated yet. */
  let rest = '';
  for (const spoken of phrases) {
    const phrase = spoken.replace(/\s+/g, ' ').replace(IGNORED_PHRASES, '').replace(GLUED, '$1 ').trim();
    if (phrase === '' || SILENT.test(phrase)) continue;
    const words = bare(phrase);
    const index = rest.indexOf(words);
    if (index >= 0 && !ROLE.test(phrase)) {
      rest = rest.slice(index + words.length);
      continue;
    }
    const item = ITEM.exec(spoken);
    rest = words;
    tidied.push(item ? `item ${item[2]} of ${item[3]}` : phrase);
  }
  return tidied;
}

/** A phrase that begins with a role belongs to an element, not to text in the previous one. */
const ROLE =
  /^(?:alert|banner|button|cell|checkbox|columnheader|combobox|complementary|contentinfo|form|group|heading|image|link|listitem|main|navigation|radio|region|rowheader|search|searchbox|switch|tab|table|textbox)\b/;

function bare(phrase: string): string {
  return phrase.replace(/[\s,.:;·–]+/g, ' ').trim();
}
