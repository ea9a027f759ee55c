import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_IS_MISSING, ensureChromium, findChromium } from './ensure-chromium.ts';

/** The browser for screenshots of the site, without any requests to other hosts. */
export async function launchChromium(): Promise<Browser> {
  if (!(await ensureChromium())) throw new Error(CHROMIUM_IS_MISSING);
  return chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}
