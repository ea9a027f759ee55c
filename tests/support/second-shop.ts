import type { Database } from '#backoffice/database/database.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { createFindings } from '#backoffice/shop/files/finding.ts';
import { findingsText } from '#backoffice/shop/files/finding-text.ts';
import { openShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { importShop } from '#backoffice/shop/import-shop.ts';
import { readShop, type Shop } from '#backoffice/shop/read-shop.ts';
import type { Feature } from '#shared/domain/features.ts';
import { authState } from '#shared/contract/customer.ts';
import { createBuyer, type Buyer } from './checkout.ts';
import { TEST_PUBLIC_URL } from './demo-dump.ts';
import { logInVisitor, type LoggedVisitor } from './logged-visitor.ts';
import { newestToken, signupValues } from './signup-form.ts';
import { createTestClient, type ApiResponse } from './test-api.ts';
import { startTestBackoffice, TEST_EMAILS, type TestBackoffice } from './test-backoffice.ts';
import { createTestStorefront, PATIENT_LIMITS, serve, type TestStorefront } from './test-storefront.ts';

export const SECOND_SHOP = 'tests/shops/quinquelune';
export const SECOND_SHOP_MEDIA = '.cache/second-shop-media';
/** Encoding all takes minutes. */
export const MAX_PICTURES = 2;
const EMAIL = 'achats@auberge.example';
const PASSWORD = 'Lumiere-2026';

export type SecondShop = {
  backoffice: TestBackoffice;
  storefront: TestStorefront;
  /** Address of the storefront. */
  url: string;
  features: readonly Feature[];
  close: () => Promise<void>;
};

/** Imports a folder of a shop into an empty database. `maxPictures`: of products, the first ones. */
export async function importFolder(
  path: string,
  maxPictures: number,
): Promise<{ database: Database; shop: Shop }> {
  const database = await openDatabase({});
  const folder = await openShopFolder(path);
  const findings = createFindings();
  const shop = await readShop(folder, findings);
  await importShop(
    database.db,
    { folder, shop: { ...shop, pictures: shop.pictures.slice(0, maxPictures) }, findings },
    {
      publicUrl: TEST_PUBLIC_URL,
      mediaFolder: SECOND_SHOP_MEDIA,
      remove: false,
      withStock: true,
      isDryRun: false,
    },
  );
  await folder.close();
  if (findings.hasErrors) throw new Error(findingsText(findings.all, 'en'));
  return { database, shop };
}

/** Imports the shop of lamps into an empty database and starts the program on it. */
export async function startSecondShop(): Promise<SecondShop> {
  const { database, shop } = await importFolder(SECOND_SHOP, MAX_PICTURES);
  const backoffice = await startTestBackoffice({
    database,
    importedMediaFolder: SECOND_SHOP_MEDIA,
    emails: {
      ...TEST_EMAILS,
      teamAddress: 'equipe@quinquelune.example',
      mail: { from: 'Quinquelune <bonsoir@quinquelune.example>', smtpUrl: undefined },
    },
  });
  const storefront = await createTestStorefront({ backofficeUrl: backoffice.url, limits: PATIENT_LIMITS });
  const site = await serve(storefront.app);
  return {
    backoffice,
    storefront,
    url: `http://127.0.0.1:${site.port}`,
    features: shop.site?.brand.features ?? [],
    close: async () => {
      await site.close();
      await backoffice.close();
    },
  };
}

/** Applies for a professional account with the forms of the site, is approved, and logs in. */
export async function joinSecondShop({
  backoffice,
  storefront,
}: SecondShop): Promise<{ visitor: LoggedVisitor; api: Buyer }> {
  const { operate, call } = createTestClient(backoffice.url);
  const query = { sales_plan_id: '2' };
  const form = signupValues({
    company: 'Auberge du Modèle',
    city: 'Albi',
    zipcode: '81000',
    email: EMAIL,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  });
  requireSuccess(await call('POST', '/user/signup', { query, body: form }));
  const token = await newestToken(backoffice.url, EMAIL);
  requireSuccess(await call('POST', '/customer-validate', { query, body: { token } }));
  const { id } = await backoffice.db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
  requireSuccess(await operate('POST', `/customer-validate/${id}/approve`, {}));
  const login = await call('POST', '/user/login', { query, body: { email: EMAIL, password: PASSWORD } });
  return {
    visitor: await logInVisitor(storefront.app, EMAIL, PASSWORD),
    api: createBuyer({ call }, authState.parse(login.body).token),
  };
}

function requireSuccess({ status, body }: ApiResponse): void {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
}
