import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Scope } from '#backoffice/http/scope.ts';
import { readScenes } from '#backoffice/pictures/scenes.ts';
import { readCardsByReference } from '#backoffice/products/product-cards.ts';
import type { Home, Slide } from '#shared/contract/home.ts';
import type { RecordOf } from '#shared/contract/records.ts';
import { contentRecords, listedFrame, sharedColumns } from './content-records.ts';
import { getContent, listContent, type Content } from './content-store.ts';
import { readPagesBySlug } from './pages.ts';

type HomeRecord = RecordOf<'home'>;
type SlideRecord = RecordOf<'slider'>;

export const homeRecords = contentRecords<HomeRecord>({
  resource: 'home',
  frameOf: listedFrame,
  withColumns: sharedColumns,
});
export const slideRecords = contentRecords<SlideRecord>({
  resource: 'slider',
  frameOf: listedFrame,
  withColumns: sharedColumns,
});

/** Home page and its slider: stored with references, returned with the products and pages. */
export function serveHome(server: OperationServer, db: Kysely<Schema>): void {
  server.on('GET /home', async ({ scope }) => {
    const contents = await listContent<HomeRecord>(db, scope, 'home');
    const items = await Promise.all(contents.map((content) => toHome(db, scope, content)));
    return { items, total: items.length };
  });
  server.on('GET /home/{id}', async ({ scope, params: { id } }) =>
    toHome(db, scope, await getContent(db, scope, 'home', id)),
  );
  server.on('GET /slider', async ({ scope }) => {
    const contents = await listContent<SlideRecord>(db, scope, 'slider');
    const items = await Promise.all(contents.map((content) => toSlide(db, scope, content)));
    return { items, total: items.length };
  });
  server.on('GET /slider/{id}', async ({ scope, params: { id } }) =>
    toSlide(db, scope, await getContent(db, scope, 'slider', id)),
  );
}

async function toHome(db: Kysely<Schema>, scope: Scope, { id, data }: Content<HomeRecord>): Promise<Home> {
  const { classics, advice, signature, exist_in: _plans, ...texts } = data;
  const [products, pages, [signatureProduct], scenes] = await Promise.all([
    readCardsByReference(db, scope, classics.references),
    readPagesBySlug(db, scope, advice.slugs),
    readCardsByReference(db, scope, signature ? [signature.reference] : []),
    readScenes(db, scope.lang, [signature?.scene]),
  ]);
  return {
    id,
    ...texts,
    classics: { title: classics.title, text: classics.text, products },
    advice: { title: advice.title, pages },
    signature:
      signature && signatureProduct
        ? {
            title: signature.title,
            text: signature.text,
            link: signature.link,
            product: signatureProduct,
            picture: (signature.scene && scenes.get(signature.scene)) || null,
          }
        : null,
  };
}

async function toSlide(db: Kysely<Schema>, scope: Scope, { id, data }: Content<SlideRecord>): Promise<Slide> {
  const { title, text, link, reference, scene, focus = null } = data;
  const [[product], scenes] = await Promise.all([
    readCardsByReference(db, scope, reference ? [reference] : []),
    readScenes(db, scope.lang, [scene]),
  ]);
  const picture = (scene && scenes.get(scene)) || null;
  return { id, title, text, link, product: product ?? null, picture, focus };
}
