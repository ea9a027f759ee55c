import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { fromProgramFolder } from '#shared/program-folder.ts';

const file = z.object({ password: z.string() });

/** Password of the accounts of the demo shop. */
export const DEMO_PASSWORD = file.parse(
  parse(readFileSync(fromProgramFolder('demo-shop', 'demo', 'accounts.yaml'), 'utf8')),
).password;
