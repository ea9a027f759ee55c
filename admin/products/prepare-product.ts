import type { RaRecord } from 'ra-core';
import { LOCALES } from '#shared/locale.ts';

type Story = { title?: string; text?: string };
type Texts = Record<string, unknown> & { story?: Story };

/**
 * Typed values as the API takes them. Forms set fields without a value to `null`, which no field of a product takes;
 * attributes without options and stories without words are left out.
 */
export function prepareProduct(typed: RaRecord): RaRecord {
  const { id, attributes, texts, ...fields } = withoutNulls(typed) as RaRecord;
  const filled = Object.entries(fields).filter(([, value]) => value !== '');
  const chosen = Object.entries((attributes ?? {}) as Record<string, unknown[]>);
  const written = (texts ?? {}) as Record<string, Texts>;
  return {
    ...Object.fromEntries(filled),
    id,
    attributes: Object.fromEntries(chosen.filter(([, options]) => options.length > 0)),
    texts: Object.fromEntries(LOCALES.map((lang) => [lang, withoutEmptyStory(written[lang] ?? {})])),
  };
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (inner === null ? [] : [[name, withoutNulls(inner)]])),
  );
}

function withoutEmptyStory({ story, ...texts }: Texts): Texts {
  return story?.title || story?.text ? { ...texts, story } : texts;
}
