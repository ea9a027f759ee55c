import { z } from 'zod';
import { idParams, listOf, pageQuery, recordQuery } from './common.ts';
import { operation } from './operation.ts';
import { OPERATOR_ROLES, type OperatorRole } from './operator-role.ts';
import { pageRecordQuery } from './page.ts';
import { records, type WritableResource } from './records.ts';
import {
  MAX_MEDIA_BYTES,
  mediaRecord,
  newMedia,
  replacedMedia,
  WHOLE_PICTURE_TYPE,
} from './shop/media-record.ts';
import { relayPointRecordQuery } from './shop/contact-records.ts';
import { newDrawing, partRecordQuery, storedDrawing, viewRecordQuery } from './shop/part-record.ts';
import { shopRecords, type ShopResource } from './shop/shop-records.ts';
import { changedVariants, priceList, stockList } from './shop/variant-record.ts';

/** Every resource with records. */
export type RecordResource = WritableResource | ShopResource | 'media';

/** Roles that write a record, besides the owner. */
const OWNER: readonly OperatorRole[] = [];
const CATALOGUE: readonly OperatorRole[] = ['catalogue'];
const CONTENT: readonly OperatorRole[] = ['content'];
const EDITORS: readonly OperatorRole[] = ['catalogue', 'content'];

/**
 * Records of content as operators write them, in the language of the request (AP-03). `PUT` accepts what
 * `GET /{resource}/record/{id}` returns. Writes respond with the number of the record.
 */
export const RECORD_OPERATIONS = [
  ...recordsOf('carrier', records.carrier, OWNER),
  ...recordsOf('category', records.category, CATALOGUE),
  operation('GET /page/record', {
    tag: 'page',
    access: 'operator',
    roles: OPERATOR_ROLES,
    summary: 'Lists the records in pages',
    query: pageRecordQuery,
    response: listOf(withId(records.page)),
  }),
  ...writesOf('page', records.page, { tag: 'page', writers: CONTENT }),
  ...recordsOf('sav', records.sav, CONTENT),
  ...recordsOf('tags', records.tags, CONTENT),
  ...recordsOf('menu', records.menu, CONTENT),
  ...recordsOf('setting', records.setting, CONTENT),
  ...recordsOf('slider', records.slider, CONTENT),
  ...recordsOf('home', records.home, CONTENT),
  ...recordsOf('civility', records.civility, CONTENT),
  ...recordsOf('country', records.country, CONTENT),
  ...recordsOf('city', records.city, CONTENT),
  ...recordsOf('contact', records.contact, CONTENT),
  ...recordsOf('site', records.site, OWNER),
  ...recordsOf('redirection', records.redirection, CONTENT),
  ...recordsOf('search', records.search, EDITORS),
  ...recordsOf('sitemap', records.sitemap, CONTENT),
];

/** Records of a shop that hold the texts of every language. */
export const SHOP_RECORD_OPERATIONS = [
  ...shopRecordsOf('product', shopRecords.product, 'product'),
  ...shopRecordsOf('variant', shopRecords.variant, 'product'),
  operation('PUT /variant/price', {
    tag: 'product',
    access: 'operator',
    roles: CATALOGUE,
    summary: 'Sets prices of variants',
    body: priceList,
    response: changedVariants,
  }),
  operation('PUT /variant/stock', {
    tag: 'product',
    access: 'operator',
    roles: CATALOGUE,
    summary: 'Sets the stock of variants',
    body: stockList,
    response: changedVariants,
  }),
  ...shopRecordsOf('promotion', shopRecords.promotion, 'promotion'),
  ...shopRecordsOf('document', shopRecords.document, 'document'),
  ...shopRecordsOf('part/family', shopRecords['part/family'], 'part'),
  ...searchedRecordsOf('part', shopRecords.part, {
    tag: 'part',
    writers: CATALOGUE,
    query: partRecordQuery,
  }),
  ...searchedRecordsOf('eclate', shopRecords.eclate, {
    tag: 'part',
    writers: CATALOGUE,
    query: viewRecordQuery,
  }),
  operation('POST /eclate/picture', {
    tag: 'part',
    access: 'operator',
    roles: CATALOGUE,
    summary: 'Stores the picture of an exploded view',
    body: newDrawing,
    hasFiles: true,
    fileLimits: { count: 1, bytes: MAX_MEDIA_BYTES },
    response: storedDrawing,
  }),
  ...searchedRecordsOf('carrier/relay-points', shopRecords['carrier/relay-points'], {
    tag: 'carrier',
    writers: OWNER,
    query: relayPointRecordQuery,
  }),
  ...shopRecordsOf('contact/label', shopRecords['contact/label'], 'contact', CONTENT),
  ...shopRecordsOf('contact/customer', shopRecords['contact/customer'], 'contact', CONTENT),
  ...shopRecordsOf('former-product', shopRecords['former-product'], 'product'),
  ...shopRecordsOf('sav/category', shopRecords['sav/category'], 'sav', CONTENT),
  ...shopRecordsOf('sav/question', shopRecords['sav/question'], 'sav', CONTENT),
  ...shopRecordsOf('sav/fault', shopRecords['sav/fault'], 'sav', CONTENT),
];

/** Pictures and documents: records whose bytes arrive in a form. */
export const MEDIA_OPERATIONS = [
  operation('GET /media/record', {
    tag: 'media',
    access: 'operator',
    roles: OPERATOR_ROLES,
    summary: 'Lists the records in pages',
    query: recordQuery,
    response: listOf(withId(mediaRecord)),
  }),
  ...changesOf('media', mediaRecord, { tag: 'media', writers: EDITORS }),
  operation('GET /media/picture/{id}', {
    tag: 'media',
    access: 'operator',
    roles: OPERATOR_ROLES,
    summary: 'Returns a picture of a product whole',
    fileType: WHOLE_PICTURE_TYPE,
    response: z.unknown(),
  }),
  operation('POST /media', {
    tag: 'media',
    access: 'operator',
    roles: EDITORS,
    summary: 'Stores a picture or a document',
    body: newMedia,
    hasFiles: true,
    fileLimits: { count: 1, bytes: MAX_MEDIA_BYTES },
    response: idParams,
  }),
  operation('PUT /media/file', {
    tag: 'media',
    access: 'operator',
    roles: EDITORS,
    summary: 'Replaces the bytes of a picture or a document',
    body: replacedMedia,
    hasFiles: true,
    fileLimits: { count: 1, bytes: MAX_MEDIA_BYTES },
    response: idParams,
  }),
];

function recordsOf<Name extends WritableResource, Shape extends z.ZodRawShape>(
  name: Name,
  record: z.ZodObject<Shape>,
  writers: readonly OperatorRole[],
) {
  const whole = withId(record);
  return [
    operation(`GET /${name}/record`, {
      tag: name,
      access: 'operator',
      roles: OPERATOR_ROLES,
      summary: 'Lists the records in pages',
      query: pageQuery,
      response: listOf(whole),
    }),
    ...writesOf(name, record, { tag: name, writers }),
  ];
}

function shopRecordsOf<Name extends ShopResource, Shape extends z.ZodRawShape>(
  name: Name,
  record: z.ZodObject<Shape>,
  tag: string,
  writers: readonly OperatorRole[] = CATALOGUE,
) {
  return searchedRecordsOf(name, record, { tag, writers, query: recordQuery });
}

/** Records of a shop whose list has filters of its own. */
function searchedRecordsOf<Name extends ShopResource, Shape extends z.ZodRawShape, Query extends z.ZodObject>(
  name: Name,
  record: z.ZodObject<Shape>,
  { tag, writers, query }: Access & { query: Query },
) {
  return [
    operation(`GET /${name}/record`, {
      tag,
      access: 'operator',
      roles: OPERATOR_ROLES,
      summary: 'Lists the records in pages',
      query,
      response: listOf(withId(record)),
    }),
    ...writesOf(name, record, { tag, writers }),
  ];
}

type Access = { tag: string; writers: readonly OperatorRole[] };

function writesOf<Name extends WritableResource | ShopResource, Shape extends z.ZodRawShape>(
  name: Name,
  record: z.ZodObject<Shape>,
  { tag, writers }: Access,
) {
  return [
    operation(`POST /${name}`, {
      tag,
      access: 'operator',
      roles: writers,
      summary: 'Creates an entity',
      body: record,
      response: idParams,
    }),
    ...changesOf(name, record, { tag, writers }),
  ];
}

function changesOf<Name extends RecordResource, Shape extends z.ZodRawShape>(
  name: Name,
  record: z.ZodObject<Shape>,
  { tag, writers }: Access,
) {
  const reads = { tag, access: 'operator', roles: OPERATOR_ROLES } as const;
  const writes = { tag, access: 'operator', roles: writers } as const;
  const whole = withId(record);
  return [
    operation(`GET /${name}/record/{id}`, {
      ...reads,
      summary: 'Returns one record as it is written',
      response: whole,
    }),
    operation(`PUT /${name}`, {
      ...writes,
      summary: 'Replaces an entity',
      body: whole,
      response: idParams,
    }),
    operation(`DELETE /${name}/{id}`, { ...writes, summary: 'Removes an entity', response: idParams }),
  ];
}

function withId<Shape extends z.ZodRawShape>(
  record: z.ZodObject<Shape>,
): z.ZodObject<Shape & typeof idParams.shape>;
function withId(record: z.ZodObject): z.ZodObject {
  return record.safeExtend(idParams.shape);
}
