/** Fields that pages show as text. */
const WORDS = new Set(
  (
    'name label title text lead intro description question answer caption subtitle nom adresse1 localite tag ' +
    'tag_banner label_link source meaning subject'
  ).split(' '),
);

/** A response whose visible texts are all replaced. */
export function replaceTexts(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]: [string, unknown]) => {
      const isShown = WORDS.has(key) || (key === 'value' && (value as { type?: unknown }).type === 'text');
      return [key, isShown && typeof field === 'string' ? text : replaceTexts(field, text)];
    }),
  );
}
