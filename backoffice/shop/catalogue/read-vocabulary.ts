import type { Findings } from '../files/finding.ts';
import type { ShopFolder } from '../files/shop-folder.ts';
import { readAttributes } from './read-attributes.ts';
import { readColours } from './read-colours.ts';
import { readTypes } from './read-types.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Reads `attributes.csv`, `attribute-options.csv`, `types.csv` and `colours.csv`. */
export async function readVocabulary(folder: ShopFolder, findings: Findings): Promise<Vocabulary> {
  const attributes = await readAttributes(folder, findings);
  return {
    attributes,
    types: await readTypes(folder, attributes, findings),
    colours: await readColours(folder, findings),
  };
}
