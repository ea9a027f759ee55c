import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database } from '#backoffice/database/database.ts';
import { readDemoContent } from '#backoffice/demo/demo-content.ts';
import { createFindings } from '#backoffice/shop/files/finding.ts';
import { openShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { FIRST_PLANS } from '#backoffice/sites/ensure-site.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { writeTestFolder } from '#tests/support/test-shop-folder.ts';
import { readContent, type ShopContent } from './read-content.ts';
import { syncContent } from './sync-content.ts';
import { verifyContent } from './verify-content.ts';

const PAGE = 'type: page\nslug: un-essai\ntitle: Un essai\nlead: Un essai.\ndescription: Une page.\n';
const page = (body: string, front = PAGE) => `---\n${front}---\n\n${body}\n`;
const menu = (entry: string) => `fr:\n  - label: Voir\n${entry}`;

/** Undoes what a test wrote. */
class Undo extends Error {}

describe('checks of content against the whole shop', () => {
  let database: Database;
  let siteId = 0;
  beforeAll(async () => {
    database = await openTestDatabase();
    ({ id: siteId } = await database.db.selectFrom('site').select('id').executeTakeFirstOrThrow());
  });
  afterAll(() => database.close());

  async function verify(content: ShopContent) {
    const findings = createFindings();
    const write = database.db.transaction().execute(async (transaction) => {
      const redirects = content.redirects.map(({ rule }) => rule);
      const options = { siteId, plans: FIRST_PLANS, remove: false };
      await syncContent(transaction, { entries: content.entries, redirects }, options);
      await verifyContent(transaction, content, { ...options, findings, isOwnHost: () => false });
      throw new Undo();
    });
    await expect(write).rejects.toThrow(Undo);
    return findings.all;
  }

  async function verifyFiles(files: Record<string, string>) {
    const { path, remove } = await writeTestFolder(files);
    const read = createFindings();
    const content = await readContent(await openShopFolder(path), { findings: read, languages: ['fr'] });
    await remove();
    expect(read.all).toEqual([]);
    return verify(content);
  }

  it('demo shop: every link, reference, menu entry, fact and redirect leads somewhere', async () => {
    expect(await verify(await readDemoContent())).toEqual([]);
  });

  type Case = [name: string, path: string, text: string, line: number, code: string, severity: string];
  it.each<Case>([
    [
      'link to no page',
      'pages/fr/essai.md',
      page('Un texte.\n\n[Voir](/jamais-vu).'),
      9,
      'link_broken',
      'warning',
    ],
    [
      'link to a redirected page',
      'pages/fr/essai.md',
      page('[Voir](/radiateurs-2025).'),
      9,
      'link_redirected',
      'warning',
    ],
    [
      'unknown product',
      'pages/fr/essai.md',
      page('Un texte.\n\n:::products Trois\n- AT-LAM\n- AT-XYZ\n:::'),
      13,
      'reference_unknown',
      'error',
    ],
    [
      'unknown scene',
      'pages/fr/essai.md',
      page('Un texte.', `${PAGE}scene: nulle-part\n`),
      7,
      'reference_unknown',
      'error',
    ],
    ['unknown fact', 'pages/fr/essai.md', page('Chez {{legal.nom}}.'), 9, 'fact_unknown', 'error'],
    [
      'fact in a field that is not filled',
      'pages/fr/essai.md',
      page('Un texte.', PAGE.replace('lead: Un essai.', 'lead: "{{legal.name}}"')),
      5,
      'fact_not_filled',
      'error',
    ],
    [
      'link that runs a script',
      'pages/fr/essai.md',
      page('[Voir](javascript:alert).'),
      9,
      'invalid_url',
      'error',
    ],
    [
      'menu entry of no page',
      'menus/menu_essai.yaml',
      menu('    page: jamais-vu\n'),
      3,
      'target_unknown',
      'error',
    ],
    [
      'menu entry without a name of a page',
      'menus/menu_essai.yaml',
      menu('    route: produits\n'),
      3,
      'target_unknown',
      'error',
    ],
    [
      'redirect of a page',
      'redirects.csv',
      'from;to\n/contact;/nos-usines\n',
      2,
      'redirect_shadows_page',
      'error',
    ],
    [
      'redirect to no page',
      'redirects.csv',
      'from;to\n/vieux;/jamais-vu\n',
      2,
      'redirect_dead_target',
      'error',
    ],
  ])('%s: is reported with its line', async (_name, path, text, line, code, severity) => {
    const findings = await verifyFiles({ [path]: text });
    expect(findings.map((finding) => [finding.file, finding.line, finding.code, finding.severity])).toEqual([
      [path, line, code, severity],
    ]);
  });

  it('feature that is off: a menu entry of it is an error, a link to it a warning', async () => {
    const { brand } = await database.db.selectFrom('site').select('brand').executeTakeFirstOrThrow();
    const write = (value: object) =>
      database.db
        .updateTable('site')
        .set({ brand: JSON.stringify(value) })
        .execute();
    await write({ ...(brand as object), features: ['documents'] });
    const findings = await verifyFiles({
      'menus/menu_essai.yaml': menu('    route: power-calculator\n'),
      'pages/fr/essai.md': page('[Voir](/calculer-la-puissance).'),
    });
    await write(brand as object);
    const named = findings.map(({ file, code, severity }) => `${file} ${code} ${severity}`);
    expect(named.toSorted()).toEqual([
      'menus/menu_essai.yaml feature_off error',
      'pages/fr/essai.md link_feature_off warning',
    ]);
  });
});
