import { expect, type Page, type Route } from '@playwright/test';
import { createTestClient } from '#tests/support/test-api.ts';
import { takeTurn } from '#tests/support/looks.ts';
import { findAxeFindings, OWN_PART } from './support/find-axe-findings.ts';
import { findTargetFindings } from './support/find-target-findings.ts';
import { newProfessional, NEW_PASSWORD } from './support/new-professional.ts';
import { followLink } from './support/follow-link.ts';
import { openPage, waitForHydration } from './support/open-page.ts';
import { DESKTOP, overflow, PHONE } from './support/screen-sizes.ts';
import { BACKOFFICE_URL } from './support/addresses.ts';
import { test } from './support/site-test.ts';

const STEP = '/commande/livraison';
/** Number of variants tried, of which some are in stock. */
const VARIANTS = 60;

/** Logs in a new professional with a filled cart. */
async function fillCart(page: Page): Promise<void> {
  const email = await newProfessional();
  const api = createTestClient(BACKOFFICE_URL);
  const { body } = await api.call('POST', '/user/login', { body: { email, password: NEW_PASSWORD } });
  const { token } = body as { token: string };
  for (let id = 1; id < VARIANTS; id += 1) {
    const added = await api.call('POST', '/cart', {
      token,
      query: { sales_plan_id: '3' },
      body: { element_id: id, type: 'product', quantity: 1 },
    });
    const { weight } = added.body as { weight?: number };
    if (added.status === 200 && weight !== undefined && weight <= 20_000) break;
    await api.call('POST', '/cart/update', { token, body: { type: 'list', elements: [] } });
  }
  await openPage(page, '/pro/connexion');
  await page.locator('main [name="email"]').fill(email);
  await page.locator('main [name="password"]').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/mon-compte/);
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(name) });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choisir un point relais' });
const saved = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/cart/update') && response.ok());

async function expectSound(page: Page): Promise<void> {
  expect(await findAxeFindings(page, OWN_PART)).toEqual([]);
  if (page.viewportSize()?.width === PHONE.width) expect(await findTargetFindings(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

for (const [size, viewport] of takeTurn(Object.entries({ phone: PHONE, desktop: DESKTOP }), 0)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test(`[CK-06] order references: preserved across carriers, never cut, and shown in the summary (${size})`, async ({
      page,
    }) => {
      test.slow();
      await fillCart(page);
      await openPage(page, STEP);
      const number = page.getByRole('textbox', { name: 'Votre numéro de commande' });
      await number.fill('x'.repeat(36));
      await expect(page.getByText('dépasse 35 caractères')).toBeVisible();
      await expect(number).toHaveValue('x'.repeat(36));
      await expectSound(page);
      await number.fill('BC-2026/118');
      await page.getByRole('textbox', { name: 'Référence du chantier' }).fill('Chantier Łódź');
      await radio(page, 'Ronde').check();
      // Reloaded while both are being saved in sequence.
      await page.reload();
      await expect(number).toHaveValue('BC-2026/118');
      await expect(page.getByRole('textbox', { name: 'Référence du chantier' })).toHaveValue('Chantier Łódź');
      await waitForHydration(page);
      await page.getByRole('button', { name: 'Continuer' }).click();
      await expect(page).toHaveURL(/recapitulatif/);
      await expect(page.getByText('BC-2026/118')).toBeVisible();
      await expect(page.getByText('Chantier Łódź')).toBeVisible();
    });

    test(`[CK-06] delivery: input just before a reload is saved (${size})`, async ({ page }) => {
      test.slow();
      await fillCart(page);
      await openPage(page, STEP);
      const number = page.getByRole('textbox', { name: 'Votre numéro de commande' });
      await number.fill('BC-1');
      await number.blur();
      await number.fill('BC-2');
      await page.reload();
      await expect(number).toHaveValue('BC-2');
      await openPage(page, '/panier');
      await openPage(page, STEP);
      await expect(number).toHaveValue('BC-2');
    });

    test(`[RP-01, RP-03, RP-05] relay point: selected from the list before the addresses are shown (${size})`, async ({
      page,
    }) => {
      test.slow();
      await fillCart(page);
      await openPage(page, STEP);
      await expectSound(page);
      await radio(page, 'Halte').check();
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByRole('listitem').first()).toBeVisible();
      await expect(dialog(page).getByRole('article')).toHaveCount(20);
      await expectSound(page);
      if (size === 'phone')
        expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, width: PHONE.width });
      await dialog(page).getByLabel('Adresse, commune ou code postal').fill('');
      await dialog(page).getByRole('button', { name: 'Chercher', includeHidden: true }).click();
      await expect(dialog(page).getByText('Écrivez une commune ou un code postal')).toBeVisible();
      await dialog(page).getByLabel('Adresse, commune ou code postal').fill('12 rue du Port 29200 Brest');
      await page.keyboard.press('Enter');
      await expect(dialog(page).locator('[data-spoken]').filter({ hasText: 'Brest (29200)' })).toBeVisible();
      const first = dialog(page).getByRole('article').first();
      await expect(first).toContainText(/\d\sm/);
      await first.locator('summary').click();
      await expect(first.getByRole('row').first()).toContainText('lundi');
      const name =
        (await first.getByRole('heading').textContent())?.replace(/^\d+/, '').replace(/[\d\s]+m$/, '') ?? '';
      await expect(page.getByText('Adresse de facturation')).toHaveCount(0);
      const keeping = saved(page);
      await first.getByRole('button', { name: 'Choisir ce relais' }).click();
      await expect(
        page.locator('[data-live-region]').filter({ hasText: 'Point relais choisi' }),
      ).toContainText(name);
      await expect(dialog(page)).toBeHidden();
      await keeping;
      await expect(page.locator(':focus')).toContainText(name);
      await expect(page.getByText('Adresse de facturation')).toBeVisible();
      await expectSound(page);
      await page.reload();
      await waitForHydration(page);
      await expect(radio(page, 'Halte')).toBeChecked();
      await expect(page.locator('main')).toContainText(name);
    });
  });
}

test('[RP-04, RP-02] relay point: selected on the map too', async ({ page }) => {
  test.slow();
  await fillCart(page);
  await openPage(page, STEP);
  await radio(page, 'Halte').check();
  await dialog(page).getByLabel('Adresse, commune ou code postal').fill('48000 Mende');
  await dialog(page).getByRole('button', { name: 'Chercher', includeHidden: true }).click();
  await expect(dialog(page).locator('[data-spoken]').filter({ hasText: 'Mende (48000)' })).toBeVisible();
  const marker = dialog(page).locator('.live-map-numbered').last();
  await expect(marker).toBeVisible();
  const name = ((await marker.getAttribute('aria-label')) ?? '').replace(/^\d+\. /, '');
  const keeping = saved(page);
  await marker.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await keeping;
  await expect(page.locator(':focus')).toContainText(name);
});

const fail = (route: Route) => route.fulfill({ status: 503, json: { code: 'x', message: 'x' } });

test('[RP-06, RP-01] unavailable relay service: reported and retried by a button and by each opening; other carriers stay', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.allow(/status of 503/);
  await fillCart(page);
  await openPage(page, STEP);
  await page.route('**/carrier/relay-points?**', fail);
  await radio(page, 'Halte').check();
  // Announced once, and shown in the dialog as long as it lasts.
  await expect(page.getByText('Les points relais ne s’affichent pas')).toHaveCount(2);
  await expect(dialog(page).locator('[data-spoken]').filter({ hasText: 'Les points relais' })).toContainText(
    'Les points relais ne s’affichent pas',
  );
  await page.unroute('**/carrier/relay-points?**');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(radio(page, 'Vif')).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(dialog(page).getByRole('article')).toHaveCount(20);
  await expect(dialog(page).locator('[data-spoken]').filter({ hasText: 'Les points relais' })).toHaveCount(0);
  await page.route('**/carrier/relay-points?**', fail);
  await dialog(page).getByLabel('Adresse, commune ou code postal').fill('48000 Mende');
  await dialog(page).getByRole('button', { name: 'Chercher', includeHidden: true }).click();
  await expect(dialog(page).locator('[data-spoken]').filter({ hasText: 'Les points relais' })).toContainText(
    'Les points relais ne s’affichent pas',
  );
  await page.unroute('**/carrier/relay-points?**');
  await dialog(page).getByRole('button', { name: 'Réessayer' }).click();
  await expect(dialog(page).locator('[data-spoken]').filter({ hasText: 'Les points relais' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(radio(page, 'Halte')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(radio(page, 'Vif')).toBeChecked();
  await expect(page.getByText('Adresse de livraison')).toBeVisible();
});

test('[CK-05, CK-06] telephone number: validated on blur; comment: counted; both are sent', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.allow(/status of 422/);
  await fillCart(page);
  await openPage(page, STEP);
  await radio(page, 'Vif').check();
  await page.getByLabel('Consigne').fill('Portail vert');
  await expect(page.getByText('12 / 200')).toBeVisible();
  const phone = page.getByLabel('Téléphone');
  await phone.fill('zéro six');
  // An error shown during the press would move the button away from the pointer.
  await page.getByRole('button', { name: 'Continuer vers' }).click({ delay: 300 });
  await expect(page.locator('[data-form-errors]')).toBeVisible();
  await expect(page.getByLabel('Consigne')).toHaveValue('Portail vert');
  await expectSound(page);
  await radio(page, 'Ronde').check();
  await expect(page.getByLabel('Consigne')).toHaveValue('Portail vert');
  await radio(page, 'Vif').check();
  await phone.fill('06 39 98 12 34');
  await phone.blur();
  const finding = page.locator('#field-phone-error');
  await expect(finding).toBeEmpty();
  // Valid on blur and invalid on submit: the server's message is shown.
  await phone.fill('zéro six');
  await page.getByRole('button', { name: 'Continuer vers' }).click();
  await expect(finding).toContainText('en chiffres seulement');
  await phone.fill('06 39 98 12 34');
  await phone.blur();
  await expect(finding).toBeEmpty();
  await phone.fill('zéro six');
  await phone.blur();
  await expect(finding).toContainText('Écrivez le numéro en chiffres seulement');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill('06 39 98 12 34');
  await page.getByRole('button', { name: 'Continuer vers' }).click();
  await expect(page).toHaveURL(/recapitulatif/);
  await page.goBack();
  await expect(page.getByLabel('Téléphone')).toHaveValue('06 39 98 12 34');
  await expect(page.getByLabel('Consigne')).toHaveValue('Portail vert');
});

test('[CK-02, CK-03] other address: added at this step, and the input is preserved', async ({ page }) => {
  test.slow();
  await fillCart(page);
  await openPage(page, STEP);
  await radio(page, 'Ronde').check();
  await page.getByLabel('Consigne').fill('Quai 3');
  await page.getByRole('button', { name: 'Livrer à une autre adresse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Livrer à une autre adresse' })).toBeVisible();
  await expectSound(page);
  await page.getByLabel('Nom de l’adresse').fill('Dépôt');
  await page.getByLabel('Numéro et rue').fill('4 rue du Port');
  await page.locator('main [name="zipcode"]').fill('29200');
  await page.locator('main [name="city"]').fill('Brest');
  await page.getByRole('button', { name: 'Ajouter et livrer ici' }).click();
  await expect(page.getByText('29200 Brest', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Consigne')).toHaveValue('Quai 3');
});

test.describe('with a wrong clock in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('[CK-14] remaining time: computed from the server’s clock', async ({ page }) => {
    test.slow();
    await fillCart(page);
    await page.clock.install({ time: new Date('2031-01-01T03:00:00Z') });
    const now = 1_781_598_000;
    await page.route('**/cart/chronopost?**', async (route) => {
      const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' };
      const response = await route.fetch({ headers });
      const cart = (await response.json()) as object;
      const chronopost = {
        show: true,
        now_epoch: now,
        deadline_epoch: now + 2 * 3600 + 14 * 60 + 30,
        date: '2026-06-17',
      };
      await route.fulfill({ response, json: { ...cart, chronopost } });
    });
    await openPage(page, '/mes-commandes');
    await followLink(page, STEP);
    const banner = page.getByRole('complementary', { name: 'Expédition du jour' });
    await expect(banner).toContainText(/2\sh\s14\smin/);
    await page.clock.fastForward('15:00');
    await expect(banner).toContainText(/1\sh\s59\smin/);
    await page.clock.fastForward('02:00:00');
    await expect(banner).toHaveCount(0);
  });
});
