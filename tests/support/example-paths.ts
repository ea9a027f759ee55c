import { createExampleFinder, type ExamplePage } from '#scripts/examples/example-pages.ts';
import { PAGE_KINDS } from '#scripts/examples/page-kinds.ts';

/**
 * The address of every kind of public page in the route table on a running site; several per kind if its
 * states differ.
 */
export async function findExamplePaths(siteUrl: string): Promise<string[]> {
  const find = await createExampleFinder(siteUrl);
  const examples: ExamplePage[] = [];
  for (const kind of PAGE_KINDS) examples.push(...(await find(kind)));
  return examples.filter(({ status, account }) => status === 200 && !account).map(({ path }) => path);
}
