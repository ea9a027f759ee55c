import { expect, test, type Locator, type Page } from '@playwright/test';
import { BACKOFFICE_URL, SITE_URL } from './support/addresses.ts';
import { findAxeFindings } from './support/find-axe-findings.ts';
import { overflow } from './support/screen-sizes.ts';
import { signInOperator } from './support/sign-in-operator.ts';

const ADMIN = `${BACKOFFICE_URL}/admin/`;

/** Each test creates an operator, whose password takes long to hash on a busy machine. */
test.slow();

async function expectNoFindings(page: Page): Promise<void> {
  // The bar with the heading is hidden while the page is scrolled down.
  await page.evaluate(() => window.scrollTo(0, 0));
  // The heading of a screen is empty until its code has arrived.
  await expect(async () => {
    expect(await findAxeFindings(page)).toEqual([]);
  }).toPass({ timeout: 15_000 });
}

async function addBlock(page: Page, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter un bloc' }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${kind}`) }).click();
}

/** Buttons of a block have its name too: only inputs are meant. */
const field = (within: Page | Locator, name: string) => within.getByRole('textbox', { name }).first();

/** The operator's own language has a button of the same name. */
async function switchTo(page: Page, language: string): Promise<void> {
  const group = page.getByRole('group', { name: 'Langue des textes' });
  await group.getByRole('button', { name: language }).click();
}

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Enregistré', { exact: true })).toBeVisible();
  await expect(page.getByText('Enregistré', { exact: true })).toBeHidden({ timeout: 15_000 });
}

/** The site follows a write within a moment. */
async function expectOnSite(page: Page, path: string, words: string | undefined): Promise<void> {
  await expect(async () => {
    const response = await page.request.get(`${SITE_URL}${path}`);
    if (words === undefined) expect(response.status()).toBe(404);
    else expect(await response.text()).toContain(words);
  }).toPass({ timeout: 20_000 });
}

test('admin: a page of blocks is previewed, published in both languages, and restored', async ({ page }) => {
  const slug = `essai-${Date.now()}`;
  const title = `Page d’essai ${slug}`;
  await signInOperator(page, 'content');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${ADMIN}#/pages/create`);
  await field(page, 'Titre').fill(title);
  await field(page, 'Chapeau').fill('Premier chapeau');
  await field(page, 'Adresse').fill(slug);
  await field(page, 'Description pour les moteurs de recherche').fill('Une page d’essai');
  await addBlock(page, 'Texte');
  await field(block(page, '1. Texte'), 'Texte').fill('## Une partie\n\nDu **texte**.');
  await addBlock(page, 'Citation');
  await field(block(page, '2. Citation'), 'Citation').fill('Il fait bon.');
  await addBlock(page, 'Questions');
  const questions = block(page, '3. Questions');
  await field(questions, 'Titre').fill('Vos questions');
  await field(questions, 'Question').fill('Combien de temps ?');
  await field(questions, 'Réponse').fill('Une heure.');

  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 30_000 });
  await expect(frame.getByText('Il fait bon.')).toBeVisible();
  await expectOnSite(page, `/${slug}`, undefined);
  await expectNoFindings(page);

  // A block moves by the keyboard, and the focus stays on its button.
  await page.getByRole('button', { name: 'Descendre le bloc 1. Texte' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Descendre le bloc 2. Texte' })).toBeFocused();
  await expect(page.getByText(/Bloc Texte déplacé.: 2 sur 3\./)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Monter le bloc 3. Texte' })).toBeFocused();

  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page).toHaveURL(/#\/pages\/\d+/);
  // The form of the new page stays until the code of the next screen has arrived.
  await expect(page.getByRole('button', { name: 'Versions' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('radio', { name: 'Publiée, sans date' }).check();
  await save(page);
  await expectOnSite(page, `/${slug}`, 'Premier chapeau');

  // The other language began as a draft with the same texts.
  await switchTo(page, 'English');
  await expect(page.getByText('Vous modifiez les textes en anglais')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Brouillon' })).toBeChecked();
  await expectOnSite(page, `/en/${slug}`, undefined);
  await field(page, 'Chapeau').fill('The English lead');
  await page.getByRole('radio', { name: 'Publiée, sans date' }).check();
  await save(page);
  await expectOnSite(page, `/en/${slug}`, 'The English lead');

  // A switch of the language does not lose typed texts.
  await field(page, 'Chapeau').fill('Typed and kept');
  await switchTo(page, 'Français');
  await page.getByRole('button', { name: 'Rester' }).click();
  await expect(field(page, 'Chapeau')).toHaveValue('Typed and kept');
  await switchTo(page, 'Français');
  await page.getByRole('button', { name: 'Passer sans enregistrer' }).click();
  await expect(field(page, 'Chapeau')).toHaveValue('Premier chapeau');

  // A typed change follows in the preview, whose document stays.
  await expect(frame.getByText('Premier chapeau')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('L’aperçu est à jour')).toBeVisible({ timeout: 30_000 });
  await field(page, 'Chapeau').fill('Second chapeau');
  await expect(frame.getByText('Second chapeau')).toBeVisible({ timeout: 30_000 });
  await expect(field(page, 'Chapeau')).toBeFocused();
  await save(page);
  await expectOnSite(page, `/${slug}`, 'Second chapeau');

  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await expect(versions).toHaveCount(3);
  await versions.nth(1).getByRole('button', { name: 'Reprendre' }).click();
  await expect(field(page, 'Chapeau')).toHaveValue('Premier chapeau');
  await expectOnSite(page, `/${slug}`, 'Second chapeau');
  await expectNoFindings(page);
  await save(page);
  await expectOnSite(page, `/${slug}`, 'Premier chapeau');

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  // The rows of a block have such a button too; that of the page is the last.
  await page.getByRole('button', { name: 'Supprimer', exact: true }).last().click();
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page).toHaveURL(/#\/pages$/);
  await expectOnSite(page, `/${slug}`, undefined);
});

test('admin: pages are found by title, and a refused block says why at the block', async ({ page }) => {
  await signInOperator(page, 'content');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${ADMIN}#/pages`);
  await page.getByRole('textbox', { name: 'Titre' }).fill('ÉQUILIBRER DIX');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectNoFindings(page);
  await page.getByRole('link', { name: 'Équilibrer dix radiateurs en une heure' }).click();
  await expect(field(page, 'Titre')).toHaveValue(/Équilibrer/);
  await addBlock(page, 'HTML');
  const added = page.getByRole('region', { name: /HTML$/ });
  await field(added, 'HTML').fill('<script>x</script>');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(added.getByText('Cette valeur n’est pas permise ici.').first()).toBeVisible();
  // Nothing of this page of the demo is saved: other tests read it.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${ADMIN}#/pages`);
});

test('admin: a new page is not sent for a preview before it can be shown, and its pictures are chosen by sight', async ({
  page,
}) => {
  const sent: string[] = [];
  const failed: string[] = [];
  page.on('request', (request) => {
    if (/\/preview\?/.test(request.url())) sent.push(request.url());
  });
  page.on('console', (message) => {
    if (message.type() === 'error') failed.push(message.text());
  });
  await signInOperator(page, 'content');
  await page.goto(`${ADMIN}#/pages/create`);
  const preview = page.getByRole('region', { name: 'Aperçu', exact: true });
  await expect(preview.getByText(/Titre, Chapeau, Adresse, Description/)).toBeVisible();
  await addBlock(page, 'Photo Une photo d’ambiance');
  const picture = block(page, '1. Photo').getByRole('combobox', { name: 'Photo' });
  await picture.focus();
  await page.keyboard.type('séjour');
  const options = page.getByRole('option');
  await expect(options.first().locator('img')).toBeVisible();
  const name = (await options.first().textContent()) ?? '';
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(picture).toHaveValue(name);
  await expect(block(page, '1. Photo').locator('img')).toBeVisible();
  expect([sent, failed]).toEqual([[], []]);
  await field(page, 'Titre').fill('Page neuve');
  await field(page, 'Chapeau').fill('Son chapeau');
  await field(page, 'Adresse').fill(`neuve-${Date.now()}`);
  await field(page, 'Description pour les moteurs de recherche').fill('Une page neuve.');
  await expect(preview.getByTitle('Aperçu de la page sur le site')).toBeVisible({ timeout: 20_000 });
});
