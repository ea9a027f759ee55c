import type { MutationTest } from './mutation-test.ts';
import { findJsonScope, findScope, type Scope } from './find-scope.ts';
import type { Edit } from './mutation.ts';
import type { Sources } from './sources.ts';
import { parseSource } from './syntax.ts';
import { walk } from '#scripts/syntax-tree.ts';

/** A file without its protection. */
export type Mutated = { file: string; source: string; edit: Edit };
type Mutable = Pick<MutationTest, 'in' | 'file' | 'mutation'>;

/** Applies a mutation. Returns a message if it fits no place or several. */
export function mutate(mutationTest: Mutable, sources: Sources): Mutated | string {
  const file = findFile(mutationTest, sources);
  if (typeof file !== 'string') return file.finding;
  const source = sources.read(file);
  if (source === undefined) return `${file} does not exist`;
  const edit = findEdit(mutationTest, file, source);
  if (typeof edit === 'string') return `${file}: ${edit}`;
  const text = source.slice(0, edit.start) + edit.text + source.slice(edit.end);
  if (text === source) return `${file}: ${mutationTest.mutation.words} changes nothing`;
  return { file, source: text, edit };
}

/** The file that a mutation changes. */
export function findFile({ in: path, file }: Mutable, { exporting }: Sources): string | { finding: string } {
  if (file !== undefined && (path === undefined || file.endsWith('.json'))) return file;
  const [name = ''] = path?.split(' > ') ?? [];
  const [first, ...others] = exporting(name).filter((one) => one.startsWith(file ?? ''));
  if (first === undefined) return { finding: `nothing exports ${name}` };
  if (others.length === 0) return first;
  return { finding: `${[first, ...others].join(' and ')} export ${name}: the row has to say the folder` };
}

/** The single edit that a row makes in a source, or the reason why there is none. */
export function findEdit({ in: path, mutation }: Mutable, file: string, source: string): Edit | string {
  const { scope, offset } = readScope(path, file, source);
  if (typeof scope === 'string') return scope;
  const shifted = ' '.repeat(offset) + source;
  for (const roots of scope) {
    const edits = mutation.find(roots, shifted);
    if (edits.length > 1)
      return `${mutation.words} fits ${edits.length} places, lines ${linesOf(edits, shifted)}`;
    const [edit] = edits;
    if (edit) return { ...edit, start: edit.start - offset, end: edit.end - offset };
  }
  return `${mutation.words} fits nothing in ${path ?? 'it'}, which has ${listWords(scope)}`;
}

/** `offset`: length of the prefix that made the source parse. */
function readScope(
  path: string | undefined,
  file: string,
  source: string,
): { scope: Scope | string; offset: number } {
  if (file.endsWith('.json'))
    return { scope: findJsonScope(parseSource('data.ts', `(${source})`), path), offset: 1 };
  if (!/\.tsx?$/.test(file)) return { scope: [[]], offset: 0 };
  const program = parseSource(file, source);
  return { scope: path === undefined ? [[program]] : findScope(program, path), offset: 0 };
}

function linesOf(edits: readonly Edit[], source: string): string {
  return edits.map(({ start }) => source.slice(0, start).split('\n').length).join(', ');
}

/** Names that a row could use instead. */
function listWords([roots = []]: Scope): string {
  const words = new Set<string>();
  for (const root of roots)
    for (const { node, field } of walk(root))
      if (node.type === 'Identifier' && (field === 'callee' || field === 'property' || field === 'key'))
        words.add(node.name);
  return [...words].join(', ') || 'no calls or properties';
}
