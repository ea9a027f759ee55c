/** Parts that readers pass over in silence: their content says all. */
const SILENT =
  /^(?:paragraph|status|option,.*|code|caption|mark|[()]|rowgroup|generic|term|definition|graphics-document|strong|emphasis|time|list|figure|end(?: of)?\b.*|row(?:,.*)?|group)$/;
const ITEM = /^listitem, level (\d+), position (\d+), set size (\d+)$/;
/** Positions and states that readers say only when asked, or never. */
const UNSAID =
  /, (?:level \d+, )?position \d+, set size \d+|, not (?:disabled|busy)|^not busy$|, \d+ controls?|, has popup listbox/g;
/** Spaces at the end of a part are lost in the simulation. */
const GLUED = /(dès|from)(?=[\d€])|(?<=\p{L})(?=\()/gu;

/**
 * What a simulated reader spoke, as real ones put it: without the ends of parts and silent containers, without the text of a
 * control or cell whose name was spoken just before, list items by their number.
 */
export function tidyPhrases(phrases: readonly string[]): string[] {
  const tidied: string[] = [];
  /** Of the name spoken last, what its parts have not repeated yet. */
  let rest = '';
  for (const spoken of phrases) {
    const phrase = spoken.replace(/\s+/g, ' ').replace(UNSAID, '').replace(GLUED, '$1 ').trim();
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

/** What begins with a role is spoken of a part, not a text within the part before it. */
const ROLE =
  /^(?:alert|banner|button|cell|checkbox|columnheader|combobox|complementary|contentinfo|form|group|heading|image|link|listitem|main|navigation|radio|region|rowheader|search|searchbox|switch|tab|table|textbox)\b/;

function bare(phrase: string): string {
  return phrase.replace(/[\s,.:;·–]+/g, ' ').trim();
}
