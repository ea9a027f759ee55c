import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';

/** Style rules of the colours of products: their swatches, and the tone and lines of drawings. */
export async function readColourRules(db: Kysely<Schema>): Promise<string> {
  const colours = await db.selectFrom('colour').selectAll().orderBy('position').execute();
  return colours
    .map(({ key, swatch, tone, outline }) => {
      const values = [
        `--swatch:${swatch}`,
        ...(tone === null ? [] : [`--tone:${tone}`]),
        ...(outline === null ? [] : [`--drawing-line:${outline}`]),
      ];
      return `.colour-${key}{${values.join(';')}}`;
    })
    .join('\n');
}
