import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadShopFiles } from '#backoffice/shop/load-shop-files.ts';
import { createFindings } from '#backoffice/shop/files/finding.ts';
import { openShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { exportShop } from '#backoffice/shop/export/export-shop.ts';
import { importShop } from '#backoffice/shop/import-shop.ts';
import { readShop } from '#backoffice/shop/read-shop.ts';
import { DEMO_SHOP_FOLDER } from '#backoffice/demo/demo-shop.ts';
import { TEST_PUBLIC_URL } from '#tests/support/demo-dump.ts';
import { startTestApi, type TestApi } from '#tests/support/test-api.ts';

const MINUTES = 300_000;
/** Tables in which a record that is not exported whole would differ. */
const COMPARED: ReadonlySet<string> = new Set([
  'category',
  'category_translation',
  'content',
  'content_translation',
  'document',
  'part',
  'part_family',
  'exploded_view',
  'product',
  'product_translation',
  'relay_point',
  'variant',
]);

type Item = Readonly<Record<string, unknown>> & { id: number };

const inFrench = (value: unknown, text: string) => ({ ...Object(value), fr: text });
const inTexts = (value: unknown, field: string, text: string) => ({
  ...Object(value),
  fr: { ...Object(Object(value).fr), [field]: text },
});

/** A change of one field of each resource, and the text that the export has then. */
const CHANGES: Readonly<Record<string, (item: Item) => { changed: object; exported: string }>> = {
  category: () => ({ changed: { name: 'Nom échangé', position: 7 }, exported: 'Nom échangé' }),
  page: () => ({ changed: { lead: 'Chapeau échangé' }, exported: 'Chapeau échangé' }),
  sav: () => ({ changed: { lead: 'Aide échangée' }, exported: 'Aide échangée' }),
  tags: () => ({ changed: { label: 'Étiquette échangée' }, exported: 'Étiquette échangée' }),
  setting: () => ({ changed: { values: [{ value: 'Réglage échangé' }] }, exported: 'Réglage échangé' }),
  slider: () => ({ changed: { title: 'Image échangée' }, exported: 'Image échangée' }),
  home: () => ({ changed: { title: 'Accueil échangé' }, exported: 'Accueil échangé' }),
  civility: () => ({ changed: { label: 'Civilité échangée' }, exported: 'Civilité échangée' }),
  country: () => ({ changed: { name: 'Pays échangé' }, exported: 'Pays échangé' }),
  carrier: () => ({ changed: { name: 'Porteur échangé' }, exported: 'Porteur échangé' }),
  contact: () => ({ changed: { nom: 'Contact échangé' }, exported: 'Contact échangé' }),
  product: ({ texts }) => ({
    changed: { texts: inTexts(texts, 'lead', 'Produit échangé.') },
    exported: 'Produit échangé.',
  }),
  variant: () => ({ changed: { ean: '4006381333931' }, exported: '4006381333931' }),
  document: ({ title }) => ({
    changed: { title: inFrench(title, 'Document échangé') },
    exported: 'Document échangé',
  }),
  'part/family': ({ name }) => ({
    changed: { name: inFrench(name, 'Famille échangée') },
    exported: 'Famille échangée',
  }),
  part: ({ name }) => ({ changed: { name: inFrench(name, 'Pièce échangée') }, exported: 'Pièce échangée' }),
  eclate: ({ title }) => ({ changed: { title: inFrench(title, 'Vue échangée') }, exported: 'Vue échangée' }),
  'carrier/relay-points': () => ({ changed: { name: 'Relais échangé' }, exported: 'Relais échangé' }),
  'contact/label': () => ({ changed: { name: 'Label échangé' }, exported: 'Label échangé' }),
  'contact/customer': () => ({ changed: { name: 'Camille Échange' }, exported: 'Camille Échange' }),
  'former-product': ({ name }) => ({
    changed: { name: inFrench(name, 'Ancien échangé') },
    exported: 'Ancien échangé',
  }),
  'sav/category': ({ texts }) => ({
    changed: { texts: inTexts(texts, 'name', 'Rubrique échangée') },
    exported: 'Rubrique échangée',
  }),
  'sav/question': ({ texts }) => ({
    changed: { texts: inTexts(texts, 'answer', 'Réponse échangée.') },
    exported: 'Réponse échangée.',
  }),
  'sav/fault': ({ texts }) => ({
    changed: { texts: inTexts(texts, 'meaning', 'Panne échangée.') },
    exported: 'Panne échangée.',
  }),
};

describe('records in an export', () => {
  let api: TestApi;
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'exported-records-'));
    api = await startTestApi({ importedMediaFolder: join(directory, 'media') });
  }, MINUTES);
  afterAll(async () => {
    await api.close();
    await rm(directory, { recursive: true });
  });

  it(
    '[AP-03] every record: a changed field is in the export, which is imported without an error and leaves these tables as they are',
    async () => {
      const expected: string[] = [];
      for (const [name, change] of Object.entries(CHANGES)) {
        const { body } = await api.operate('GET', `/${name}/record`, undefined, { perPage: '1' });
        const [item] = (body as { items: Item[] }).items;
        if (!item) throw new Error(`The demo has no ${name}.`);
        const { changed, exported } = change(item);
        const written = await api.operate('PUT', `/${name}`, { ...item, ...changed });
        expect([name, written.status, written.body]).toEqual([name, 200, { id: item.id }]);
        expected.push(exported);
      }
      let texts = '';
      await api.db.transaction().execute(async (trx) => {
        for await (const [, text] of loadShopFiles(trx, 1)) texts += text;
      });
      expect(expected.filter((text) => !texts.includes(text))).toEqual([]);

      const target = join(directory, 'shop');
      const mediaFolder = join(directory, 'media');
      await exportShop(api.db, target, { force: false, mediaFolder, servedFolder: DEMO_SHOP_FOLDER });
      const folder = await openShopFolder(target);
      const findings = createFindings();
      const shop = await readShop(folder, findings);
      const changes = await importShop(
        api.db,
        { folder, shop, findings },
        { publicUrl: TEST_PUBLIC_URL, mediaFolder, isDryRun: true, remove: true, withStock: true },
      );
      expect(findings.all.filter(({ severity }) => severity === 'error')).toEqual([]);
      const differing = changes?.filter(({ added, changed, removed }) => added + changed + removed > 0);
      expect(differing?.map(({ table }) => table).filter((table) => COMPARED.has(table))).toEqual([]);
    },
    MINUTES,
  );
});
