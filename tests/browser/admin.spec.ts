import { expect, test, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { BACKOFFICE_URL, TEST_OPERATOR_TOKEN } from './support/addresses.ts';
import { findAxeFindings } from './support/find-axe-findings.ts';

const ADMIN = `${BACKOFFICE_URL}/admin/`;
const PASSWORD = 'Chaleur!2026';

/** Each test creates an account, whose password takes long to hash on a busy machine. */
test.slow();

let count = 0;
/** Another person for each test: they share the back office. */
const newEmail = () => `admin-${process.pid}-${Date.now()}-${(count += 1)}@atre.example`;

/** Invites a person as a machine does, and returns the link of the mail. */
async function invite(email: string, role: string): Promise<string> {
  const query = 'site_id=1&lang=fr&sales_plan_id=1';
  const response = await fetch(`${BACKOFFICE_URL}/api/v1/operator/invitation?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TEST_OPERATOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email, role }),
  });
  expect(response.status).toBe(200);
  return linkOfMail(email, 'invitation');
}

/** Latest link to a page of the admin in the mailbox, on the host of the test. */
async function linkOfMail(email: string, page: string): Promise<string> {
  const list = await (await fetch(`${BACKOFFICE_URL}/mailbox`)).text();
  const row = list.split('<tr>').find((each) => each.includes(email)) ?? '';
  const [, path = ''] = /href="(\/mailbox\/\d+)"/.exec(row) ?? [];
  const mail = await (await fetch(`${BACKOFFICE_URL}${path}`)).text();
  const [found = ''] = new RegExp(String.raw`/admin/#/${page}/[\w-]{43}`).exec(mail) ?? [];
  expect(found).not.toBe('');
  return `${BACKOFFICE_URL}${found}`;
}

async function createAccount(page: Page, email: string, role: string): Promise<void> {
  await page.goto(await invite(email, role));
  await page.getByLabel('Prénom et nom').fill('Odile Marchand');
  await page.getByLabel('Nouveau mot de passe', { exact: false }).first().fill(PASSWORD);
  await page.getByLabel('Nouveau mot de passe, encore une fois').fill(PASSWORD);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Votre compte est créé')).toBeVisible();
}

async function signIn(page: Page, email: string, code?: string): Promise<void> {
  await page.goto(ADMIN);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  if (code === undefined) return;
  await page.getByLabel('Code de validation').fill(code);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** Refused scripts and styles, and errors of the page. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('401')) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

test('admin: an invited person sets up a second factor, and signs in with a code, then a recovery code', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const email = newEmail();
  await createAccount(page, email, 'owner');
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Bonjour Odile Marchand' })).toBeVisible();

  await page.goto(`${ADMIN}#/profile`);
  await page.getByRole('button', { name: 'Configurer la double authentification' }).click();
  const secret = (await page.locator('code').textContent()) ?? '';
  const totp = new TOTP({ secret });
  await page.getByLabel('Code de validation').fill(totp.generate());
  await page.getByRole('button', { name: 'Activer' }).click();
  const listed = page.getByRole('list', { name: 'Codes de secours' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();

  await page.context().clearCookies();
  await signIn(page, email, 'wrong');
  await expect(page.getByText('Ce code n’est pas valable')).toBeVisible();
  await page.getByLabel('Code de validation').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { name: 'Bonjour Odile Marchand' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('admin: a wrong password and an ended session are refused in words, and a forgotten one is replaced', async ({
  page,
}) => {
  const email = newEmail();
  await createAccount(page, email, 'owner');
  await page.goto(ADMIN);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill('Autre!2026');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('L’adresse ou le mot de passe ne correspond pas.')).toBeVisible();

  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir le lien' }).click();
  await expect(page.getByText('le lien est parti')).toBeVisible();
  await expect(async () => {
    await page.goto(await linkOfMail(email, 'password'));
  }).toPass();
  await page.getByLabel('Nouveau mot de passe', { exact: false }).first().fill(PASSWORD);
  await page.getByLabel('Nouveau mot de passe, encore une fois').fill(PASSWORD);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(page.getByText('Votre mot de passe est enregistré')).toBeVisible();

  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Bonjour Odile Marchand' })).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('menuitem', { name: 'Équipe' }).click();
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
});

test('admin: a role sees no screen that it may not open, neither in the menu nor by its address', async ({
  page,
}) => {
  const email = newEmail();
  await createAccount(page, email, 'content');
  await signIn(page, email);
  await expect(page.getByText('Vous tenez le contenu')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Équipe' })).toHaveCount(0);
  await page.goto(`${ADMIN}#/people`);
  await expect(page.getByText('Accès refusé')).toBeVisible();
});

test('admin: texts of people are shown as text, and every screen of the owner is accessible', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const email = newEmail();
  await createAccount(page, email, 'owner');
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Bonjour Odile Marchand' })).toBeVisible();
  await page.goto(`${ADMIN}#/tokens/create`);
  const hostile = '<img src=x onerror="document.title=1">';
  await page.getByLabel('Nom', { exact: false }).fill(hostile);
  await page.getByLabel('Lecture seule').check();
  await page.getByRole('button', { name: 'Créer un jeton' }).click();
  await expect(page.getByText('Copiez le jeton maintenant')).toBeVisible();
  for (const screen of ['', 'people', 'invitations', 'invitations/create', 'tokens', 'log', 'profile']) {
    await page.goto(`${ADMIN}#/${screen}`);
    await page.waitForLoadState('networkidle');
    if (screen === 'tokens') await expect(page.getByText(hostile)).toBeVisible();
    // The heading of a screen is empty until its code has arrived.
    await expect(async () => {
      const findings = await findAxeFindings(page);
      expect({ screen, findings }).toEqual({ screen, findings: [] });
    }).toPass({ timeout: 15_000 });
  }
  expect(errors).toEqual([]);
});
