import type { RequestListener } from 'node:http';
import { readPage } from './read-page.ts';

/** Those of some paths that do not answer 200, with what they answer. One after the other: a site is not attacked. */
export async function findBrokenLinks(app: RequestListener, paths: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  for (const path of paths) {
    const { status } = await readPage(app, path);
    if (status !== 200) broken.push(`${status} ${path}`);
  }
  return broken;
}
