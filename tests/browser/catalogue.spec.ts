import { expect, test, type Page } from '@playwright/test';
import { writeWorkbook } from '#tests/support/test-workbook.ts';
import { BACKOFFICE_URL, MEASURED_URL, SITE_URL, TEST_OPERATOR_TOKEN } from './support/addresses.ts';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { signInOperator } from './support/sign-in-operator.ts';

const ADMIN = `${BACKOFFICE_URL}/admin/`;
/** Within which a change of an operator is on the site. */
const PUBLISHED_MS = 2000;
/** A product is written, and read again, on a busy machine. */
const SAVED_MS = 20_000;

/** Each test creates an account, whose password takes long to hash on a busy machine. */
test.slow();
test.use({ locale: 'fr-FR' });

type Listed = { items: { id: number; reference: string; price: number | null; stock: number }[] };

async function listVariants(search: string): Promise<Listed['items']> {
  const query = new URLSearchParams({ site_id: '1', lang: 'fr', sales_plan_id: '1', search });
  const response = await fetch(`${BACKOFFICE_URL}/api/v1/operator/variant?${query}`, {
    headers: { authorization: `Bearer ${TEST_OPERATOR_TOKEN}` },
  });
  return ((await response.json()) as Listed).items;
}

async function openProduct(page: Page, name: string): Promise<void> {
  await page.goto(`${ADMIN}#/products`);
  await page.getByLabel('Nom ou référence').fill(name);
  // The list is filtered a moment later, and an earlier click would lead back to it.
  await expect(page).toHaveURL(new RegExp(`filter=.*${name}`));
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Produit' })).toBeVisible();
}

/** Products that no other test looks at, since the tests share one shop and run side by side. */
const EDITED = 'Seuil';
const WITHDRAWN = { name: 'Pilastre', path: '/produit/pilastre' };
const PRICED = { references: 'AT-MRG', path: '/produit/margelle' };
const STOCKED = 'AT-TAS';

test('catalogue: a price that is changed in the list is on the public page of two nodes within two seconds', async ({
  page,
}) => {
  await signInOperator(page, 'catalogue');
  const [variant] = await listVariants(PRICED.references);
  const { reference = '' } = variant ?? {};
  // Two storefronts of one back office, with the former price in their caches.
  const pages = [SITE_URL, MEASURED_URL].map((origin) => origin + PRICED.path);
  const readPages = () => Promise.all(pages.map(async (url) => (await fetch(url)).text()));
  await readPages();
  await page.goto(`${ADMIN}#/prices`);
  await page.getByLabel('Nom ou référence').fill(reference);
  const field = page.getByLabel(`Prix de ${reference}`);
  const euros = 901 + (Date.now() % 90);
  await field.fill(`${euros},00`);
  await field.press('Enter');
  await expect(page.getByText(`Prix de ${reference} : enregistré.`)).toBeVisible();
  const saved = Date.now();
  await expect
    .poll(async () => (await readPages()).map((text) => text.includes(String(euros))), {
      timeout: 10_000,
      intervals: [100],
    })
    .toEqual([true, true]);
  expect(Date.now() - saved).toBeLessThan(PUBLISHED_MS);

  await field.fill('dix');
  await field.press('Enter');
  await expect(page.getByText('Tapez un montant')).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveValue(`${euros},00`);
});

test('catalogue: a table of stock, CSV or .xlsx, is checked before it is applied, and its errors are named by line', async ({
  page,
}) => {
  await signInOperator(page, 'catalogue');
  const [variant] = await listVariants(STOCKED);
  const { reference = '', stock = 0 } = variant ?? {};
  await page.goto(`${ADMIN}#/prices`);
  await page.getByRole('radio', { name: 'Stock' }).check();
  const send = (text: string) =>
    page
      .getByLabel('Charger un fichier CSV ou .xlsx')
      .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await send(`reference;quantity\n${reference};${stock + 5}\nRIEN-1;3\n`);
  await expect(page.getByText('rien n’a été enregistré')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Remarques sur le fichier' })).toContainText('Ligne 3');
  await send(`reference;quantity\n${reference};${stock + 5}\n`);
  await expect(page.getByRole('table', { name: 'Modifications' })).toContainText(String(stock + 5));
  expect((await listVariants(reference))[0]?.stock).toBe(stock);
  await page.getByRole('button', { name: 'Appliquer la modification' }).click();
  await expect(page.getByText('Une variante de stock.csv est enregistrée.')).toBeVisible();
  expect((await listVariants(reference))[0]?.stock).toBe(stock + 5);

  await page.getByLabel('Charger un fichier CSV ou .xlsx').setInputFiles({
    name: 'Inventaire.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(
      writeWorkbook([
        ['reference', 'quantity'],
        [reference, stock + 7],
      ]),
    ),
  });
  await expect(page.getByRole('table', { name: 'Modifications' })).toContainText(String(stock + 7));
  await page.getByRole('button', { name: 'Appliquer la modification' }).click();
  await expect.poll(async () => (await listVariants(reference))[0]?.stock).toBe(stock + 7);
});

test('catalogue: two people who edit a product get a notice, and choose which version stays', async ({
  page,
  browser,
}) => {
  await signInOperator(page, 'catalogue');
  const other = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await signInOperator(other, 'catalogue');
  await openProduct(page, EDITED);
  await openProduct(other, EDITED);
  const lead = `Une autre accroche, à ${Date.now()}.`;
  const typed = `Mon sous-titre, à ${Date.now()}`;

  await other.getByLabel('Accroche – français').fill(lead);
  await other.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(other.getByText('Enregistré', { exact: true })).toBeVisible({ timeout: SAVED_MS });

  const own = page.getByLabel('Sous-titre – français');
  const subtitle = await own.inputValue();
  await own.fill(typed);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cette fiche a changé' });
  await expect(dialog.getByRole('row', { name: 'Accroche – français' })).toContainText(lead, {
    timeout: SAVED_MS,
  });
  const findings = await findAxeFindings(page);
  // The library keeps the focus in a dialog by elements around it.
  expect(findings.filter((finding) => !finding.includes('data-testid="sentinel'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(own).toHaveValue(typed);

  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await dialog.getByRole('button', { name: 'Charger l’autre version' }).click();
  await expect(own).toHaveValue(subtitle);
  await expect(page.getByLabel('Accroche – français')).toHaveValue(lead);

  await own.fill(typed);
  await other.getByLabel('Accroche – français').fill(`${lead} Encore une.`);
  await other.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(other.getByText('Enregistré', { exact: true })).toBeVisible({ timeout: SAVED_MS });
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await dialog.getByRole('button', { name: 'Enregistrer ma version' }).click();
  await expect(dialog).toBeHidden({ timeout: SAVED_MS });
  await other.reload();
  await expect(other.getByLabel('Sous-titre – français')).toHaveValue(typed);
  await other.close();
});

test('catalogue: a refused field is named with its reason, and a withdrawn product leaves the site', async ({
  page,
}) => {
  await signInOperator(page, 'catalogue');
  await openProduct(page, WITHDRAWN.name);
  await page.getByLabel('Adresse – français').fill('lame');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Adresse – français' }).first()).toContainText(
    'déjà prise',
  );
  await page.reload();
  await page.getByRole('tab', { name: 'Fiche' }).click();
  await page.getByLabel('En vente').uncheck();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible({ timeout: SAVED_MS });
  await expect.poll(async () => (await fetch(`${SITE_URL}${WITHDRAWN.path}`)).status).toBe(404);
  await page.getByLabel('En vente').check();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(async () => (await fetch(`${SITE_URL}${WITHDRAWN.path}`)).status).toBe(200);
});

test('redirects: a circle is refused with its explanation, and an address is explained', async ({ page }) => {
  await signInOperator(page, 'content');
  const name = `/ancienne-${Date.now()}`;
  const create = async (from: string, to: string) => {
    await page.goto(`${ADMIN}#/redirects/create`);
    await page.getByLabel('Ancienne adresse').fill(from);
    await page.getByLabel('Nouvelle adresse').fill(to);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
  };
  await create(name, '/produit/lame');
  await expect(page.getByRole('cell', { name, exact: true })).toBeVisible();
  await create(`${name}-2`, name);
  await expect(page.getByText('Cette adresse redirige ailleurs').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Étapes' })).toContainText(`${name} → /produit/lame (301`);
  await create(`${name}-3`, `${name}-3`);
  await expect(page.getByText('les visiteurs tourneraient en rond').first()).toBeVisible();

  await page.goto(`${ADMIN}#/redirects`);
  await page.getByLabel('Où mène cette adresse').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${name} mène à /produit/lame.`)).toBeVisible();
});

test('catalogue: its screens are accessible, and read without a button to write by support', async ({
  page,
}) => {
  await signInOperator(page, 'owner');
  const [lame] = await listProducts('Lame');
  test.setTimeout(300_000);
  const product = `products/${lame?.id}`;
  const screens = [
    ['products', 'heading', 'Produits'],
    ['products/create', 'heading', 'Créer un produit'],
    [product, 'tab', 'Textes'],
    [`${product}/facts`, 'tab', 'Fiche'],
    [`${product}/sizes`, 'tab', 'Tailles'],
    [`${product}/variants`, 'tab', 'Prix et stock'],
    [`${product}/pictures`, 'tab', 'Photos'],
    [`${product}/documents`, 'tab', 'Documents'],
    ['prices', 'heading', 'Prix et stock'],
    ['imports', 'heading', 'Imports'],
    ['redirects', 'heading', 'Redirections'],
    ['redirects/create', 'heading', 'Créer une redirection'],
  ] as const;
  for (const [screen, role, name] of screens) {
    await page.goto(`${ADMIN}#/${screen}`);
    const mark = page.getByRole(role, { name, exact: true, ...(role === 'tab' && { selected: true }) });
    await expect(mark).toBeVisible({ timeout: SAVED_MS });
    await page.waitForLoadState('networkidle');
    await expect(async () => {
      const findings = await findAxeFindings(page);
      expect({ screen, findings }).toEqual({ screen, findings: [] });
    }).toPass({ timeout: 60_000 });
  }
  await page.context().clearCookies();
  await signInOperator(page, 'support');
  await page.goto(`${ADMIN}#/products/${lame?.id}/variants`);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Prix et stock' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0);
});

async function listProducts(search: string): Promise<{ id: number }[]> {
  const query = new URLSearchParams({ site_id: '1', lang: 'fr', sales_plan_id: '1', search });
  const response = await fetch(`${BACKOFFICE_URL}/api/v1/operator/product?${query}`, {
    headers: { authorization: `Bearer ${TEST_OPERATOR_TOKEN}` },
  });
  return ((await response.json()) as { items: { id: number }[] }).items;
}
