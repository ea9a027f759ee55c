import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { findingsText } from '#backoffice/shop/files/finding-text.ts';
import { createFindings } from '#backoffice/shop/files/finding.ts';
import { openShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { writeTestFolder } from '#tests/support/test-shop-folder.ts';
import { loadPromotions } from './load-promotions.ts';
import { readPromotions } from './read-promotions.ts';
import { syncPromotions } from './sync-promotions.ts';
import { writePromotions } from './write-promotions.ts';

const HEAD =
  'code;kind;percent;amount;minimum;from;until;applies_to;categories;mainland;combinable;title.fr;title.en;conditions.fr;conditions.en\n';
const WORDS = 'Titre;Title;Conditions;Terms';
const ROWS = [
  `SPRING;percent;8;;150.00;2026-03-01;2026-03-31;categories;lamps;no;no;${WORDS}\n`,
  `TEN;amount;;10.50;0.00;2026-01-01;2026-11-30T18:00:00.000Z;parts;;yes;yes;${WORDS}\n`,
];

let database: Database;
let categoryIds: Map<string, number>;
beforeAll(async () => {
  database = await openTestDatabase();
  const { id } = await database.db.selectFrom('category').select('id').executeTakeFirstOrThrow();
  categoryIds = new Map([['lamps', id]]);
});
afterAll(() => database.close());

async function read(text: string) {
  const folder = await writeTestFolder({ 'promotions.csv': text });
  const findings = createFindings();
  const known = { file: 'categories', keys: categoryIds };
  const promotions = await readPromotions(await openShopFolder(folder.path), findings, known);
  await folder.remove();
  return { promotions, text: findingsText(findings.all, 'en').replaceAll(/ {2,}/g, '  ') };
}

describe('promotions of a shop', () => {
  it('import, then export: the same file; days are those of Paris, and codes of one customer stay', async () => {
    const { promotions, text } = await read(HEAD + ROWS.join(''));
    expect(text).toBe('');
    expect(promotions[0]?.from.toISOString()).toBe('2026-02-28T23:00:00.000Z');
    expect(promotions[0]?.until.toISOString()).toBe('2026-03-31T21:59:00.000Z');
    const changes = await database.db
      .transaction()
      .execute((transaction) =>
        syncPromotions(transaction, promotions, { siteId: 1, categoryIds, remove: true }),
      );
    expect(changes).toMatchObject({ added: 2, removed: 4 });
    const codes = await database.db.selectFrom('promotion').select('code').orderBy('code').execute();
    expect(codes.map(({ code }) => code)).toEqual(['KERBRAT-120', 'SPRING', 'TEN']);
    const categoryKeys = new Map([...categoryIds].map(([key, id]) => [id, key]));
    const files = writePromotions(await loadPromotions(database.db, { siteId: 1, categoryKeys }));
    expect(files.get('promotions.csv')).toBe(HEAD + ROWS.join(''));
  });

  it('wrong rows: a value that does not suit the kind or the scope is reported in its cell', async () => {
    const rows = [
      `A;percent;;10.50;0.00;2026-03-01;2026-03-31;categories;;no;no;${WORDS}\n`,
      `A;amount;;5.00;0.00;2026-03-01;2026-02-28;all;lamsp;no;no;${WORDS}\n`,
      `B;carriage;;;0.00;tomorrow;2026-02-28;;;no;no;${WORDS}\n`,
    ];
    expect((await read(HEAD + rows.join(''))).text).toBe(
      [
        'error  promotions.csv:2:11  percent  This value is required.',
        'error  promotions.csv:2:12  amount  This cell must be empty here.',
        'error  promotions.csv:2:56  categories  This value is required.',
        'error  promotions.csv:3:1  code  “A” appears on line 2 already.',
        'error  promotions.csv:3:32  until  The end must come after the start.',
        'error  promotions.csv:3:47  categories  “lamsp” does not appear in categories. Did you mean “lamps”?',
        'error  promotions.csv:3:47  categories  This cell must be empty here.',
        'error  promotions.csv:4:19  from  “tomorrow” is not a date. Write 2026-11-30 or 30/11/2026.',
        '',
      ].join('\n'),
    );
  });
});
