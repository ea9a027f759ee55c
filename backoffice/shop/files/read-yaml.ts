import type { z } from 'zod';
import { decodeText, UndecodableText } from './decode-text.ts';
import type { Findings, Position } from './finding.ts';
import { parseYaml } from './parse-yaml.ts';
import type { ShopFolder } from './shop-folder.ts';

/** A validated value with the positions of its parts. */
export type YamlFile<Value> = { value: Value; at: (path: readonly (string | number)[]) => Position };

/** Reads a YAML file; `undefined` when it is missing or has errors. */
export async function readYaml<Schema extends z.ZodType>(
  folder: ShopFolder,
  path: string,
  schema: Schema,
  findings: Findings,
): Promise<YamlFile<z.output<Schema>> | undefined> {
  const text = await readText(folder, path, findings);
  return text === undefined ? undefined : parseYaml({ file: path, text, firstLine: 1 }, schema, findings);
}

/** Text of a file in UTF-8 with `\n` as line end; `undefined` when it is missing or in another encoding. */
export async function readText(
  folder: ShopFolder,
  path: string,
  findings: Findings,
): Promise<string | undefined> {
  if (!(await folder.has(path))) return undefined;
  try {
    return decodeText(path, await folder.read(path));
  } catch (error) {
    if (!(error instanceof UndecodableText)) throw error;
    findings.add(error.finding);
    return undefined;
  }
}
