import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { z } from 'zod';

const row = z.object({
  language: z.enum(['fr', 'en']),
  audience: z.enum(['part', 'pro']),
  kind: z.string(),
  query: z.string(),
  expected: z.string(),
});

/** A query and its accepted targets: `kind:code` (README.md in this folder). */
export type JudgedQuery = Omit<z.infer<typeof row>, 'expected'> & { expected: string[] };

/** The judged queries of a set. */
export function readJudgedQueries(set: 'seen' | 'unseen'): JudgedQuery[] {
  const text = readFileSync(join(import.meta.dirname, `${set}.csv`), 'utf8');
  const { data } = Papa.parse(text, { header: true, skipEmptyLines: true });
  return z
    .array(row)
    .parse(data)
    .map(({ expected, ...query }) => ({
      ...query,
      expected: expected.split('|').map((target) => target.trim()),
    }));
}
