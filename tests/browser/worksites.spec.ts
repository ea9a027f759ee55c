import { expect, type Page } from '@playwright/test';
import { hasAllLooks } from '#tests/support/looks.ts';
import { findAxeFindings, OWN_PART } from './support/find-axe-findings.ts';
import { openPage, waitForHydration } from './support/open-page.ts';
import { DESKTOP, overflow, PHONE } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

const EMAIL = 'pro@atre.example';
const PASSWORD = 'Chaleur!2026';

async function logIn(page: Page): Promise<void> {
  await openPage(page, '/pro/connexion');
  const main = page.getByRole('main');
  await main.getByLabel('Adresse e-mail').fill(EMAIL);
  await main.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/mon-compte');
}

async function expectSound(page: Page, label: string, sizes = [DESKTOP, PHONE]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    expect.soft(await findAxeFindings(page, OWN_PART), `${label} at ${size.width} px`).toEqual([]);
    expect.soft(await overflow(page), `${label} at ${size.width} px`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(DESKTOP);
}

test('[AC-13] worksite: from its first room to its deletion, which is undone', async ({ page }) => {
  await logIn(page);
  await openPage(page, '/mes-chantiers?view=new');
  const main = page.getByRole('main');
  await main.getByLabel('Nom du chantier').fill('Grange <b>Le Goff</b>');
  await main.getByLabel('Code postal').fill('29000');
  await main.getByLabel('Commune').fill('Quimper');
  await main.getByRole('button', { name: 'Créer le chantier' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Grange <b>Le Goff</b>');

  await main.getByRole('link', { name: 'Ajouter une pièce' }).click();
  await expect(page.locator('#content')).toBeFocused();
  await main.getByLabel('Nom de la pièce').fill('Séjour');
  await main.getByLabel('Surface', { exact: true }).fill('vingt');
  await main.getByRole('button', { name: 'Calculer' }).click();
  await expect(main.getByLabel('Surface', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await main.getByLabel('Surface', { exact: true }).fill('20');
  await main.getByRole('button', { name: 'Calculer' }).click();
  await main
    .getByRole('button', { name: /^Choisir / })
    .first()
    .click();
  await expect(main.getByRole('heading', { level: 2, name: 'Séjour' })).toBeVisible();
  await main.getByRole('button', { name: /Dupliquer/ }).click();
  await expect(main.getByRole('heading', { name: 'Séjour (copie)' })).toBeVisible();

  await main.getByRole('link', { name: 'Supprimer ce chantier' }).click();
  await main.getByRole('button', { name: 'Supprimer' }).click();
  await main.getByRole('button', { name: 'Annuler la suppression' }).click();
  await expect(main.getByRole('heading', { name: 'Séjour (copie)' })).toBeVisible();
});

test('undo of a deletion: offered for ten seconds, and while it is hovered or focused', async ({ page }) => {
  await logIn(page);
  await page.clock.install();
  await openPage(page, '/mes-chantiers?view=new');
  const main = page.getByRole('main');
  await main.getByLabel('Nom du chantier').fill('Abri');
  await main.getByLabel('Code postal').fill('29000');
  await main.getByLabel('Commune').fill('Quimper');
  await main.getByRole('button', { name: 'Créer le chantier' }).click();
  await main.getByRole('link', { name: 'Supprimer ce chantier' }).click();
  await main.getByRole('button', { name: 'Supprimer' }).click();
  await page.mouse.move(0, 0);
  const undo = page.getByRole('button', { name: 'Annuler la suppression' });
  await undo.focus();
  await page.clock.runFor(11_000);
  await expect(undo).toBeVisible();
  await page.getByRole('link', { name: 'Nouveau chantier' }).focus();
  await page.clock.runFor(11_000);
  await expect(undo).toBeHidden();
});

const VIEWS = [
  '',
  '?view=new',
  '?worksite=2',
  '?worksite=1&view=room&configuration=1',
  '?worksite=1&view=product&configuration=1',
  '?worksite=1&view=delete',
  '?worksite=2&view=proposal',
  '?worksite=2&view=send',
];

/** Views and sizes are divided between the languages. */
const LISTS = [
  { list: '/mes-chantiers', sizes: hasAllLooks ? [DESKTOP, PHONE] : [DESKTOP] },
  { list: '/en/my-worksites', sizes: hasAllLooks ? [DESKTOP, PHONE] : [PHONE] },
];

for (const [turn, { list, sizes }] of LISTS.entries()) {
  test(`[RT-16] every view of ${list}: no axe findings, no overflow`, async ({ page }) => {
    // Eight pages.
    test.slow();
    await logIn(page);
    for (const view of VIEWS.filter((_view, index) => hasAllLooks || index % LISTS.length === turn)) {
      await openPage(page, list + view);
      await expectSound(page, list + view, sizes);
    }
  });
}

test('[VA-07] installer’s proposal: saved with a toast; its link shows it to a visitor without an account', async ({
  page,
  browser,
}) => {
  await logIn(page);
  await openPage(page, '/mes-chantiers?worksite=2&view=proposal');
  await page.getByRole('button', { name: 'Mettre à jour' }).click();
  await expect(page.getByText('C’est enregistré.')).toBeVisible();
  await page.getByRole('button', { name: 'Créer un lien' }).click();
  const link = await page.getByLabel('Lien à envoyer').inputValue();
  const customer = await (await browser.newContext()).newPage();
  await customer.goto(new URL(link).pathname + new URL(link).search);
  await waitForHydration(customer);
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Kerbrat Chauffage SARL');
  await expect(customer.getByText('Total TTC')).toBeVisible();
  await expectSound(customer, 'proposal');
  await customer.getByRole('link', { name: 'English' }).click();
  await expect(customer.getByText('Total incl. VAT')).toBeVisible();
});
