import { z } from 'zod';
import { createCheckNew } from '#backoffice/shop/check-keys.ts';
import { choice, text, withDefault } from '#backoffice/shop/files/cells.ts';
import type { Position } from '#backoffice/shop/files/finding.ts';
import { readTable } from '#backoffice/shop/files/read-table.ts';
import type { ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { tableText } from '#backoffice/shop/files/write-table.ts';
import { redirectKey } from '#redirects/address-key.ts';
import { redirectRule } from '#shared/contract/url.ts';
import { checkRecord } from './check-record.ts';
import type { ReadContext } from './read-context.ts';
import type { ShopFile } from './shop-file.ts';

const NAME = 'redirects';
const SCHEMA = z.object({ from: text(), to: text(), code: withDefault(choice(['301', '302']), '301') });
const RULE = redirectRule.omit({ id: true });

export type RedirectEntry = z.infer<typeof RULE>;
export type ReadRedirect = { rule: RedirectEntry; at: (field: string) => Position };

/** Redirects of the shop, with the positions of their fields. */
export async function readRedirects(
  folder: ShopFolder,
  { findings }: Pick<ReadContext, 'findings'>,
): Promise<ReadRedirect[]> {
  const rules: ReadRedirect[] = [];
  const isNew = createCheckNew(findings);
  for await (const { row, at } of readTable(folder, NAME, SCHEMA, findings)) {
    const record = { from: row.from, to: row.to, code: Number(row.code) };
    const rule = checkRecord(RULE, record, { at: ([field]) => at(String(field)), findings });
    if (rule && isNew(redirectKey(rule.from), at('from'), 'from')) rules.push({ rule, at });
  }
  return rules;
}

export function redirectFiles(rules: readonly RedirectEntry[]): ShopFile[] {
  return rules.length > 0 ? [{ path: `${NAME}.csv`, text: tableText(['from', 'to', 'code'], rules) }] : [];
}

/** Rows of the table `redirection`. */
export function redirectRows(rules: readonly RedirectEntry[]) {
  return rules.map(({ from, to, code }) => ({ key: redirectKey(from), source: from, target: to, code }));
}
