import { expect, type Page } from '@playwright/test';
import { testEveryPage } from './support/every-page.ts';
import { findMotion } from './support/find-motion.ts';
import { findTargetFaults } from './support/find-target-faults.ts';
import { lengthenWords } from './support/lengthen-words.ts';
import { DESKTOP, overflow, PHONE, REFLOW, TABLET } from './support/screen-sizes.ts';

const LAPTOP = { width: 1280, height: 800 };

testEveryPage(
  'fits its window, with large letters and long words too; nothing moves that need not',
  async (page, { label }) => {
    for (const size of [REFLOW, PHONE, TABLET, DESKTOP]) {
      await page.setViewportSize(size);
      expect.soft(await overflow(page), `${label} at ${size.width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(PHONE);
    expect.soft(await findTargetFaults(page), `${label}: what is touched`).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect.soft(await findMotion(page), `${label}: motion`).toEqual([]);

    await enlargeText(page, '200%');
    await page.setViewportSize(LAPTOP);
    expect.soft(await overflow(page), `${label}: letters of 200 %`).toBeLessThanOrEqual(0);
    await enlargeText(page, '');
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      expect.soft(await lengthenWords(page), `${label}: long words at ${size.width} px`).toEqual([]);
      expect.soft(await overflow(page), `${label}: long words at ${size.width} px`).toBeLessThanOrEqual(0);
    }
  },
  REFLOW,
);

async function enlargeText(page: Page, size: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}
