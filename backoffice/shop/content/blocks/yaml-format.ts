import { z } from 'zod';
import { createFindings } from '#backoffice/shop/files/finding.ts';
import { parseYaml } from '#backoffice/shop/files/parse-yaml.ts';
import { yamlText } from '#backoffice/shop/files/write-yaml.ts';
import { BlockSyntaxError, type BlockFormat, type Line } from './block-format.ts';

const FIELDS = z.record(z.string(), z.unknown());

/** A body that states the fields in YAML. It can state any block. */
export function createYamlFormat(head?: 'title' | 'caption'): BlockFormat {
  return {
    ...(head && { head }),
    parse: parseFields,
    write: (fields) => yamlText(fields).trimEnd().split('\n'),
  };
}

function parseFields(body: readonly Line[]) {
  const findings = createFindings();
  const text = body.map((line) => line.text).join('\n');
  const source = { file: '', text, firstLine: body[0]?.number ?? 1 };
  const parsed = parseYaml(source, FIELDS, findings);
  if (parsed) {
    const { value: fields, at } = parsed;
    return { fields, lines: new Map(Object.keys(fields).map((name) => [name, at([name]).line])) };
  }
  const [finding] = findings.all;
  throw new BlockSyntaxError(
    finding?.code ?? 'yaml_syntax',
    finding?.line ?? source.firstLine,
    finding?.values,
  );
}
