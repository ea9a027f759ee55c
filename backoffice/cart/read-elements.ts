import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { elementKey, type ElementKey } from './element-key.ts';
import type { ElementScope } from './element-scope.ts';
import type { SoldElement } from './priced-cart.ts';
import { readSoldParts } from './read-sold-parts.ts';
import { readSoldVariants } from './read-sold-variants.ts';

/** Elements by their key; unknown ones and those that are not sold are left out. */
export async function readElements(
  db: Kysely<Schema>,
  scope: ElementScope,
  keys: readonly ElementKey[],
): Promise<Map<string, SoldElement>> {
  const idsOf = (type: string) => [
    ...new Set(keys.filter((key) => key.type === type).map(({ elementId }) => elementId)),
  ];
  const elements = [
    ...(await readSoldVariants(db, scope, idsOf('product'))),
    ...(await readSoldParts(db, scope, idsOf('part'))),
  ];
  return new Map(elements.map((element) => [elementKey(element), element]));
}
