import { parseSync, type Node } from 'oxc-parser';
import { walk } from '#scripts/syntax-tree.ts';
import type { Place } from './language-rules.data.ts';

/** A comment, a declared name, a test title or a paragraph, and the number of its line. */
export type Utterance = { place: Place; text: string; line: number };

const TEST_FUNCTIONS = new Set(['it', 'test', 'describe']);
const MUTATION_ROWS = /^tests\/mutation\/.*\.data\.ts$/;
const DIRECTIVE = /^(?:oxlint|@ts-|#__|<reference)/;

/** Reads the comments, declared names, test titles and names of mutation rows of a source file. */
export function readSource(path: string, source: string): Utterance[] {
  const { program, comments } = parseSync(path, source);
  const lineOf = createLineOf(source);
  const inComments = comments
    .map(({ value, start }) => ({ text: plainText(value), line: lineOf(start) }))
    .filter(({ text }) => text !== '' && !DIRECTIVE.test(text))
    .map((comment): Utterance => ({ place: 'comment', ...comment }));
  const inCode: Utterance[] = [];
  for (const { node } of walk(program)) {
    const name = declaredName(node);
    if (name) inCode.push({ place: 'identifier', text: name.text, line: lineOf(name.start) });
    const title = testTitle(node) ?? (MUTATION_ROWS.test(path) ? rowName(node) : undefined);
    if (title !== undefined) inCode.push({ place: 'title', text: title, line: lineOf(node.start) });
  }
  return [...inComments, ...inCode];
}

/** Reads the paragraphs of a Markdown page; code and links are left out. */
export function readPage(text: string): Utterance[] {
  const prose = text.replaceAll(/```[\s\S]*?```/g, (block) => block.replaceAll(/[^\n]/g, ''));
  return prose.split('\n').map((line, index) => ({
    place: 'doc',
    text: line.replaceAll(/`[^`]*`/g, '').replaceAll(/\]\([^)]*\)/g, ']'),
    line: index + 1,
  }));
}

/**
 * Reads the comments of a file whose comments begin with `#`, such as YAML, shell or Python, and the texts of alerts.
 * Consecutive lines are one comment.
 */
export function readHashComments(text: string): Utterance[] {
  const utterances: Utterance[] = [];
  let isOpen = false;
  for (const [index, line] of text.split('\n').entries()) {
    const comment = /^\s*#(?!!) ?(.*)$/.exec(line)?.[1];
    const last = utterances.at(-1);
    if (comment !== undefined && isOpen && last) last.text += `\n${comment}`;
    else if (comment !== undefined) utterances.push({ place: 'comment', text: comment, line: index + 1 });
    isOpen = comment !== undefined;
    const alert = /\bsummary: (.*)$/.exec(line)?.[1];
    if (alert !== undefined) utterances.push({ place: 'doc', text: alert, line: index + 1 });
  }
  return utterances;
}

/** The text of a comment without its asterisks. */
function plainText(value: string): string {
  return value
    .replace(/^\*+/, '')
    .replaceAll(/^\s*\*\s?/gm, '')
    .replaceAll(/`[^`]*`/g, '``')
    .trim();
}

function declaredName(node: Node): { text: string; start: number } | undefined {
  switch (node.type) {
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSTypeAliasDeclaration':
      return node.id?.type === 'Identifier' ? { text: node.id.name, start: node.id.start } : undefined;
    default:
      return undefined;
  }
}

/** The first argument of `it(…)`, `it.each(…)(…)`, `test(…)` and `describe(…)`, with `…` for each value in it. */
function testTitle(node: Node): string | undefined {
  if (node.type !== 'CallExpression' || !TEST_FUNCTIONS.has(calledName(node.callee))) return undefined;
  const [title] = node.arguments;
  if (title?.type === 'TemplateLiteral') return title.quasis.map(({ value }) => value.raw).join('…');
  return title?.type === 'Literal' && typeof title.value === 'string' ? title.value : undefined;
}

/** The name of a mutation row. */
function rowName(node: Node): string | undefined {
  if (node.type !== 'Property' || node.key.type !== 'Identifier' || node.key.name !== 'name')
    return undefined;
  return node.value.type === 'Literal' && typeof node.value.value === 'string' ? node.value.value : undefined;
}

function calledName(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'CallExpression') return calledName(callee.callee);
  return callee.type === 'MemberExpression' ? calledName(callee.object) : '';
}

function createLineOf(source: string): (offset: number) => number {
  const starts = [...source.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => starts.filter((start) => start < offset).length + 1;
}
