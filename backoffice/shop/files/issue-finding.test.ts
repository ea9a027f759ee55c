import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { findMessage } from '#backoffice/messages/format-message.ts';
import { listFiles } from '#scripts/checks/list-files.ts';
import { reasonOf } from './issue-finding.ts';

/** Rules between the sales plans of `PUT /site`, which no file of a shop states. */
const OF_SITE = new Set(['currencies_differ', 'part_required']);

function firstReason(schema: z.ZodType, value: unknown) {
  const issue = schema.safeParse(value, { reportInput: true }).error?.issues[0];
  return issue && reasonOf(issue);
}

describe('reason of a finding', () => {
  it('each error that a schema of the contract names: has a sentence in both languages', () => {
    const named = listFiles(['shared/contract'])
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/error: '([a-z_]+)'/g)])
      .map(([, code = '']) => code)
      .filter((code) => !OF_SITE.has(code));
    expect(named.length).toBeGreaterThan(20);
    const missing = named.filter((code) =>
      (['fr', 'en'] as const).some((lang) => findMessage(lang, `shop.findings.${code}`) === undefined),
    );
    expect(missing).toEqual([]);
  });

  it('named error: is the code, of a rule and of a pattern; an unknown one is quoted', () => {
    const rule = z.string().refine(() => false, { error: 'invalid_iban' });
    const pattern = z.string().regex(/^a$/, { error: 'invalid_key' });
    const unknown = z.string().refine(() => false, { error: 'no_such_error' });
    expect(firstReason(rule, 'x')).toEqual({ code: 'invalid_iban', values: {} });
    expect(firstReason(pattern, 'x')).toEqual({ code: 'invalid_key', values: {} });
    expect(firstReason(unknown, 'x')).toEqual({ code: 'invalid', values: { reason: 'no_such_error' } });
  });
});
