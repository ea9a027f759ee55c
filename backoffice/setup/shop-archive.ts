import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { createFindings, type Finding } from '#backoffice/shop/files/finding.ts';
import { ShopFolderError } from '#backoffice/shop/files/shop-folder-error.ts';
import { openShopFolder, type ShopFolder } from '#backoffice/shop/files/shop-folder.ts';
import { importShop, type ImportOptions } from '#backoffice/shop/import-shop.ts';
import { readShop } from '#backoffice/shop/read-shop.ts';
import type { ReceivedArchive } from './receive-archive.ts';
import { summarizeShop, type ShopSummary } from './summarize-shop.ts';

/** Result of the check of an archive. `summary`: what the import would write; without it there are errors. */
export type ArchiveReport = {
  name: string;
  bytes: number;
  findings: readonly Finding[];
  summary: ShopSummary | undefined;
};

type OnStep = (step: string) => void;

/** The archive that was uploaded last. It is unpacked from its check to its import. */
export type ShopArchive = {
  report: () => ArchiveReport | undefined;
  check: (received: ReceivedArchive, onStep: OnStep) => Promise<void>;
  /** Writes the checked shop. @throws Error when the database refuses it, or the check is missing */
  import: (onStep: OnStep) => Promise<void>;
};

type Options = Pick<ImportOptions, 'publicUrl' | 'mediaFolder'>;

export function createShopArchive(db: Kysely<Schema>, options: Options): ShopArchive {
  let checked: { received: ReceivedArchive; folder: ShopFolder } | undefined;
  let report: ArchiveReport | undefined;
  const discard = async () => {
    await checked?.received.remove();
    checked = undefined;
    report = undefined;
  };
  const run = async (folder: ShopFolder, isDryRun: boolean, onStep: OnStep) => {
    onStep('reading');
    const findings = createFindings();
    const shop = await readShop(folder, findings);
    const changes = findings.hasErrors
      ? undefined
      : await importShop(
          db,
          { folder, shop, findings },
          { ...options, remove: false, withStock: true, isDryRun, onStep },
        );
    return { findings: findings.all, summary: changes && summarizeShop(shop, changes) };
  };
  const check = async (received: ReceivedArchive, onStep: OnStep) => {
    const { name, bytes } = received;
    onStep('unpacking');
    try {
      const folder = await openShopFolder(received.path, received.folder);
      const result = await run(folder, true, onStep);
      report = { name, bytes, ...result };
      if (result.summary) checked = { received, folder };
    } catch (error) {
      if (!(error instanceof ShopFolderError)) throw error;
      report = { name, bytes, findings: error.findings.map(nameArchive(received)), summary: undefined };
    }
  };
  return {
    report: () => report,
    check: async (received, onStep) => {
      await discard();
      try {
        await check(received, onStep);
      } finally {
        if (!checked) await received.remove();
      }
    },
    import: async (onStep) => {
      if (!checked || !report) throw new Error('No shop has been checked.');
      const { received, folder } = checked;
      const result = await run(folder, false, onStep);
      report = { ...report, ...result };
      checked = undefined;
      await received.remove();
      if (!result.summary) throw new Error('The shop has errors that its check did not find.');
    },
  };
}

/** Findings about the archive itself have the name that its author gave it. */
function nameArchive({ name, path }: ReceivedArchive): (finding: Finding) => Finding {
  const stored = path.slice(path.lastIndexOf('/') + 1);
  return (finding) =>
    finding.file === stored || finding.file === path ? { ...finding, file: name } : finding;
}
