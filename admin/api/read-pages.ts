/** The most entries that the API gives at once. */
export const MAX_PER_PAGE = 100;

type Page = { page: number; perPage: number };
type Found<Item> = { items: Item[]; total: number };

/** Reads a list that is longer than a page of the API. @param max number of entries that is enough */
export async function readPages<Item>(
  read: (page: Page) => Promise<Found<Item>>,
  max = Infinity,
): Promise<Found<Item>> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { items: added, total } = await read({ page, perPage: MAX_PER_PAGE });
    items.push(...added);
    if (added.length === 0 || items.length >= Math.min(total, max)) return { items, total };
  }
}
