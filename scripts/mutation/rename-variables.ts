import { parseSource, type Node } from './syntax.ts';
import { walk, type Placed } from '#scripts/syntax-tree.ts';

/**
 * Renames variables of a source (parameters, locals, private constants). Names of functions, imports and
 * exports stay, even if a variable elsewhere in the file has the same name.
 */
export function renameVariables(path: string, source: string): string {
  const placed = [...walk(parseSource(path, source))];
  const fixed = new Set(placed.flatMap(({ node }) => lastingNames(node)));
  const variables = new Set(placed.flatMap(({ node }) => variableNames(node)));
  const shorthands = new Set(placed.flatMap(({ node }) => (isShorthand(node) ? [node.start] : [])));
  let text = source;
  for (const one of placed.toReversed()) {
    const { node } = one;
    if (node.type !== 'Identifier' || !variables.has(node.name) || fixed.has(node.name) || isKey(one))
      continue;
    const { start, name } = node;
    const renamed = `${shorthands.has(start) ? `${name}: ` : ''}${name}Renamed`;
    text = text.slice(0, start) + renamed + text.slice(start + name.length);
  }
  return text;
}

function lastingNames(node: Node): string[] {
  if (node.type === 'ImportDeclaration') return node.specifiers.map(({ local }) => local.name);
  if (node.type === 'FunctionDeclaration') return node.id ? [node.id.name] : [];
  if (node.type === 'VariableDeclarator') return isFunction(node.init) ? patternNames(node.id) : [];
  const { declaration = null } = node.type === 'ExportNamedDeclaration' ? node : {};
  return declaration?.type === 'VariableDeclaration'
    ? declaration.declarations.flatMap(({ id }) => patternNames(id))
    : [];
}

function variableNames(node: Node): string[] {
  if (node.type === 'VariableDeclarator') return isFunction(node.init) ? [] : patternNames(node.id);
  if (node.type === 'CatchClause') return node.param ? patternNames(node.param) : [];
  return isFunction(node) ? node.params.flatMap((parameter) => patternNames(parameter)) : [];
}

function isFunction(
  node: Node | null,
): node is Extract<Node, { type: 'ArrowFunctionExpression' | 'FunctionDeclaration' | 'FunctionExpression' }> {
  return (
    node?.type === 'ArrowFunctionExpression' ||
    node?.type === 'FunctionDeclaration' ||
    node?.type === 'FunctionExpression'
  );
}

/** Names that a pattern binds: `{ a, b: [c] = [] }` binds a and c. */
function patternNames(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'Property') return patternNames(pattern.value);
  if (pattern.type === 'AssignmentPattern') return patternNames(pattern.left);
  if (pattern.type === 'RestElement') return patternNames(pattern.argument);
  if (pattern.type === 'ObjectPattern') return pattern.properties.flatMap((one) => patternNames(one));
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((one) => (one ? patternNames(one) : []));
  return [];
}

function isShorthand(node: Node): boolean {
  return node.type === 'Property' && node.shorthand;
}

/** Returns whether an identifier is a member name instead of a variable. */
function isKey({ field, parent }: Placed): boolean {
  if (field === 'key') return true;
  return field === 'property' && parent?.type === 'MemberExpression' && !parent.computed;
}
