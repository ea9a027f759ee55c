import type { Kysely } from 'kysely';
import type { Schema } from '#backoffice/database/schema.ts';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import { savCategoryRecords } from '#backoffice/sav/sav-category-records.ts';
import { savFaultRecords } from '#backoffice/sav/sav-fault-records.ts';
import { savQuestionRecords } from '#backoffice/sav/sav-question-records.ts';
import { createRecordHandlers } from '#backoffice/writes/record-handlers.ts';
import { shopRecords } from '#shared/contract/shop/shop-records.ts';
import {
  contactLabelRecords,
  customerContactRecords,
  formerProductRecords,
  relayPointRecords,
} from './contact-records.ts';
import { changeVariants } from './change-variants.ts';
import { variantRecords } from './variant-records.ts';
import { documentRecords } from './document-records.ts';
import { partFamilyRecords, partRecords } from './part-records.ts';
import { productRecords } from './product-records.ts';
import { promotionRecords } from './promotion-records.ts';
import { storeDrawing } from './store-drawing.ts';
import { viewRecords } from './view-records.ts';

/** Routes of a shop's records, which hold the texts of every language. Registered before the routes with an id. */
export function serveShopRecords(server: OperationServer, db: Kysely<Schema>, mediaFolder: string): void {
  const product = createRecordHandlers(db, {
    name: 'product',
    schema: shopRecords.product,
    store: productRecords,
  });
  server.on('GET /product/record', product.list);
  server.on('GET /product/record/{id}', product.read);
  server.on('POST /product', product.create);
  server.on('PUT /product', product.replace);
  server.on('DELETE /product/{id}', product.remove);
  const variant = createRecordHandlers(db, {
    name: 'variant',
    schema: shopRecords.variant,
    store: variantRecords,
  });
  server.on('GET /variant/record', variant.list);
  server.on('GET /variant/record/{id}', variant.read);
  server.on('POST /variant', variant.create);
  server.on('PUT /variant', variant.replace);
  server.on('DELETE /variant/{id}', variant.remove);
  server.on('PUT /variant/price', ({ body, ...author }) =>
    changeVariants(db, { ...author, operation: 'PUT /variant/price' }, body.items),
  );
  server.on('PUT /variant/stock', ({ body, ...author }) =>
    changeVariants(
      db,
      { ...author, operation: 'PUT /variant/stock' },
      body.items.map(({ quantity, expected: { quantity: stock, ...expected } = {}, ...item }) => ({
        ...item,
        stock: quantity,
        expected: { ...expected, stock },
      })),
    ),
  );

  const promotion = createRecordHandlers(db, {
    name: 'promotion',
    schema: shopRecords.promotion,
    store: promotionRecords,
  });
  server.on('GET /promotion/record', promotion.list);
  server.on('GET /promotion/record/{id}', promotion.read);
  server.on('POST /promotion', promotion.create);
  server.on('PUT /promotion', promotion.replace);
  server.on('DELETE /promotion/{id}', promotion.remove);

  const document = createRecordHandlers(db, {
    name: 'document',
    schema: shopRecords.document,
    store: documentRecords,
  });
  server.on('GET /document/record', document.list);
  server.on('GET /document/record/{id}', document.read);
  server.on('POST /document', document.create);
  server.on('PUT /document', document.replace);
  server.on('DELETE /document/{id}', document.remove);

  const family = createRecordHandlers(db, {
    name: 'part/family',
    schema: shopRecords['part/family'],
    store: partFamilyRecords,
  });
  server.on('GET /part/family/record', family.list);
  server.on('GET /part/family/record/{id}', family.read);
  server.on('POST /part/family', family.create);
  server.on('PUT /part/family', family.replace);
  server.on('DELETE /part/family/{id}', family.remove);

  const part = createRecordHandlers(db, { name: 'part', schema: shopRecords.part, store: partRecords });
  server.on('GET /part/record', part.list);
  server.on('GET /part/record/{id}', part.read);
  server.on('POST /part', part.create);
  server.on('PUT /part', part.replace);
  server.on('DELETE /part/{id}', part.remove);

  const view = createRecordHandlers(db, { name: 'eclate', schema: shopRecords.eclate, store: viewRecords });
  server.on('GET /eclate/record', view.list);
  server.on('GET /eclate/record/{id}', view.read);
  server.on('POST /eclate', view.create);
  server.on('PUT /eclate', view.replace);
  server.on('DELETE /eclate/{id}', view.remove);
  server.on('POST /eclate/picture', ({ files, body: { code }, ...author }) =>
    storeDrawing(db, { ...author, code, files, mediaFolder }),
  );

  const relay = createRecordHandlers(db, {
    name: 'carrier/relay-points',
    schema: shopRecords['carrier/relay-points'],
    store: relayPointRecords,
  });
  server.on('GET /carrier/relay-points/record', relay.list);
  server.on('GET /carrier/relay-points/record/{id}', relay.read);
  server.on('POST /carrier/relay-points', relay.create);
  server.on('PUT /carrier/relay-points', relay.replace);
  server.on('DELETE /carrier/relay-points/{id}', relay.remove);

  const label = createRecordHandlers(db, {
    name: 'contact/label',
    schema: shopRecords['contact/label'],
    store: contactLabelRecords,
  });
  server.on('GET /contact/label/record', label.list);
  server.on('GET /contact/label/record/{id}', label.read);
  server.on('POST /contact/label', label.create);
  server.on('PUT /contact/label', label.replace);
  server.on('DELETE /contact/label/{id}', label.remove);

  const person = createRecordHandlers(db, {
    name: 'contact/customer',
    schema: shopRecords['contact/customer'],
    store: customerContactRecords,
  });
  server.on('GET /contact/customer/record', person.list);
  server.on('GET /contact/customer/record/{id}', person.read);
  server.on('POST /contact/customer', person.create);
  server.on('PUT /contact/customer', person.replace);
  server.on('DELETE /contact/customer/{id}', person.remove);

  const former = createRecordHandlers(db, {
    name: 'former-product',
    schema: shopRecords['former-product'],
    store: formerProductRecords,
  });
  server.on('GET /former-product/record', former.list);
  server.on('GET /former-product/record/{id}', former.read);
  server.on('POST /former-product', former.create);
  server.on('PUT /former-product', former.replace);
  server.on('DELETE /former-product/{id}', former.remove);

  const category = createRecordHandlers(db, {
    name: 'sav/category',
    schema: shopRecords['sav/category'],
    store: savCategoryRecords,
  });
  server.on('GET /sav/category/record', category.list);
  server.on('GET /sav/category/record/{id}', category.read);
  server.on('POST /sav/category', category.create);
  server.on('PUT /sav/category', category.replace);
  server.on('DELETE /sav/category/{id}', category.remove);

  const question = createRecordHandlers(db, {
    name: 'sav/question',
    schema: shopRecords['sav/question'],
    store: savQuestionRecords,
  });
  server.on('GET /sav/question/record', question.list);
  server.on('GET /sav/question/record/{id}', question.read);
  server.on('POST /sav/question', question.create);
  server.on('PUT /sav/question', question.replace);
  server.on('DELETE /sav/question/{id}', question.remove);

  const fault = createRecordHandlers(db, {
    name: 'sav/fault',
    schema: shopRecords['sav/fault'],
    store: savFaultRecords,
  });
  server.on('GET /sav/fault/record', fault.list);
  server.on('GET /sav/fault/record/{id}', fault.read);
  server.on('POST /sav/fault', fault.create);
  server.on('PUT /sav/fault', fault.replace);
  server.on('DELETE /sav/fault/{id}', fault.remove);
}
