import { createExampleFinder, type ExamplePage } from '#scripts/examples/example-pages.ts';
import { routeRow } from '#routes/paths.ts';
import { PAGE_KINDS } from '#scripts/examples/page-kinds.ts';

/**
 * The address of every kind of page in the route table, on a site that runs; a kind that differs has several. Pages
 * behind the login are left out: nobody is logged in.
 */
export async function findExamplePaths(siteUrl: string): Promise<string[]> {
  const find = await createExampleFinder(siteUrl);
  const examples: ExamplePage[] = [];
  const kinds = PAGE_KINDS.filter(({ name }) => !routeRow(name).guards.includes('authenticated'));
  for (const kind of kinds) examples.push(...(await find(kind)));
  return examples.filter(({ status }) => status === 200).map(({ path }) => path);
}
