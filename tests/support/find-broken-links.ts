import type { RequestListener } from 'node:http';
import { readPage } from './read-page.ts';

/** Paths whose status is not 200, with the status. Sequential, so that no rate limit applies. */
export async function findBrokenLinks(app: RequestListener, paths: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  for (const path of paths) {
    const { status } = await readPage(app, path);
    if (status !== 200) broken.push(`${status} ${path}`);
  }
  return broken;
}
