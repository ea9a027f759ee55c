import { warningAt, type Findings } from './finding.ts';
import type { ShopFolder } from './shop-folder.ts';

/** A place of the template that waits for its text: `[[name of the brand]]`. */
const MARK = /\[\[([^[\]]{1,300})\]\]/g;

/** Warns of places that the template of a shop (`npm run shop -- new`) marks, and that are not filled in. */
export async function findUnfilled(folder: ShopFolder, findings: Findings): Promise<void> {
  const files = (await folder.list('')).filter(isText);
  for (const file of files) {
    const text = (await folder.read(file)).toString('utf8');
    for (const [index, line] of text.split('\n').entries())
      for (const { index: start, 1: value = '' } of line.matchAll(MARK))
        findings.add(warningAt({ file, line: index + 1, column: start + 1 }, 'unfilled', { value }));
  }
}

/** Texts that people write. Products are many, and tables have no marks. */
function isText(path: string): boolean {
  return /\.(?:md|ya?ml)$/i.test(path) && !path.startsWith('products/') && path !== 'README.md';
}
