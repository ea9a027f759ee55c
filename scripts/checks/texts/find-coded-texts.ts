import { parseSync, type Node } from 'oxc-parser';
import { childrenOf } from '#scripts/syntax-tree.ts';
import { INSERTED, lineAt, textsOf } from './collect-texts.ts';

export type CodedTextException = { path: RegExp; text?: RegExp; reason: string };

/**
 * Modules of emails and order documents. They take every text from the catalogues, so they are also searched for English
 * prose, which code outside may hold as error messages and pages for operators.
 */
const STRICT =
  /^backoffice\/(?:invoices|mail|order-documents|order-emails)\/|^backoffice\/[a-z-]+\/(?:[a-z-]+-emails?|account-request)\.ts$/;
/** Language tags and addresses differ by language without being texts. */
const NOT_TEXT = /^(?:[a-z]{2}(?:-[A-Z]{2})?$|\/)/;
const FRENCH_SIGN = /[À-ÖØ-öø-ÿœŒ’«»]/;
/** Two words in a row, or one capitalised word. */
const PROSE = /\p{L}{2,} \p{L}{2,}|^\P{L}*\p{Lu}\p{Ll}+\P{L}*$/u;
const MARKUP = /<[^>]*>/g;

type Coded = { start: number; text: string };

/**
 * Texts for people that stand in a source file of the back office instead of its message catalogues, one line each:
 * texts of one language, literals with a French sign, and in modules of emails and order documents all prose. Errors,
 * log messages and SQL are no such texts.
 */
export function findCodedTexts(
  path: string,
  source: string,
  exceptions: readonly CodedTextException[] = [],
): string[] {
  const byLanguage = textsOf(path, source).map(({ location, text }) => ({ place: location, text }));
  const literals = collectLiterals(parseSync(path, source).program)
    .filter(({ text }) => FRENCH_SIGN.test(text) || (STRICT.test(path) && PROSE.test(text)))
    .map(({ start, text }) => ({ place: `${path}:${lineAt(source, start)}`, text }));
  const isException = (found: string) =>
    exceptions.some((one) => one.path.test(path) && (one.text?.test(found) ?? true));
  const lines = [...byLanguage, ...literals]
    .filter(({ text }) => !NOT_TEXT.test(text) && !isException(text))
    .map(({ place, text }) => `${place}: ${JSON.stringify(text)}`);
  return [...new Set(lines)];
}

function collectLiterals(node: Node): Coded[] {
  if (node.type === 'Literal')
    return typeof node.value === 'string' ? [{ start: node.start, text: node.value }] : [];
  if (node.type === 'TemplateLiteral') {
    const text = node.quasis.map(({ value }) => value.cooked ?? '').join(INSERTED);
    return [
      { start: node.start, text: text.replace(MARKUP, '') },
      ...node.expressions.flatMap(collectLiterals),
    ];
  }
  if (isForDevelopers(node)) return [];
  return childrenOf(node).flatMap((child) => collectLiterals(child.node));
}

/** Imports, types, errors, log messages and SQL. */
function isForDevelopers(node: Node): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'TaggedTemplateExpression':
      return true;
    case 'NewExpression':
      return node.callee.type === 'Identifier' && /(?:Error|Failure)$/.test(node.callee.name);
    case 'CallExpression':
      return (
        node.callee.type === 'MemberExpression' &&
        node.callee.object.type === 'Identifier' &&
        node.callee.object.name === 'logger'
      );
    default:
      return node.type.startsWith('TS') && !('expression' in node);
  }
}
