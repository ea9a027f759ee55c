import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { startBuiltSite } from '#scripts/start-built-site.ts';
import { buildSite } from '#scripts/build-site.ts';
import { isBuildStale } from '#scripts/build-stamp.ts';
import { launchChromium } from '#scripts/launch-chromium.ts';

/** `npm run pictures`: takes the README's screenshots of the current site. */
const FOLDER = join('docs', 'pictures');
const PICTURES = [
  { name: 'home', path: '/', width: 1440, height: 900 },
  { name: 'category', path: '/nos-produits/chauffage-electrique', width: 1440, height: 900 },
  { name: 'product', path: '/produit/lame', width: 1440, height: 900 },
  { name: 'signature', path: '/en/signature/product/trumeau', width: 1440, height: 900 },
  { name: 'locator', path: '/trouver-un-installateur?place=44000+Nantes', width: 1440, height: 900 },
  { name: 'phone', path: '/en', width: 390, height: 844 },
  { name: 'phone-product', path: '/en/product/lame', width: 390, height: 844 },
];

if (isBuildStale()) await buildSite();
mkdirSync(FOLDER, { recursive: true });
const site = await startBuiltSite();
const browser = await launchChromium();
try {
  for (const picture of PICTURES) await take(browser, picture);
} finally {
  await browser.close();
  await site.stop();
}

async function take(from: Browser, { name, path, width, height }: (typeof PICTURES)[number]): Promise<void> {
  const locale = path.startsWith('/en') ? 'en-GB' : 'fr-FR';
  const page = await from.newPage({ viewport: { width, height }, locale, deviceScaleFactor: 1 });
  const response = await page.goto(site.url + path, { waitUntil: 'networkidle' });
  if (!response?.ok()) throw new Error(`${path} returns ${response?.status()}.`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 82 });
  await page.close();
}
