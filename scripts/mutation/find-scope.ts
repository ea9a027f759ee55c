import type { Node } from './syntax.ts';
import { walk } from '#scripts/syntax-tree.ts';

/** Scope of a mutation, in search order: the function, private declarations of its file that it uses, their imports. */
export type Scope = readonly (readonly Node[])[];

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionDeclaration', 'FunctionExpression']);

/**
 * Resolves a path: an exported function or constant, then functions in it or private ones it uses
 * (`createCart > add`). Returns a message if nothing matches.
 */
export function findScope(program: Node, path: string): Scope | string {
  const [name = '', ...inner] = path.split(' > ');
  const root = topLevel(program).find((one) => one.isExported && one.names.includes(name));
  if (!root) return `exports no ${name}`;
  const used = findUsed(program, root.node);
  let scope: Scope = [[root.node], used.filter(isDeclaration), used.filter((node) => !isDeclaration(node))];
  for (const step of inner) {
    const perLevel = scope.map((nodes) => nodes.flatMap((node) => findFunctions(node, step)));
    const found = perLevel.find((functions) => functions.length > 0) ?? [];
    if (found.length !== 1)
      return `${name} has ${found.length} functions ${step}; it has ${listFunctions(scope).join(', ') || 'none'}`;
    scope = [found];
  }
  return scope;
}

/** Scope of a JSON file that was parsed as code: the whole file, or the value of a property. */
export function findJsonScope(program: Node, key: string | undefined): Scope | string {
  if (key === undefined) return [[program]];
  const found = [...walk(program)].filter(
    ({ node }) => node.type === 'Property' && node.key.type === 'Literal' && node.key.value === key,
  );
  return found.length === 1 ? [found.map(({ node }) => node)] : `has ${found.length} properties ${key}`;
}

type TopLevel = { node: Node; names: string[]; isExported: boolean };

function topLevel(program: Node): TopLevel[] {
  if (program.type !== 'Program') return [];
  return program.body.map((node) => {
    const isExported = node.type === 'ExportNamedDeclaration';
    const declared = isExported && node.declaration ? node.declaration : node;
    return { node, names: namesOf(declared), isExported };
  });
}

function namesOf(node: Node): string[] {
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }) => nameOf(id));
  if (node.type === 'ImportDeclaration') return node.specifiers.map(({ local }) => local.name);
  return 'id' in node ? nameOf(node.id) : [];
}

function nameOf(node: Node | null): string[] {
  return node?.type === 'Identifier' ? [node.name] : [];
}

/** Private declarations of the file and its imports that a declaration uses, directly or indirectly. */
function findUsed(program: Node, start: Node): Node[] {
  const others = topLevel(program).filter(({ isExported }) => !isExported);
  const used = new Set<Node>();
  const queue = [start];
  for (let from = queue.shift(); from; from = queue.shift()) {
    const names = new Set([...walk(from)].flatMap(({ node }) => nameOf(node)));
    for (const other of others) {
      if (used.has(other.node) || !other.names.some((name) => names.has(name))) continue;
      used.add(other.node);
      if (isDeclaration(other.node)) queue.push(other.node);
    }
  }
  return [...used];
}

function isDeclaration(node: Node): boolean {
  return node.type !== 'ImportDeclaration';
}

/** Functions of that name in a tree: declared, assigned, methods, properties. */
function findFunctions(root: Node, name: string): Node[] {
  return [...walk(root)].map(({ node }) => node).filter((node) => functionName(node) === name);
}

function functionName(node: Node): string | undefined {
  if (node.type === 'FunctionDeclaration') return node.id?.name;
  if (node.type === 'VariableDeclarator')
    return node.init && FUNCTIONS.has(node.init.type) ? nameOf(node.id)[0] : undefined;
  const isMember = node.type === 'Property' || node.type === 'MethodDefinition';
  return isMember && FUNCTIONS.has(node.value.type) ? nameOf(node.key)[0] : undefined;
}

function listFunctions(scope: Scope): string[] {
  const names = scope.flat().flatMap((node) => [...walk(node)].map((placed) => functionName(placed.node)));
  return [...new Set(names.filter((name) => name !== undefined))];
}
