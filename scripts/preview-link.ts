import { parseBackofficeConfig, type BackofficeConfig } from '#backoffice/config.ts';
import { signPreviewToken } from '#backoffice/content/preview-token.ts';
import { findDatabase } from '#backoffice/database/database-location.ts';
import { openDatabase } from '#backoffice/database/open-database.ts';
import { PREVIEW_SECRET, readOrMakeSecret } from '#backoffice/database/secrets.ts';
import { href } from '#routes/href.ts';
import { readEnvironment } from '#server/config.ts';
import { LOCALES } from '#shared/locale.ts';
import { requireDatabase } from './database/require-database.ts';

/** `npm run preview-link <page number>`: prints links that show an unpublished page, valid for an hour. */
async function main(): Promise<void> {
  const id = Number(process.argv[2]);
  if (!Number.isInteger(id) || id < 1)
    throw new Error('Name the page by its number: npm run preview-link 60.');
  const config = parseBackofficeConfig(readEnvironment());
  const token = signPreviewToken(id, config.previewSecret ?? (await readSecret(config)));
  for (const locale of LOCALES) {
    console.log(`${config.publicUrl}${href('preview', { locale, target: 'part' }, { id })}?token=${token}`);
  }
}

/** @throws when the embedded database is in use: only one process may open it. */
async function readSecret(config: BackofficeConfig): Promise<string> {
  const location = findDatabase(config);
  requireDatabase(location);
  const database = await openDatabase(location).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason} Set PREVIEW_SECRET to create links while the site runs.`);
  });
  try {
    return await readOrMakeSecret(database.db, PREVIEW_SECRET);
  } finally {
    await database.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
