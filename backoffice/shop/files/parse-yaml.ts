import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type Node,
} from 'yaml';
import type { z } from 'zod';
import { errorAt, type Findings, type Position } from './finding.ts';
import { reasonOf } from './issue-finding.ts';
import { findUnknownKeyReason } from './unknown-key.ts';

/** YAML within a file. */
export type YamlSource = {
  file: string;
  text: string;
  /** Line of the file on which the text starts, from one. */
  firstLine: number;
};

type Path = readonly PropertyKey[];

const MAX_CHARACTERS = 4 * 1024 * 1024;
const MAX_ALIASES = 100;
/** Codes of findings by error codes of the parser. */
const CODES: Readonly<Record<string, string>> = {
  BAD_ALIAS: 'yaml_quotes',
  BAD_INDENT: 'yaml_indent',
  BAD_SCALAR_START: 'yaml_quotes',
  BLOCK_AS_IMPLICIT_KEY: 'yaml_quotes',
  DUPLICATE_KEY: 'yaml_duplicate_key',
  MISSING_CHAR: 'yaml_open',
  TAB_AS_INDENT: 'yaml_tab',
  TAG_RESOLVE_FAILED: 'yaml_quotes',
};

/** Parses and validates YAML 1.2; `undefined` after errors. All syntax errors, or all errors of values, are reported. */
export function parseYaml<Schema extends z.ZodType>(
  { file, text, firstLine }: YamlSource,
  schema: Schema,
  findings: Findings,
): { value: z.output<Schema>; at: (path: readonly (string | number)[]) => Position } | undefined {
  const lines = new LineCounter();
  const toPosition = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(1, line) + firstLine - 1, column: Math.max(1, col) };
  };
  if (text.length > MAX_CHARACTERS) {
    findings.add(errorAt(toPosition(0), 'file_too_large', { limit: MAX_CHARACTERS / 1024 / 1024 }));
    return undefined;
  }
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, version: '1.2' });
  for (const { pos, code } of document.errors) findings.add(errorAt(toPosition(pos[0]), yamlCode(code)));
  if (document.errors.length > 0) return undefined;
  const at = (path: Path) => toPosition(findOffset(document, path));
  const value = toValue(document);
  if (value === undefined) {
    findings.add(errorAt(toPosition(0), 'yaml_aliases'));
    return undefined;
  }
  const result = schema.safeParse(value.data, { reportInput: true });
  if (result.success) return { value: result.data, at };
  for (const issue of result.error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    for (const key of keys) {
      const path = key === undefined ? issue.path : [...issue.path, key];
      const reason = key === undefined ? reasonOf(issue) : findUnknownKeyReason(schema, issue.path, key);
      findings.add(errorAt(at(path), reason.code, reason.values, path.map(String).join('.') || null));
    }
  }
  return undefined;
}

/** `undefined` when aliases expand to too much. */
function toValue(document: Document.Parsed): { data: unknown } | undefined {
  try {
    return { data: document.toJS({ maxAliasCount: MAX_ALIASES }) as unknown };
  } catch {
    return undefined;
  }
}

function yamlCode(code: string): string {
  return CODES[code] ?? 'yaml_syntax';
}

/** Offset of the key of a value, of the item of a list, or of the nearest thing that contains it. */
function findOffset(document: Document.Parsed, path: Path): number {
  let node: unknown = document.contents;
  let offset = startOf(document.contents) ?? 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (!isPair(pair)) return offset;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      offset = startOf(node) ?? offset;
    } else return offset;
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? (node as Node).range?.[0] : undefined;
}
