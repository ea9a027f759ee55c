import { dirname, join } from 'node:path';

export type Project = {
  /** Markdown pages. */
  pages: { path: string; text: string }[];
  /** Every file and folder of the repository, by path. */
  paths: ReadonlySet<string>;
  /** Names of the scripts of package.json. */
  scripts: ReadonlySet<string>;
};

/** Dead links and unknown commands. */
export function findDocumentationFindings({ pages, paths, scripts }: Project): string[] {
  return pages.flatMap(({ path, text }) => [
    ...relativeLinks(withoutBlocks(text))
      .filter((link) => !paths.has(join(dirname(path), link)))
      .map((link) => `${path}: ${link} does not exist`),
    ...commands(text)
      .filter((script) => !scripts.has(script))
      .map((script) => `${path}: npm run ${script} does not exist`),
    ...namedFiles(text)
      .filter((file) => !paths.has(file))
      .map((file) => `${path}: ${file} does not exist`),
  ]);
}

/** Names that only one of two lists has, one sentence each. */
export function compareNames(
  one: { name: string; has: readonly string[] },
  other: { name: string; has: readonly string[] },
): string[] {
  const missing = (from: typeof one, to: typeof one) =>
    from.has.filter((item) => !to.has.includes(item)).map((item) => `${to.name} lacks ${item}`);
  return [...missing(one, other), ...missing(other, one)];
}

/** Code blocks show files of others, whose links lead nowhere here. */
function withoutBlocks(text: string): string {
  return text.replaceAll(/^```.*?^```$/gms, '');
}

function relativeLinks(text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map((match) => match[1] ?? '');
}

function commands(text: string): string[] {
  return [...text.matchAll(/\bnpm run ([a-z:-]+)/g)].map((match) => match[1] ?? '');
}

/** File paths from the root, in code spans. */
function namedFiles(text: string): string[] {
  const roots = 'backoffice|client|docs|locales|redirects|routes|scripts|server|shared|tests';
  const span = new RegExp(`\`((?:${roots})/[\\w./-]*\\w\\.(?:ts|tsx|json|md|css))\``, 'g');
  return [...text.matchAll(span)].map((match) => match[1] ?? '');
}
