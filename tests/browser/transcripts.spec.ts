import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { JOURNEYS, type Journey } from './support/journeys.ts';
import { readAloud } from './support/screen-reader.ts';
import { DESKTOP } from './support/screen-sizes.ts';
import { test } from './support/site-test.ts';

const FOLDER = join('docs', 'transcripts');
/** `npm run transcripts` writes all of them. */
const isWriting = process.env['TRANSCRIPTS'] === 'write';
/** Short, and the same with every run of the demo data. */
const COMPARED = new Set(['fault-finder', 'login-error']);
const BROWSER_LANGUAGES = { fr: 'fr-FR', en: 'en-GB' } as const;

for (const journey of JOURNEYS.filter(({ name }) => isWriting || COMPARED.has(name))) {
  test.describe(journey.name, () => {
    test.use({ viewport: DESKTOP, locale: BROWSER_LANGUAGES[journey.lang] });

    test(`screen reader: ${journey.title} equals its file in docs/transcripts`, async ({
      page,
      complaints,
    }) => {
      test.setTimeout(180_000);
      complaints.allow(/status of (?:401|404|422)/);
      const transcript = await record(page, journey);
      const file = join(FOLDER, `${journey.name}.md`);
      if (isWriting) {
        mkdirSync(FOLDER, { recursive: true });
        writeFileSync(file, transcript);
      } else expect(transcript).toBe(readFileSync(file, 'utf8'));
    });
  });
}

async function record(page: Page, { title, steps }: Journey): Promise<string> {
  const parts = [`# ${title}`];
  for (const step of steps) {
    await step.take(page);
    const phrases = await readAloud(page, step.part ?? 'main');
    parts.push(
      `## ${step.title}`,
      [`page title, ${await page.title()}`, ...phrases].map((phrase) => `- ${mask(phrase)}`).join('\n'),
    );
  }
  return `${parts.join('\n\n')}\n`;
}

/** Masks values that differ between runs: dates, references of orders, addresses of new accounts. */
function mask(phrase: string): string {
  return phrase
    .replace(/\b(?:CD|FA|BL)-\d{6,}\b/g, (reference) => `${reference.slice(0, 3)}…`)
    .replace(/(?:\p{L}+ )?\d{1,2}(?:er)? \p{L}{3,} 20\d\d/gu, '(day)')
    .replace(/\b\d\d\/\d\d\/20\d\d\b/g, '(day)')
    .replace(/[\w-]+@huppe\.example/g, '(address)')
    .replace(/([*_<>[\]])/g, '\\$1');
}
