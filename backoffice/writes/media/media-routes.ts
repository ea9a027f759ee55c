import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import { notFound } from '#backoffice/http/failure.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { MediaFolders } from '#backoffice/shop/media/find-stored-file.ts';
import { createRecordHandlers } from '#backoffice/writes/record-handlers.ts';
import { mediaRecord, type MediaRecord } from '#shared/contract/shop/media-record.ts';
import { checkPlace, hasExtensionOf } from './check-place.ts';
import { createEncodedWrites } from './encoded-writes.ts';
import { listFiles } from './media-context.ts';
import { mediaRecords } from './media-records.ts';
import { storeOriginal, type StoredOriginal } from './original-files.ts';
import { readCheckedFile, refused } from './read-file.ts';
import { showPaths } from './show-paths.ts';
import { readWholePicture } from './whole-picture.ts';

/** Routes of pictures and documents. Registered before the routes with an id. */
export function serveMedia(server: OperationServer, db: Kysely<Schema>, folders: MediaFolders): void {
  const show = showPaths(folders);
  const store = mediaRecords(show, true);
  const uploads = createRecordHandlers(db, {
    name: 'media',
    schema: mediaRecord,
    store,
    replacing: 'PUT /media/file',
  });
  const media = createRecordHandlers(db, {
    name: 'media',
    schema: mediaRecord,
    store: mediaRecords(show, false),
  });
  const write = createEncodedWrites(db, folders);

  server.on('GET /media/record', media.list);
  server.on('GET /media/record/{id}', media.read);
  server.on('GET /media/picture/{id}', ({ scope: { siteId }, params }) =>
    readWholePicture(db, { siteId, folders }, params.id),
  );
  server.on('PUT /media', async (call) => {
    const { scope, body } = call;
    const former = await store.find(db, scope, body.id);
    const files = await listFiles(db, scope.siteId);
    const stored = files.find(({ path }) => path === former?.path);
    const change = stored && { former: stored.path, file: { ...stored, ...fileOf(body, stored) } };
    return write(scope.siteId, change ?? {}, () => media.replace(call));
  });
  server.on('DELETE /media/{id}', async (call) => {
    const { scope, params } = call;
    const former = await store.find(db, scope, params.id);
    return write(scope.siteId, { former: former?.path }, () => media.remove(call));
  });
  server.on('POST /media', async ({ files, body: { path }, ...author }) => {
    const { type, content } = await readCheckedFile(files);
    if (!hasExtensionOf(type, path)) throw refused('extension');
    const fields = { path, focus: null, alt: { fr: null, en: null } };
    const { siteId } = author.scope;
    await checkPlace(db, siteId, fields);
    const original = await storeOriginal(content, path, folders.mediaFolder);
    const body: MediaRecord = { ...fields, file: { hash: original.hash, bytes: original.bytes } };
    const change = { file: fileOf(body, original) };
    return write(siteId, change, () => uploads.create({ ...author, body }));
  });
  server.on('PUT /media/file', async ({ files, body: { id }, ...author }) => {
    const { siteId } = author.scope;
    const former = await store.find(db, author.scope, id);
    if (!former) throw notFound();
    const { type, content } = await readCheckedFile(files);
    if (!hasExtensionOf(type, former.path)) throw refused('extension');
    const original = await storeOriginal(content, former.path, folders.mediaFolder);
    const body = { ...former, id, file: { hash: original.hash, bytes: original.bytes } };
    const change = { former: former.path, file: fileOf(body, original) };
    return write(siteId, change, () => uploads.replace({ ...author, body }));
  });
}

/** A record as the table of files stores it. */
function fileOf({ path, focus, alt }: MediaRecord, original: StoredOriginal) {
  const { hash, bytes, stored } = original;
  return {
    path,
    hash,
    bytes,
    stored,
    focus,
    alt: { ...(alt.fr !== null && { fr: alt.fr }), ...(alt.en !== null && { en: alt.en }) },
  };
}
