import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readSoldVariants } from '#backoffice/cart/read-sold-variants.ts';
import type { Database } from '#backoffice/database/database.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { DEMO_SHOP_FOLDER } from '#backoffice/demo/demo-shop.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { createCatalogueReader } from '#backoffice/products/catalogue.ts';
import { matchingPositions, orderedPositions, readCriteria } from '#backoffice/products/criteria.ts';
import { readCardsByReference } from '#backoffice/products/product-cards.ts';
import { selectVariants, toVariant } from '#backoffice/products/product-variants.ts';
import { FIRST_PLANS } from '#backoffice/sites/ensure-site.ts';
import type { SalesPlan } from '#shared/domain/sales-plan.ts';
import { LAMP_SHOP } from '#tests/support/lamp-shop.ts';
import { writeTestFolder } from '#tests/support/test-shop-folder.ts';
import { exportShop } from '../export/export-shop.ts';
import { createFindings } from '../files/finding.ts';
import { openShopFolder } from '../files/shop-folder.ts';
import { importShop } from '../import-shop.ts';
import { importTables } from '../import-tables.ts';
import { readShop } from '../read-shop.ts';

const MINUTE = 60_000;
const PUBLIC_URL = 'https://shop.example';
const DISCOUNT = 20;
/** A net price, a price of professionals, and a price of a period that lasts. */
const PRICES = `reference;plan;price;eco;from;until
LU-HALO-S-OL;;129.00;0.50;;
LU-HALO-S-OL;pro;100.00;;;
LU-HALO-S-OL;pro_connect;61.50;;;
LU-HALO-S-CR;;129.00;0.50;;
LU-HALO-S-CR;part;99.00;;2020-01-01;2999-12-31
LU-HALO-S-CR;part;49.00;;2010-01-01;2010-01-31
LU-HALO-L-OL;;189.00;0.50;;
LU-HALO-L-CR;;189.00;0.50;;
LU-PERLE-9;;119.00;0.20;;
`;

describe('prices of sales plans', () => {
  let database: Database;
  let directory: Awaited<ReturnType<typeof writeTestFolder>>;
  let temporary = '';
  const load = async (path: string) => {
    const folder = await openShopFolder(path);
    const findings = createFindings();
    const shop = await readShop(folder, findings);
    const options = { publicUrl: PUBLIC_URL, mediaFolder: join(temporary, 'media'), remove: false };
    const changes = await importShop(
      database.db,
      { folder, shop, findings },
      { ...options, withStock: false, isDryRun: false },
    );
    const errors = findings.all.filter(({ severity }) => severity === 'error');
    return { changes: changes?.filter(({ added, changed }) => added + changed > 0), errors };
  };
  beforeAll(async () => {
    temporary = await mkdtemp(join(tmpdir(), 'plan-prices-'));
    const site = await readFile(join(DEMO_SHOP_FOLDER, 'shop.yaml'), 'utf8');
    directory = await writeTestFolder({ ...LAMP_SHOP, 'shop.yaml': site, 'prices.csv': PRICES });
    database = await openDatabase({});
    await load(directory.path);
  }, 2 * MINUTE);
  afterAll(async () => {
    await database.close();
    await directory.remove();
    await rm(temporary, { recursive: true, force: true });
  });

  const scopeOf = async (target: SalesPlan['target'], discount?: number): Promise<Scope> => {
    const { id: siteId } = await database.db.selectFrom('site').select('id').executeTakeFirstOrThrow();
    const plan = FIRST_PLANS.find((one) => one.target === target);
    if (!plan) throw new Error(`No plan ${target}`);
    return { siteId, lang: 'fr', plan, plans: [...FIRST_PLANS], discount };
  };
  const priceOf = async (reference: string, scope: Scope) => {
    const row = await selectVariants(database.db)
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return toVariant(row, scope, new Map()).price;
  };

  it('page of an article: each plan sees its price, and only its own plan the net one', async () => {
    const ofHalo = (scope: Scope) => priceOf('LU-HALO-S-OL', scope);
    expect(await ofHalo(await scopeOf('part'))).toMatchObject({
      value: 129,
      kind: 'public',
      tax: 'included',
    });
    expect(await ofHalo(await scopeOf('pro'))).toMatchObject({ value: 100, kind: 'public', tax: 'excluded' });
    expect(await ofHalo(await scopeOf('pro_connect'))).toBeNull();
    expect(await ofHalo(await scopeOf('pro_connect', DISCOUNT))).toMatchObject({
      value: 61.5,
      kind: 'net',
      listed: 100,
    });
    // Without a price of its own, a plan has the public one, less the discount.
    expect(await priceOf('LU-HALO-L-OL', await scopeOf('pro'))).toMatchObject({ value: 157.5 });
    expect(await priceOf('LU-HALO-L-OL', await scopeOf('pro_connect', DISCOUNT))).toMatchObject({
      value: 126,
    });
  });

  it('price of a period: holds between its days, and never outside', async () => {
    expect(await priceOf('LU-HALO-S-CR', await scopeOf('part'))).toMatchObject({ value: 99 });
    expect(await priceOf('LU-HALO-S-CR', await scopeOf('pro'))).toMatchObject({ value: 82.5 });
  });

  it('list: the lowest price of the buyer is shown, sorted and filtered by', async () => {
    const catalogue = await createCatalogueReader(database.db)((await scopeOf('part')).siteId);
    const lowest = async (scope: Scope) => {
      const cards = await readCardsByReference(database.db, scope, ['LU-HALO', 'LU-PERLE']);
      const criteria = await readCriteria(database.db, scope, {
        page: 1,
        perPage: 24,
        orderBy: 'price_asc',
        price: { max: 61.5 },
        spelling: 'exact',
      });
      return {
        shown: cards.map(({ price }) => [price?.value, price?.from]),
        order: orderedPositions(catalogue, criteria, 'price_asc', 'fr').map(
          (position) => catalogue.references[position],
        ),
        isFound: matchingPositions(catalogue, criteria).some((word) => word > 0),
      };
    };
    expect(await lowest(await scopeOf('part'))).toEqual({
      shown: [
        [99, true],
        [119, false],
      ],
      order: ['LU-HALO', 'LU-PERLE'],
      isFound: false,
    });
    expect(await lowest(await scopeOf('pro_connect', DISCOUNT))).toMatchObject({
      shown: [
        [61.5, true],
        [79.34, false],
      ],
      order: ['LU-HALO', 'LU-PERLE'],
      isFound: true,
    });
  });

  it('cart: has the price of professionals, and the net one for its customer', async () => {
    const { siteId } = await scopeOf('part');
    const { id } = await database.db
      .selectFrom('variant')
      .where('reference', '=', 'LU-HALO-S-OL')
      .select('id')
      .executeTakeFirstOrThrow();
    const [sold] = await readSoldVariants(database.db, { siteId, lang: 'fr' }, [id]);
    expect([sold?.unit, sold?.net]).toEqual([10_000, 6150]);
  });

  it('export: the file is the imported one, and a second import writes nothing', async () => {
    const path = join(temporary, 'exported');
    await exportShop(database.db, path, {
      force: false,
      mediaFolder: join(temporary, 'media'),
      servedFolder: '/nowhere',
    });
    expect(await readFile(join(path, 'prices.csv'), 'utf8')).toBe(PRICES);
    expect(await load(path)).toEqual({ changes: [], errors: [] });
  });

  it('price list alone: its articles get their prices, all others stay', async () => {
    await writeFile(
      join(directory.path, 'prices.csv'),
      'reference;plan;price;eco\nLU-HALO-S-OL;;139.00;0.50\nLU-HALO-S-OL;pro_connect;59.00;\n',
    );
    const folder = await openShopFolder(directory.path);
    const source = { folder, findings: createFindings() };
    await importTables(database.db, source, { publicUrl: PUBLIC_URL, tables: ['prices'], isDryRun: false });
    expect(await priceOf('LU-HALO-S-OL', await scopeOf('part'))).toMatchObject({ value: 139 });
    expect(await priceOf('LU-HALO-S-OL', await scopeOf('pro_connect', DISCOUNT))).toMatchObject({
      value: 59,
    });
    expect(await priceOf('LU-HALO-S-CR', await scopeOf('part'))).toMatchObject({ value: 99 });
    const [card] = await readCardsByReference(database.db, await scopeOf('pro_connect', DISCOUNT), [
      'LU-HALO',
    ]);
    expect(card?.price).toMatchObject({ value: 59, from: true });
  });

  it.each([
    ['unknown plan', 'LU-HALO-S-OL;pros;1.00;;;', 'prices.csv:2:14 choice_near'],
    ['net price alone', 'LU-HALO-S-OL;pro_connect;1.00;;;', 'prices.csv:2:1 price_net_alone'],
    [
      'periods that overlap',
      'LU-HALO-S-OL;;2;;;\nLU-HALO-S-OL;;1;;2026-01-01;2026-02-01\nLU-HALO-S-OL;;1;;2026-02-01;',
      'prices.csv:4:18 price_overlap',
    ],
    [
      'end before the start',
      'LU-HALO-S-OL;pro;1;;2026-02-01;2026-01-01',
      'prices.csv:2:32 until_before_from',
    ],
    [
      'eco-participation of a plan',
      'LU-HALO-S-OL;;2;;;\nLU-HALO-S-OL;pro;1;1;;',
      'prices.csv:3:20 must_be_empty',
    ],
    ['public price twice', 'LU-HALO-S-OL;;2;;;\nLU-HALO-S-OL;part;1;;;', 'prices.csv:3:1 key_twice'],
  ])('%s: an error at its line and column', async (_case, rows, expected) => {
    await writeFile(join(directory.path, 'prices.csv'), `reference;plan;price;eco;from;until\n${rows}\n`);
    const { errors } = await load(directory.path);
    expect(errors.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)).toEqual([
      expected,
    ]);
  });
});
