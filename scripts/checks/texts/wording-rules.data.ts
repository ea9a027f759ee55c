import type { Locale } from '#shared/locale.ts';

export type WordingRule = {
  lang: Locale | 'both';
  /** Forbidden text. */
  pattern: RegExp;
  /** Replacement and reason. */
  reason: string;
  /** Allowed uses, with the reason beside each. */
  allow?: readonly RegExp[];
};

/** No-break spaces: U+00A0, and U+202F, which the site's fonts do not have. */
const UNIT = '(?:W|kW|kWh|Wh|kVA|V|A|Hz|mm|cm|m|m²|m³|m³/h|L|kg|g|Pa|bar|dB|€|h|min)(?![\\p{L}\\d²³/])';

/** Typography of each language. Spaces in demo content are set by backoffice/demo/typeset.ts beforehand. */
const TYPOGRAPHY: readonly WordingRule[] = [
  { lang: 'both', pattern: /\p{L}'\p{L}|'/u, reason: 'the apostrophe is ’' },
  { lang: 'both', pattern: /(?<![\p{L}\p{N}/–-])-\d/u, reason: 'the minus sign before a figure is −' },
  { lang: 'both', pattern: /\.\.\./, reason: 'an ellipsis is one sign: …' },
  {
    lang: 'fr',
    pattern: /(?:^|[^\u00a0\u202f ]) [;:?!»]/,
    reason: 'a no-break space stands before ; : ? ! and »',
  },
  { lang: 'fr', pattern: /« /, reason: 'a no-break space stands after «' },
  { lang: 'fr', pattern: /[\p{L})][;?!](?=\s|$)/u, reason: 'a no-break space stands before ; ? and !' },
  { lang: 'fr', pattern: /[“”"]/, reason: 'quotation marks are « »' },
  {
    lang: 'fr',
    pattern: new RegExp(`(?<![\\d\u00a0,.-])\\d{4,} ?\u00a0?${UNIT}`, 'u'),
    reason: 'thousands are parted by a no-break space: 1 500 W',
  },
  { lang: 'fr', pattern: /(?<![\d.])\d+\.\d+\u00a0/, reason: 'the decimal sign is a comma' },
  { lang: 'fr', pattern: /\d%/, reason: 'a no-break space stands before %' },
  { lang: 'fr', pattern: /[\p{Ll}\u00a0]!/u, reason: 'the site does not exclaim' },
  { lang: 'en', pattern: /\p{L}!(?:\s|$)/u, reason: 'the site does not exclaim' },
  { lang: 'en', pattern: /\d[ \u00a0]%/, reason: 'no space stands before %' },
  { lang: 'en', pattern: /[ \u00a0][;:?!](?=\s|$)/, reason: 'no space stands before ; : ? !' },
  { lang: 'en', pattern: /[«»"]/, reason: 'quotation marks are “ ”' },
  { lang: 'en', pattern: /(?<![\d,])\d+,\d{1,2}(?![\d,])/, reason: 'the decimal sign is a point' },
  {
    lang: 'en',
    pattern: new RegExp(`(?<![\\d\u00a0,.-])\\d{4,}[ \u00a0]${UNIT}`, 'u'),
    reason: 'thousands are parted by a comma: 1,500 W',
  },
  { lang: 'en', pattern: /\d\u00a0\d{3}\b(?!\u00a0\d{2}\b)/, reason: 'thousands are parted by a comma' },
];

/** One term per concept, and common mistakes in French. */
const FRENCH: readonly WordingRule[] = [
  { lang: 'fr', pattern: /courriel/i, reason: '“e-mail”, as everywhere on the site' },
  {
    lang: 'fr',
    pattern: /^Poids\b|[Pp]oids (?:du colis|de votre|d’un appareil)|, poids,/u,
    reason: '“masse” where kilograms are given; a load may be a “poids”',
  },
  { lang: 'fr', pattern: /\béclatés?\b(?<!vues? éclatés?)/u, reason: '“vue éclatée”' },
  { lang: 'fr', pattern: /antigel/i, reason: '“hors-gel” is the mode that keeps from freezing' },
  { lang: 'fr', pattern: /hors gel/i, reason: '“hors-gel” is hyphenated' },
  {
    lang: 'fr',
    pattern: /isolement (?:moyen|thermique|correct)/i,
    reason: '“isolation”: isolement is electrical',
  },
  { lang: 'fr', pattern: /\ben taches\b/i, reason: '“par plaques”' },
  { lang: 'fr', pattern: /\bau travers\b/i, reason: '“à travers”, “à travers lui”' },
  { lang: 'fr', pattern: /règles? de pouce/i, reason: '“ordre de grandeur”: a calque of “rule of thumb”' },
  { lang: 'fr', pattern: /Vous trouvez ci-joint/i, reason: '“Vous trouverez ci-joint”' },
  { lang: 'fr', pattern: /à votre main\b/i, reason: '“à votre charge”' },
  { lang: 'fr', pattern: /\bDocumentations\b/u, reason: '“Documentation”, without plural, or “documents”' },
  { lang: 'fr', pattern: /a lâché\b/i, reason: 'an error says what happened, not what it looked like' },
  { lang: 'fr', pattern: /une seconde fois\b/i, reason: '“deux fois”, “à nouveau”' },
  { lang: 'fr', pattern: /\b(?:Rapprocher|Éloigner)\b/u, reason: '“Zoomer”, “Dézoomer” on a map' },
  { lang: 'fr', pattern: /personne ne l’a encore/i, reason: 'a count of nought is not shown' },
  { lang: 'fr', pattern: /\bcaddie\b/i, reason: '“panier”' },
  {
    lang: 'fr',
    pattern: /corps (?:de )?chauffants?/i,
    reason: '“résistance” or “cœur de chauffe” by what it is',
  },
  {
    lang: 'fr',
    pattern: /\bsolutionner|\bimpacter|\bfinaliser\b|\ben charge de\b/i,
    reason: 'calques of English',
  },
  { lang: 'fr', pattern: /\bn’hésitez pas\b/i, reason: 'a call to action says what to do' },
];

/** One term per concept, and unidiomatic English. */
const ENGLISH: readonly WordingRule[] = [
  {
    lang: 'en',
    pattern: /\bbaskets?\b/i,
    reason: '“cart”, as in the header',
    // Baskets of a dishwasher, of firedogs, for linen and logs.
    allow: [/dishwasher|firedogs|linen basket|gas radiator/],
  },
  { lang: 'en', pattern: /\bpick-?ups?\b/i, reason: '“collection point”' },
  {
    lang: 'en',
    pattern: /\bpublic prices?\b/i,
    reason: '“list price” without VAT, “recommended price” with it',
  },
  { lang: 'en', pattern: /\bheating bod(?:y|ies)\b/i, reason: '“heating element” or “core”' },
  { lang: 'en', pattern: /\bfounders? and makers?\b/i, reason: '“foundry and manufacturer”' },
  { lang: 'en', pattern: /\brating plate\b|\bname ?plate\b/i, reason: '“data plate”' },
  { lang: 'en', pattern: /\bway of delivery\b/i, reason: '“delivery method”' },
  { lang: 'en', pattern: /\btime to answer\b/i, reason: '“response time”' },
  { lang: 'en', pattern: /\bnothing answers\b/i, reason: '“no results for”' },
  { lang: 'en', pattern: /\bsomebody answers\b/i, reason: '“talk to someone”' },
  { lang: 'en', pattern: /\bthe sum needs\b/i, reason: '“the calculation needs”' },
  { lang: 'en', pattern: /\bmay one\b/i, reason: '“Can I …?”' },
  {
    lang: 'en',
    pattern: /\bhour of (?:electrician|plumber|fitter)/i,
    reason: '“an hour’s work by an electrician”',
  },
  {
    lang: 'en',
    pattern: /(?:^|[.;,:?] |\bor |\bto |\bshould |\byou |\bplease )[Rr]ing (?:us|the|\+|\d|\ufffc|\{)/u,
    reason: '“call”',
  },
  { lang: 'en', pattern: /\bweight limit of the cart\b/i, reason: '“too heavy for”' },
  {
    lang: 'en',
    pattern: /\bemails?\b(?!\})/u,
    reason: '“e-mail”, as everywhere on the site',
    allow: [/\{email\}/],
  },
  { lang: 'en', pattern: /\bpersonnel office\b/i, reason: '“HR department”' },
  {
    lang: 'en',
    pattern: /\b(?:color|gray|meters?\b(?= (?:long|wide|high|away))|aluminum|center)\b/i,
    reason: 'British spelling',
  },
  { lang: 'en', pattern: /\b\w+(?:[^aeiouls]iz)(?:e|es|ed|ing|ation)\b/, reason: 'British spelling: -ise' },
  { lang: 'en', pattern: /\binformations\b|\badvices\b/i, reason: 'no plural' },
  { lang: 'en', pattern: /\bwarranty\b/i, reason: '“guarantee”' },
];

export const WORDING_RULES = [...TYPOGRAPHY, ...FRENCH, ...ENGLISH];
