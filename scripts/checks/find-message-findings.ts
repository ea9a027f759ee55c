import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type Catalogues = { fr: Record<string, string>; en: Record<string, string> };

/**
 * Findings about messages, one line each: missing or unused ids, messages that do not parse or whose
 * arguments differ between the languages, French text without its no-break spaces.
 */
export function findMessageFindings(catalogues: Catalogues, sources: readonly string[]): string[] {
  const isUsed = createUseCheck(sources);
  const ids = [...new Set([...Object.keys(catalogues.fr), ...Object.keys(catalogues.en)])];
  return ids.flatMap((id) => {
    const { fr, en } = { fr: catalogues.fr[id], en: catalogues.en[id] };
    if (fr === undefined || en === undefined) return [`${id}: missing in ${fr === undefined ? 'fr' : 'en'}`];
    return [
      ...(isUsed(id) ? [] : [`${id}: used nowhere`]),
      ...argumentFindings(id, fr, en),
      ...typographyFindings(id, { fr, en }),
      ...[fr, en]
        .filter(holdsDate)
        .map(() => `${id}: holds a date, which is said beforehand (client/app/intl/messages.ts)`),
    ];
  });
}

/** An id is used if it appears whole, or if a template begins with its first part. */
function createUseCheck(sources: readonly string[]): (id: string) => boolean {
  const text = sources.join('\n');
  const whole = new Set([...text.matchAll(/['"`]([\w.-]+)['"`]/g)].map((match) => match[1]));
  const beginnings = [...text.matchAll(/`([\w.-]+[._])\$\{/g)].map((match) => match[1] ?? '');
  return (id) => whole.has(id) || beginnings.some((beginning) => id.startsWith(beginning));
}

function argumentFindings(id: string, fr: string, en: string): string[] {
  const [french, english] = [argumentsOf(fr), argumentsOf(en)];
  if (french === undefined) return [`${id}: fr is malformed`];
  if (english === undefined) return [`${id}: en is malformed`];
  return french === english
    ? []
    : [`${id}: arguments differ: fr ${french || 'none'}, en ${english || 'none'}`];
}

function argumentsOf(message: string): string | undefined {
  try {
    return [...new Set(collect(parse(message)))].sort().join(', ');
  } catch {
    return undefined;
  }
}

function collect(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.plural:
      case TYPE.select: {
        const kind = element.type === TYPE.plural ? 'plural' : 'select';
        const options = Object.values(element.options).flatMap((option) => collect(option.value));
        return [`${element.value} ${kind}`, ...options];
      }
      case TYPE.date:
      case TYPE.time:
        return [`${element.value} date`];
      case TYPE.tag:
        return [`<${element.value}>`, ...collect(element.children)];
      default:
        return [element.value];
    }
  });
}

/** A date or time argument would be formatted in the reader's time zone instead of the site's. */
function holdsDate(message: string): boolean {
  return / date(?:,|$)/.test(argumentsOf(message) ?? '');
}

/** An ordinary space between a figure and its unit allows a line break there. */
const UNIT_AFTER_SPACE =
  /[\d}] (?:%|€|°C|k?Wh?|W\/m²|mm|cm|m|m²|m³|kg|g|L|l|h|min|dB(?:\(A\))?|bar|s)(?![\p{L}\d²³’])/u;

function typographyFindings(id: string, messages: { fr: string; en: string }): string[] {
  const apostrophes = (['fr', 'en'] as const)
    .filter((locale) => messages[locale].includes("'"))
    .map((locale) => `${id}: ${locale} has a straight apostrophe`);
  const breaks = / [:;!?»]|« /.test(messages.fr) ? [`${id}: fr lacks a no-break space`] : [];
  const units = (['fr', 'en'] as const)
    .filter((locale) => UNIT_AFTER_SPACE.test(messages[locale]))
    .map((locale) => `${id}: ${locale} parts a figure from its unit`);
  return [...apostrophes, ...breaks, ...units];
}
