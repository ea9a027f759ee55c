import { expect, type Locator } from '@playwright/test';
import { holdResponses } from './support/hold-responses.ts';
import { ON_DESIGN_SYSTEM, openDesignSystem } from './support/open-design-system.ts';
import { test } from './support/site-test.ts';

test.use(ON_DESIGN_SYSTEM);

const TAB_STOPS = 8;

test.beforeEach(async ({ page }) => {
  test.slow();
  await openDesignSystem(page);
});

for (const [id, title] of [
  ['dialog', 'Renommer le chantier'],
  ['drawer', 'Filtrer'],
] as const) {
  test(`${id}: moves the focus in, traps it, and restores it after Escape`, async ({ page }) => {
    const opener = page.locator(`#${id} button`).first();
    const dialog = page.getByRole('dialog', { name: title });
    await opener.press('Enter');
    await expect(dialog).toBeVisible();
    for (let stop = 0; stop < TAB_STOPS; stop += 1) {
      expect(await isWithin(dialog), `after ${stop} tabs`).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test(`${id}: closes by its button and a press outside`, async ({ page }) => {
    const opener = page.locator(`#${id} button`).first();
    const dialog = page.getByRole('dialog', { name: title });
    await opener.click();
    await dialog.getByRole('button', { name: 'Fermer' }).click();
    await expect(dialog).toBeHidden();
    await opener.click();
    await page.mouse.click(4, 4);
    await expect(dialog).toBeHidden();
    await opener.click();
    await expect(dialog).toBeVisible();
  });
}

test('menu: arrow keys move, Enter selects, Escape returns the focus', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Commande 4170' });
  await button.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: 'Dupliquer' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: /facture/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('#menu').getByRole('status')).toHaveText('Choisi\u00a0: Dupliquer');
  await expect(button).toBeFocused();
});

test('menu: a disabled item is announced and does nothing', async ({ page }) => {
  await page.getByRole('button', { name: 'Commande 4170' }).click();
  const cancel = page.getByRole('menuitem', { name: /Annuler/ });
  await expect(cancel).toHaveAttribute('aria-disabled', 'true');
  await cancel.click({ force: true });
  await expect(page.locator('#menu').getByRole('status')).toHaveText('');
});

test('combobox: typing filters the list, which is announced; arrow keys and Enter select', async ({
  page,
}) => {
  const label = page.locator('#combobox').getByText('Commune', { exact: true }).first();
  await label.click();
  const box = page.getByRole('combobox', { name: 'Commune' }).first();
  await expect(box).toBeFocused();
  await expect(box).toHaveAccessibleDescription('Par exemple Nantes.');
  await page.keyboard.type('ren');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Grenoble', 'Rennes']);
  await expect(page.locator('#combobox').getByRole('status')).toHaveText('2 communes');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('Rennes');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await box.fill('Xyz');
  await expect(page.locator('#combobox').getByRole('status')).toHaveText('Aucune commune de ce nom.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(box).toBeFocused();
});

test('combobox: input before hydration is preserved', async ({ page }) => {
  const field = page.locator('#combobox input').first();
  await field.focus();
  await page.keyboard.type('Nan');
  await expect(page.getByRole('combobox', { name: 'Commune' }).first()).toHaveValue('Nan');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Nantes']);
});

test('combobox: the first match of input before hydration is highlighted', async ({ page }) => {
  const letCodeCome = await holdResponses(page, /\/assisted-combobox[^/]*\.js$/);
  await page.locator('#combobox input').first().focus();
  await page.keyboard.type('ren');
  letCodeCome();
  const box = page.getByRole('combobox', { name: 'Commune' }).first();
  await expect(box).toHaveValue('ren');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Grenoble', 'Rennes']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('Rennes');
});

test('tabs: one tab stop, arrow keys show the next panel and skip disabled ones', async ({ page }) => {
  const list = page.getByRole('tablist', { name: 'Le radiateur Lame' });
  await list.getByRole('tab', { name: 'Pose' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(list.getByRole('tab', { name: 'Entretien', selected: true })).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Entretien' })).toContainText('Un chiffon sec');
  await page.keyboard.press('End');
  await expect(list.getByRole('tab').last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tabpanel', { name: 'Pose' })).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(list.getByRole('tab', { name: 'Pièces' })).toHaveAttribute('aria-disabled', 'true');
});

test('tooltip: shown on focus, hidden by Escape, and always the accessible description', async ({ page }) => {
  const button = page.getByRole('button', { name: 'À propos de l’éco-participation' });
  const words = 'Finance le recyclage des appareils. Comprise dans le prix.';
  await expect(button).toHaveAccessibleDescription(words);
  await page.locator('#menu button').last().focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  const popup = page.locator('[role=tooltip]');
  await expect(popup).toHaveText(words);
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.hover();
  await expect(popup).toBeVisible();
});

test('toast: announced, without taking the focus', async ({ page }) => {
  const button = page.locator('#toast').getByRole('button', { name: 'Montrer (Réussite)' });
  const region = page.locator('[data-toasts]').filter({ hasText: 'Votre message est parti.' });
  await button.press('Enter');
  await expect(region).toBeVisible();
  await expect(button).toBeFocused();
  await region.getByRole('button', { name: 'Fermer' }).click();
  await expect(region).toHaveCount(0);
});

test('carousel: does not move without input; buttons and arrow keys move it, and it shows its position', async ({
  page,
}) => {
  const carousel = page.getByRole('region', { name: 'Lame, taille par taille' });
  const row = carousel.getByRole('list');
  const position = carousel.locator('[data-spoken]');
  await row.scrollIntoViewIfNeeded();
  const before = await position.textContent();
  await page.waitForTimeout(1200);
  expect(await row.evaluate((element) => element.scrollLeft)).toBe(0);
  await expect(position).toHaveText(before ?? '');
  await expect(carousel.getByRole('button', { name: 'Vue précédente' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await carousel.getByRole('button', { name: 'Vue suivante' }).click();
  await expect(position).toHaveText(/^2 à/);
  await row.focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(carousel.getByRole('button', { name: 'Vue suivante' })).toHaveAttribute(
      'aria-disabled',
      'true',
      { timeout: 300 },
    );
  }).toPass();
  await expect(position).toHaveText(/ à 6 sur 6$/);
});

test('password: visibility is toggled and announced, and the focus stays on the button', async ({ page }) => {
  const entry = page.locator('#password-field');
  const field = entry.locator('input').first();
  await field.fill('braise');
  const button = entry.getByRole('button').first();
  await button.press('Enter');
  await expect(field).toHaveAttribute('type', 'text');
  await expect(button).toBeFocused();
  await expect(page.locator('[data-live-region]').first()).toHaveText('Le mot de passe est affiché.');
  await button.press('Enter');
  await expect(field).toHaveAttribute('type', 'password');
});

test('fields: label, error, hint and unit are part of the accessible description', async ({ page }) => {
  const postcode = page.locator('#text-field').getByRole('textbox', { name: 'Code postal' });
  await expect(postcode.first()).toHaveAccessibleDescription('Celui du logement à chauffer.');
  const wrong = postcode.nth(2);
  await expect(wrong).toHaveAccessibleDescription('Un code postal a cinq chiffres\u00a0: il en manque un.');
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  const area = page.locator('#number-field').getByRole('textbox', { name: 'Surface de la pièce' });
  await expect(area.first()).toHaveAccessibleDescription('m²');
});

test('busy button: keeps the focus and ignores presses', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Envoi en cours' });
  await button.focus();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});

/** The focus may also move to the browser's own controls, which tests see as the body. */
function isWithin(dialog: Locator): Promise<boolean> {
  return dialog.evaluate(
    (element) => element.contains(document.activeElement) || document.activeElement === document.body,
  );
}
