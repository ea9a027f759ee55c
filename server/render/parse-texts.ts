import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { ShownBrand } from '#client/stores/shown-brand.ts';

const parsed = new WeakMap<ShownBrand, ShownBrand>();

/** A brand with parsed texts: the browser has no parser of messages. A text that cannot be parsed is left out. */
export function withParsedTexts(brand: ShownBrand): ShownBrand {
  const known = parsed.get(brand) ?? { ...brand, texts: parseAll(brand.texts) };
  parsed.set(brand, known);
  return known;
}

function parseAll(texts: ShownBrand['texts']): ShownBrand['texts'] {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([id, text]) => {
      const elements = parseText(text);
      return elements ? [[id, elements]] : [];
    }),
  );
}

function parseText(text: string | MessageFormatElement[]): MessageFormatElement[] | undefined {
  try {
    return typeof text === 'string' ? parse(text, { captureLocation: false }) : undefined;
  } catch {
    return undefined;
  }
}
