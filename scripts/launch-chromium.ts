import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM, ensureChromium } from './ensure-chromium.ts';

/** The browser that takes pictures of the site; it asks nobody else for anything. */
export async function launchChromium(): Promise<Browser> {
  await ensureChromium();
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}
