import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { LOCALES, type Locale } from '#shared/locale.ts';
import { findPdfFindings } from '#tests/support/find-pdf-findings.ts';
import { elementsOf, readPdfStructure } from '#tests/support/pdf-structure.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { makeDocument } from './make-document.ts';
import { readSource } from './read-source.ts';

const KINDS = ['conformite', 'depliant', 'fiche', 'fiche-energie', 'notice-pose', 'schema-electrique'];
/** Allowed children of a group (ISO 32000-1, 14.8.4.3). */
const CHILDREN: Record<string, readonly string[]> = {
  L: ['LI'],
  LI: ['Lbl', 'LBody'],
  Table: ['TR'],
  TR: ['TH', 'TD'],
};

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function draw(kind: string, lang: Locale = 'fr'): Promise<Uint8Array> {
  const { code } = await database.db
    .selectFrom('document')
    .where('kind', '=', kind)
    .orderBy('id')
    .select('code')
    .executeTakeFirstOrThrow();
  const found = await readSource(database.db, code, lang);
  if (!found) throw new Error(`The demo has ${code}.`);
  return (await makeDocument(found.source)).bytes;
}

describe('structure of documents of the catalogue', () => {
  it.each(KINDS)('%s: tables have rows and cells, lists have items, pictures have words', async (kind) => {
    const pages = await readPdfStructure(await draw(kind));
    expect(elementsOf(pages, 'H1')).toHaveLength(1);
    const tables = elementsOf(pages, 'Table');
    expect(tables.length).toBeGreaterThan(0);
    expect(elementsOf(pages, 'TD').length).toBeGreaterThan(0);
    for (const [role, allowed] of Object.entries(CHILDREN))
      for (const { children } of elementsOf(pages, role))
        expect([role, children.filter((child) => !allowed.includes(child.role))]).toEqual([role, []]);
    for (const { alt } of elementsOf(pages, 'Figure')) expect(alt).toMatch(/\S/);
    for (const { children } of elementsOf(pages, 'TR')) expect(children[0]?.role).toBe('TH');
  });

  it.each(KINDS)('%s: language, title, bookmarks, and each picture with words and its box', async (kind) => {
    for (const lang of LOCALES) expect(await findPdfFindings(await draw(kind, lang), lang)).toEqual([]);
  });
});
