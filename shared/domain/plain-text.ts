/** Format characters (\p{Cf}): zero-width, bidirectional controls, soft hyphen, byte-order mark; and blank fillers. */
const INVISIBLE = /[\p{Cf}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]/gu;
/** Control characters except tab and line ends, unpaired surrogates, and code points that XML 1.0 excludes. */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const CONTROL = /[\u{0}-\u{8}\u{E}-\u{1F}\u{7F}-\u{84}\u{86}-\u{9F}\p{Cs}\u{FFFE}\u{FFFF}]/gu;
const LINE_END = /\r\n|[\r\v\f\u{85}\u{2028}\u{2029}]/gu;
const NO_BREAK_SPACE = /[\u{2007}\u{202F}]/gu;
const SPACE = /[\t\u{1680}\u{2000}-\u{2006}\u{2008}-\u{200A}\u{205F}\u{3000}]/gu;

/** Normalises a text for mail and XML: composed (NFC), one kind of line end, no control characters. */
export function toWritableText(text: string): string {
  return text.replaceAll(LINE_END, '\n').replaceAll(CONTROL, '').normalize('NFC');
}

/**
 * Normalises texts of users and of the catalogue for documents: composed (NFC), two kinds of spaces (U+0020 and
 * U+00A0), one kind of line end, no invisible characters.
 */
export function toPlainText(text: string): string {
  return toWritableText(text)
    .replaceAll(INVISIBLE, '')
    .replaceAll(NO_BREAK_SPACE, '\u{A0}')
    .replaceAll(SPACE, ' ')
    .normalize('NFC');
}
