import { zipSync, type Zippable } from 'fflate';
import type { Kysely } from 'kysely';
import { readBrand } from '#backoffice/brand/read-brand.ts';
import type { Schema } from '#backoffice/database/schema.ts';
import type { DocumentLibrary } from '#backoffice/documents/document-library.ts';
import type { Canvas } from '#backoffice/documents/layout/write-text.ts';
import { FileResponse } from '#backoffice/http/file-response.ts';
import { notFound } from '#backoffice/http/failure.ts';
import { mayHaveConnected, type LoggedAccount, type Principal } from '#backoffice/http/principal.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { formatMessage } from '#backoffice/messages/format-message.ts';
import { dimensionDrawingSvg } from '#backoffice/dimension-drawings/dimension-drawing-svg.ts';
import type { Brand } from '#shared/contract/brand.ts';
import type { Locale } from '#shared/locale.ts';
import type { Project } from '#shared/contract/project.ts';
import { drawProposal } from './draw-proposal.ts';
import { ownerOf } from './owner.ts';
import { readProposal } from './proposals-routes.ts';
import { readProject } from './read-project.ts';

type Dependencies = {
  db: Kysely<Schema>;
  library: DocumentLibrary;
  onMissing: Canvas['onMissing'];
};
type Caller = { account: LoggedAccount | undefined; principal: Principal };
type File = { name: string; type: string; bytes: Uint8Array };

const PDF = 'application/pdf';
const LEAFLETS = ['fiche', 'notice-pose', 'fiche-energie'];
/** Fixed file date, so that the same files give the same archive. */
const MADE = '2026-01-01';

/**
 * Routes of a worksite's files: the proposal alone, or an archive with drawings and leaflets of its products.
 */
export function serveProjectFiles(server: OperationServer, { db, library, onMissing }: Dependencies): void {
  server.on('GET /project/files', async ({ query: { id, file }, scope, ...call }) => {
    const brand = await readBrand(db, scope.siteId);
    const readProposalFile = () => proposalFile({ db, onMissing, brand }, scope, call, id);
    if (file === 'proposal') return new FileResponse(await readProposalFile());
    const owner = ownerOf(call);
    const project = await readProject(db, scope, owner, id);
    const files = [
      ...(owner.isProfessional ? [await readProposalFile()] : []),
      ...dimensionDrawingsOf(project, { lang: scope.lang, brand: brand.name }),
      ...(await leafletsOf({ db, library }, scope, project, mayHaveConnected(call.principal))),
    ];
    if (files.length === 0) throw notFound();
    return new FileResponse({
      name: `${formatMessage(scope.lang, 'projects.file.worksite')}-${id}.zip`,
      type: 'application/zip',
      bytes: archive(files),
    });
  });
}

async function proposalFile(
  { db, onMissing, brand }: Pick<Dependencies, 'db' | 'onMissing'> & { brand: Brand },
  scope: Scope,
  call: Caller,
  id: number,
): Promise<File> {
  const { document } = await readProposal(db, scope, call, id);
  const bytes = await drawProposal(
    document,
    { lang: scope.lang, brand, currency: scope.plan.currency },
    onMissing,
  );
  return { name: `${formatMessage(scope.lang, 'projects.file.proposal')}-${id}.pdf`, type: PDF, bytes };
}

/** Dimension drawings of the chosen sizes. */
function dimensionDrawingsOf(
  { configurations }: Project,
  { lang, brand }: { lang: Locale; brand: string },
): File[] {
  const files = configurations.flatMap(({ product, model }) => {
    if (!product || !model) return [];
    const { name, drawing } = product;
    const svg = dimensionDrawingSvg({
      lang,
      brand,
      name,
      reference: model.reference,
      drawing,
      model,
    });
    const bytes = new TextEncoder().encode(svg);
    return [{ name: `${model.reference.toLowerCase()}.svg`, type: 'image/svg+xml', bytes }];
  });
  return [...new Map(files.map((file) => [file.name, file])).values()];
}

/** Data sheets and guides of the products; restricted ones only for logged-in professionals. */
async function leafletsOf(
  { db, library }: Pick<Dependencies, 'db' | 'library'>,
  { lang }: Scope,
  { configurations }: Project,
  mayHave: boolean,
): Promise<File[]> {
  const ids = [...new Set(configurations.flatMap(({ product }) => product?.id ?? []))];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('document')
    .where('product_id', 'in', ids)
    .where('kind', 'in', LEAFLETS)
    .orderBy('id')
    .select('code')
    .execute();
  const files: File[] = [];
  // Sequential, because each file is rendered on its first request.
  for (const { code } of rows) {
    const made = await library.take(code, lang, mayHave);
    if (made) files.push({ name: `${code}-${lang}.pdf`, type: PDF, bytes: made.bytes });
  }
  return files;
}

/** PDF files are compressed already, so they are stored without compression. */
function archive(files: readonly File[]): Uint8Array {
  const entries: Zippable = Object.fromEntries(
    files.map(({ name, type, bytes }) => [name, [bytes, { level: type === PDF ? 0 : 6, mtime: MADE }]]),
  );
  return zipSync(entries);
}
