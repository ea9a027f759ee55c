import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type Node } from 'oxc-parser';
import { typeset } from '#shared/domain/typeset.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { childrenOf } from '#scripts/syntax-tree.ts';
import { listFiles } from '../list-files.ts';
import { shopTextsOf } from './collect-shop-texts.ts';

/** A text that visitors read. `place`: a file and a line, or a file and a message id. */
export type SiteText = { location: string; lang: Locale; text: string };

/** Placeholder of a value that a template inserts. */
export const INSERTED = '\uFFFC';

const FOLDERS = ['backoffice', 'client', 'server', 'shared'];
const SHOP_FOLDER = 'demo-shop';
const CATALOGUE_FOLDERS = ['locales', 'backoffice/locales'];
/** Words that visitors type, not texts of the site. */
export const SEARCH_WORDS =
  /^backoffice\/(?:search\/(?:.*\.data|filler-words|search-quality.*)|demo\/search-words\/.*)\.ts$/;
/** Texts that are typeset when stored or drawn. */
const TYPESET = /^backoffice\/(?:demo|documents)\//;
/** Properties that hold addresses and keys. */
const NOT_TEXT = new Set(['slug', 'url', 'path', 'key', 'scene', 'reference', 'references', 'href', 'tags']);
/** Functions with a French argument followed by an English one, and the index of the first. */
const PAIRS = new Map([
  ['say', 0],
  ['one', 2],
  ['part', 5],
]);
/** Constants with the texts of one language. */
const LANGUAGE_CONSTANTS = new Map<string, Locale>([
  ['FRENCH', 'fr'],
  ['ENGLISH', 'en'],
]);

/**
 * Collects every text of the site by language: message catalogues, files of the demo shop, documents, error pages. In
 * code, a text belongs to the nearest property `fr` or `en`, to a branch of a comparison with `'fr'` or
 * `'en'`, or to an argument of a function that takes both languages. Demo content and documents are typeset
 * as visitors see them.
 */
export function collectTexts(): SiteText[] {
  return [
    ...collectMessages(),
    ...listFiles([SHOP_FOLDER]).flatMap((path) => shopTextsOf(path)),
    ...listFiles(FOLDERS).filter(isText).flatMap(readTexts),
  ];
}

function isText(path: string): boolean {
  return /\.tsx?$/.test(path) && !/\.(?:test|spec)\./.test(path) && !SEARCH_WORDS.test(path);
}

function collectMessages(): SiteText[] {
  return LOCALES.flatMap((lang) =>
    CATALOGUE_FOLDERS.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name === `${lang}.json` || name.endsWith(`.${lang}.json`))
        .flatMap((name) => messagesOf(join(folder, name), readFileSync(join(folder, name), 'utf8'), lang)),
    ),
  );
}

/** The messages of one catalogue. */
export function messagesOf(path: string, source: string, lang: Locale): SiteText[] {
  const messages = JSON.parse(source) as Record<string, string>;
  return Object.entries(messages).map(([id, text]) => ({ location: `${path} ${id}`, lang, text }));
}

function readTexts(path: string): SiteText[] {
  const source = readFileSync(path, 'utf8');
  if (!/\bfr\b/.test(source)) return [];
  return textsOf(path, source);
}

/** The texts of one source file. */
export function textsOf(path: string, source: string): SiteText[] {
  const isTypeset = TYPESET.test(path);
  const found: { start: number; lang: Locale; text: string }[] = [];
  const { program } = parseSync(path, source);
  walk(program, undefined, (start, lang, text) => {
    if (/\p{L}/u.test(text)) found.push({ start, lang, text: isTypeset ? typeset(text, lang) : text });
  });
  return found.map(({ start, lang, text }) => ({ location: `${path}:${lineAt(source, start)}`, lang, text }));
}

type Visit = (start: number, lang: Locale, text: string) => void;

function walk(node: Node, lang: Locale | undefined, visit: Visit): void {
  switch (node.type) {
    case 'ImportExpression':
      return;
    case 'Literal':
      if (lang && typeof node.value === 'string') visit(node.start, lang, node.value);
      return;
    case 'TemplateLiteral':
      if (lang) visit(node.start, lang, node.quasis.map(({ value }) => value.cooked ?? '').join(INSERTED));
      for (const expression of node.expressions) walk(expression, lang, visit);
      return;
    case 'Property': {
      const name = propertyName(node.key);
      if (NOT_TEXT.has(name)) return;
      walk(node.value, name === 'fr' || name === 'en' ? name : lang, visit);
      return;
    }
    case 'ConditionalExpression': {
      const [consequent, alternate] = languagesOf(node.test);
      walk(node.consequent, consequent ?? lang, visit);
      walk(node.alternate, alternate ?? lang, visit);
      return;
    }
    case 'VariableDeclarator':
      if (!node.init) return;
      walk(
        node.init,
        node.id.type === 'Identifier' ? (LANGUAGE_CONSTANTS.get(node.id.name) ?? lang) : lang,
        visit,
      );
      return;
    case 'CallExpression': {
      const french = node.callee.type === 'Identifier' ? PAIRS.get(node.callee.name) : undefined;
      for (const [index, argument] of node.arguments.entries()) {
        walk(argument, french === undefined ? lang : (LOCALES[index - french] ?? lang), visit);
      }
      return;
    }
    default:
      if (node.type.startsWith('TS') && !('expression' in node)) return;
  }
  for (const child of childrenOf(node)) walk(child.node, lang, visit);
}

function propertyName(key: Node): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : '';
}

/** Languages of the two branches of `lang === 'fr'` and similar conditions. */
function languagesOf(test: Node): readonly [Locale, Locale] | readonly [] {
  if (test.type !== 'BinaryExpression' || test.operator !== '===' || test.right.type !== 'Literal') return [];
  if (test.right.value === 'fr') return ['fr', 'en'];
  return test.right.value === 'en' ? ['en', 'fr'] : [];
}

export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
