import { routeRow } from '#routes/paths.ts';
import { createExampleFinder, type ExamplePage } from '#scripts/examples/example-pages.ts';
import { PAGE_KINDS } from '#scripts/examples/page-kinds.ts';

/**
 * The address of every kind of page in the route table that a guest may see, on a site that runs; a kind that differs
 * has several.
 */
export async function findExamplePaths(siteUrl: string): Promise<string[]> {
  const find = await createExampleFinder(siteUrl);
  const examples: ExamplePage[] = [];
  const open = PAGE_KINDS.filter(({ name }) => !routeRow(name).guards.includes('authenticated'));
  for (const kind of open) examples.push(...(await find(kind)));
  return examples.filter(({ status }) => status === 200).map(({ path }) => path);
}
