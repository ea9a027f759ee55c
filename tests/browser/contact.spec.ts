import { expect, type Page } from '@playwright/test';
import { MEASURED_URL } from './support/addresses.ts';
import { openPage, waitForHydration } from './support/open-page.ts';
import { test } from './support/site-test.ts';

const PDF = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 plan\n%%EOF\n') };
const PROGRAM = { name: 'outil.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') };

/** Console message of the browser for status 422. */
const REFUSED = /status of 422/;

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('Prénom').fill('Camille');
  await page.getByLabel('Nom', { exact: true }).fill('Aubert');
  await page.getByLabel('E-mail').fill('camille@courriel.example');
}

/** Simulates that the form has been open for a minute. */
async function takeTime(page: Page): Promise<void> {
  await page.locator('input[name=started_at]').evaluate((field: HTMLInputElement) => {
    field.value = String(Date.now() - 60_000);
  });
}

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer' }).click();

test.describe('with scripts', () => {
  test('[RT-09, CT-05] contact: from the subject to the confirmation without a page load', async ({
    page,
    complaints,
  }) => {
    complaints.allow(REFUSED);
    await openPage(page, '/aide-contact');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.getByRole('link', { name: /^Choisir un appareil/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choisir un appareil');
    await page.getByLabel('Message').fill('Quel modèle pour 22 m² ?');
    await send(page);
    await expect(page.locator('[data-banner="error"]')).toContainText('réponses sont à corriger');
    await expect(page.getByLabel('Prénom')).toBeFocused();
    await expect(page.getByLabel('Message')).toHaveValue('Quel modèle pour 22 m² ?');
    await page.locator('[data-banner="error"]').getByRole('link', { name: 'À renseigner : E-mail.' }).click();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await fillPerson(page);
    await page.getByLabel('Photos et documents').setInputFiles([PDF]);
    await takeTime(page);
    await send(page);
    await expect(page).toHaveURL(/\/confirmation\?reference=AT-[2-9A-Z]{7}&subject=advice$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre demande est arrivée');
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('shop'))).not.toContain('draft');
  });

  test('files: listed, removed, and refused before they are sent', async ({ page }) => {
    await openPage(page, '/contact?subject=other');
    const field = page.getByLabel('Photos et documents');
    await field.setInputFiles([PDF]);
    await field.setInputFiles([PROGRAM]);
    await expect(page.getByText('ni une image JPG ou PNG, ni un PDF')).toBeVisible();
    await page.getByRole('button', { name: 'Retirer outil.exe' }).click();
    await expect(page.getByText('ni une image JPG ou PNG, ni un PDF')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Retirer plan.pdf' })).toBeVisible();
    expect(await field.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1);
  });

  test('dropped file: accepted', async ({ page }) => {
    await openPage(page, '/contact?subject=other');
    const field = page.getByLabel('Photos et documents');
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['%PDF-1.7 plan\n%%EOF\n'], 'plan.pdf', { type: 'application/pdf' }));
      return transfer;
    });
    await field.locator('..').dispatchEvent('drop', { dataTransfer: dropped });
    await expect(page.getByRole('button', { name: 'Retirer plan.pdf' })).toBeVisible();
    expect(await field.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('plan.pdf');
  });

  test('program named as a PDF: refused with a message, and the input is preserved', async ({
    page,
    complaints,
  }) => {
    complaints.allow(REFUSED);
    await openPage(page, '/contact?subject=other');
    await page.getByLabel('Message').fill('Voici le plan');
    await fillPerson(page);
    const field = page.getByLabel('Photos et documents');
    await field.setInputFiles([{ ...PROGRAM, name: 'plan.pdf', mimeType: 'application/pdf' }]);
    await takeTime(page);
    await send(page);
    await expect(page.locator('[data-banner="error"]')).toContainText('ni une image JPG ou PNG, ni un PDF');
    await expect(page.getByLabel('Message')).toHaveValue('Voici le plan');
    await expect(page).toHaveURL('/contact?subject=other');
  });

  test('interrupted upload: input and file are preserved with a message; a slow upload shows its progress', async ({
    page,
    context,
    complaints,
  }) => {
    complaints.allow(/ERR_CONNECTION_RESET/);
    await openPage(page, '/contact?subject=other');
    await page.getByLabel('Message').fill('Une photographie');
    await fillPerson(page);
    const photograph = Buffer.concat([Buffer.alloc(400_000, '%PDF-1.7 '), Buffer.from('\n%%EOF\n')]);
    await page
      .getByLabel('Photos et documents')
      .setInputFiles([{ name: 'photographie.pdf', mimeType: 'application/pdf', buffer: photograph }]);
    await takeTime(page);
    await page.route(/\/api\/v1\/ticket\?/, (route) => route.abort('connectionreset'));
    await send(page);
    await expect(page.locator('[data-banner="error"]')).toContainText(
      'Rien de ce que vous avez écrit n’est perdu',
    );
    await expect(page.getByLabel('Message')).toHaveValue('Une photographie');
    await expect(page.getByRole('button', { name: 'Retirer photographie.pdf' })).toBeVisible();
    await page.unrouteAll();
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 150_000,
    });
    await send(page);
    const busy = page.getByRole('button', { name: /^Envoi en cours, [1-9]\d? %$/ });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await expect(page).toHaveURL(/\/confirmation\?reference=AT-/);
  });

  test('draft: restored after a reload until it is discarded', async ({ page }) => {
    await openPage(page, '/contact?subject=other');
    await page.getByLabel('Message').fill('Une longue histoire');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('shop'))).toContain('histoire');
    await openPage(page, '/contact?subject=spare-part');
    await expect(page.getByLabel('Message')).toHaveValue('Une longue histoire');
    await page.getByRole('button', { name: 'L’effacer' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('');
    await page.reload();
    await expect(page.getByLabel('Message')).toHaveValue('');
  });

  test('postcode of one commune: fills it in', async ({ page }) => {
    await openPage(page, '/contact?subject=quote');
    await page.getByLabel('Code postal').fill('35000');
    await expect(page.getByLabel('Commune')).toHaveValue('Rennes');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[CT-05] contact: the whole form, with a file and an error', async ({ page, complaints }) => {
    complaints.allow(REFUSED);
    await page.goto('/aide-contact');
    await page.getByRole('link', { name: /^Une notice, un document/ }).click();
    await page.getByLabel('Appareil').fill('Lame');
    await page.getByLabel('Photos et documents').setInputFiles([PDF]);
    await send(page);
    await expect(page.locator('[data-banner="error"]')).toContainText('réponses sont à corriger');
    await expect(page.getByLabel('Appareil')).toHaveValue('Lame');
    await expect(page.getByText('Choisissez-les à nouveau')).toBeVisible();
    await fillPerson(page);
    await page.getByLabel('Photos et documents').setInputFiles([PDF]);
    await page.waitForTimeout(2000);
    await send(page);
    await expect(page).toHaveURL(/\/confirmation\?reference=AT-/);
  });
});

test.describe('human verification', () => {
  test.use({ ownOrigin: MEASURED_URL });
  const STAND_IN = `window.grecaptcha = { ready: (run) => run(), execute: async (key, { action }) => key + ' ' + action };`;

  for (const [kind, response, token] of [
    ['a token', { contentType: 'text/javascript', body: STAND_IN }, 'site-key-of-the-tests ticket'],
    ['no script', { status: 500, body: '' }, ''],
    [
      'a script that does not run',
      { contentType: 'text/javascript', body: STAND_IN.replace('key +', 'nothing +') },
      '',
    ],
  ] as const) {
    test(`[TP-01] ${kind} of the provider: the form is sent nevertheless`, async ({ page, complaints }) => {
      complaints.allow(/^request to https:\/\/www\.google/);
      complaints.allow(/status of 500/);
      await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
      await page.route('https://www.google.com/**', (route) => route.fulfill(response));
      await page.goto(`${MEASURED_URL}/contact?subject=other`);
      await page.getByRole('button', { name: /Tout accepter/ }).click();
      await page.getByLabel('Message').fill('Bonjour');
      await fillPerson(page);
      await page.waitForTimeout(2000);
      const sent = page.waitForRequest((request) => request.url().includes('/api/v1/ticket?'));
      await send(page);
      const body = (await sent).postData() ?? '';
      expect(/name="verification_token"\r\n\r\n(.*)\r\n/.exec(body)?.[1]).toBe(token);
      await expect(page).toHaveURL(/\/confirmation\?reference=AT-/);
    });
  }

  test('[TP-01] before consent: no request to other hosts', async ({ page }) => {
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(MEASURED_URL)) outside.push(request.url());
    });
    await page.goto(`${MEASURED_URL}/contact?subject=other`);
    await page.getByLabel('Message').fill('Bonjour');
    await fillPerson(page);
    await takeTime(page);
    await send(page);
    await expect(page).toHaveURL(/\/confirmation\?reference=AT-/);
    expect(outside.filter((url) => !url.startsWith('data:'))).toEqual([]);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`quote ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('[RT-46] three steps, a missing field, a step back, a ticket', async ({ page }) => {
      await page.goto('/devis/chauffage');
      if (javaScriptEnabled) await waitForHydration(page);
      const goOn = () => page.getByRole('button', { name: 'Continuer' }).click();
      await page.getByRole('radio', { name: 'Appartement' }).check();
      await goOn();
      await expect(page.locator('[data-banner="error"]')).toContainText('À renseigner : Chauffage actuel.');
      await expect(page.getByRole('radio', { name: 'Appartement' })).toBeChecked();
      await page.getByRole('radio', { name: 'Gaz' }).check();
      await goOn();
      await page.getByLabel('Surface à chauffer').fill('62,5');
      await page.getByRole('radio', { name: 'Des radiateurs électriques' }).check();
      await goOn();
      await page.getByRole('link', { name: /^Le projet/ }).click();
      await expect(page.getByLabel('Surface à chauffer')).toHaveValue('62,5');
      await goOn();
      await fillPerson(page);
      await page.getByLabel('Code postal').fill('44000');
      await page.getByLabel('Commune').fill('Nantes');
      await page.getByLabel('Téléphone').fill('02 61 91 12 99');
      await page.waitForTimeout(2000);
      await page.getByRole('button', { name: 'Demander mon devis' }).click();
      await expect(page).toHaveURL(/\/confirmation\?reference=AT-[2-9A-Z]{7}&subject=quote$/);
    });
  });
}
