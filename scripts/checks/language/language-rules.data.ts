/** A place in which a term is searched. */
export type Place = 'comment' | 'identifier' | 'title' | 'doc';

export type LanguageRule = {
  pattern: RegExp;
  /** The term of the field. */
  use: string;
  places: readonly Place[];
};

const PROSE = ['comment', 'title', 'doc'] as const;

/** Terms that the project does not use, and the terms of the field */
export const LANGUAGE_RULES: readonly LanguageRule[] = [
  {
    pattern: /^(?:What|Who|Whose|Whom|Of|Whether|Those|Where|How|Whoever|Whatever)\b/,
    use: 'a sentence that begins with its subject or verb',
    places: ['comment'],
  },
  {
    pattern: /^(?:what|who|whose|whom|whoever|whatever)\b/i,
    use: 'the subject, the condition and the result',
    places: ['title'],
  },
  {
    pattern: /\b(?:whoever|somebody|nobody|anybody|everybody)\b/i,
    use: 'the client, request, caller, user, visitor, operator or node',
    places: PROSE,
  },
  { pattern: /\banswer(?:s|ed|ing)?\b/i, use: 'response, respond', places: PROSE },
  { pattern: /\bkept\b/i, use: 'cached, stored or retained', places: PROSE },
  { pattern: /\bgives? up\b/i, use: 'times out', places: PROSE },
  { pattern: /\btroubl/i, use: 'degraded', places: PROSE },
  { pattern: /\b(?:told|tells)\b/i, use: 'notify, report, publish or state', places: PROSE },
  { pattern: /\bwanted\b/i, use: 'requested', places: PROSE },
  { pattern: /\bsorts? out\b|\blies? in\b|\bof use\b|\bby itself\b/i, use: 'precise words', places: PROSE },
  { pattern: /\bpapers?\b/i, use: 'order documents', places: PROSE },
  {
    // Not of the alphabet: "two letters", "capital letters", "letters and digits".
    pattern:
      /(?<!\b(?:capital|upper-case|lower-case|first|last|accented|enlarged|single|one|two|three|four|five|latin|greek|\d+)[ -])\bletters?\b(?!-| (?:and|or|of) (?:digits?|numbers?|the alphabet|a word|words|\d+ %))/i,
    use: 'email',
    places: PROSE,
  },
  { pattern: /\bunder way\b/i, use: 'in flight or in progress', places: PROSE },
  {
    pattern: /^(?:MOST|LONGEST|LARGEST|SHORTEST|LEAST|FEWEST|SMALLEST)(?:_|$)/,
    use: 'MAX_ or MIN_',
    places: ['identifier'],
  },
  { pattern: /Jar$|^jar$/, use: 'RenderContext', places: ['identifier'] },
  { pattern: /[Kk]ept/, use: 'cached or stored', places: ['identifier'] },
  { pattern: /[Tt]roubled?/, use: 'degraded', places: ['identifier'] },
  { pattern: /[Ss]omebody|[Nn]obody|[Aa]nybody/, use: 'the session, user or client', places: ['identifier'] },
  { pattern: /Letter|^letterTo/, use: 'email', places: ['identifier'] },
  { pattern: /Papers?(?:$|[A-Z])/, use: 'OrderDocument', places: ['identifier'] },
  {
    pattern: /^(?:drawPlan|planLayout|Plan(?:Part|Text|Words|Model|Layout|Drawing))/,
    use: 'DimensionDrawing (a plan is a sales plan)',
    places: ['identifier'],
  },
  { pattern: /[Uu]nanswered/, use: 'unavailable', places: ['identifier'] },
  { pattern: /[Ww]anted|WANTED/, use: 'requested', places: ['identifier'] },
  { pattern: /[a-z]Told$|^told[A-Z]|^tells?[A-Z]/, use: 'notify, report or publish', places: ['identifier'] },
  { pattern: /[Pp]atience|PATIENCE/, use: '_TIMEOUT_MS', places: ['identifier'] },
  {
    pattern:
      /(?:[Ff]orm|[Ff]ield|[Pp]hone|[Ss]iret|[Cc]art|[Pp]romo|[Pp]oints|[Mm]enuItem|[Aa]ddress|[Ss]etting|[Rr]edirect)Faults?/,
    use: 'error or finding; a fault is one of an appliance, or injected',
    places: ['identifier'],
  },
  {
    pattern: /(?:ACCOUNT|ADDRESS|CART|DELIVERY|ORDER|POINTS|PROMO|RULE|SIGNUP|TICKET)_FAULTS$/,
    use: '_ERRORS',
    places: ['identifier'],
  },
  { pattern: /^isLive|LivePage|LIVE_VARIANTS/, use: 'enabled', places: ['identifier'] },
  {
    pattern: /^useText$|TextGroups?$|^(?:learn|recall)[A-Z]|^recall$/,
    use: 'translations and messages; load and read',
    places: ['identifier'],
  },
  { pattern: /Ways$/, use: 'links, actions or options', places: ['identifier'] },
  { pattern: /^answer$|Answer(?:File|NotFound|Of)?$/, use: 'response', places: ['identifier'] },
  { pattern: /^wanted|Wanted$/, use: 'requested', places: ['identifier'] },
  {
    pattern: /^find\w*Faults?$|^logFault|FaultLog|[tT]okenFault/,
    use: 'finding, error',
    places: ['identifier'],
  },
  {
    pattern: /^(?:told|said|lent)(?:[A-Z]|$)|^is(?:Told|Said)|^lend[A-Z]/,
    use: 'text, report',
    places: ['identifier'],
  },
  { pattern: /[Pp]atience|PATIENCE/, use: 'timeout', places: ['identifier'] },
  { pattern: /^(?:tries|TRIES)/, use: 'attempts', places: ['identifier'] },
  { pattern: /^(?:most|least|longest)$/, use: 'max, min', places: ['identifier'] },
  {
    pattern: /(?:Site|Bank|Schema)Book$|[Pp]eer[A-Z]|[Cc]ontrolFaults/,
    use: 'the term of the glossary',
    places: ['identifier'],
  },
];
