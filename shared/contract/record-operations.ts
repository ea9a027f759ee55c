import type { z } from 'zod';
import { idParams, listOf, pageQuery, recordQuery } from './common.ts';
import { operation } from './operation.ts';
import { records, type WritableResource } from './records.ts';
import { shopRecords, type ShopResource } from './shop/shop-records.ts';
import { changedVariants, priceList, stockList } from './shop/variant-record.ts';

/**
 * Records of content as operators write them, in the language of the request (AP-03). `PUT` accepts what
 * `GET /{resource}/record/{id}` returns. Writes respond with the number of the record.
 */
export const RECORD_OPERATIONS = [
  ...recordsOf('carrier', records.carrier),
  ...recordsOf('category', records.category),
  ...recordsOf('page', records.page),
  ...recordsOf('sav', records.sav),
  ...recordsOf('tags', records.tags),
  ...recordsOf('menu', records.menu),
  ...recordsOf('setting', records.setting),
  ...recordsOf('slider', records.slider),
  ...recordsOf('home', records.home),
  ...recordsOf('civility', records.civility),
  ...recordsOf('country', records.country),
  ...recordsOf('city', records.city),
  ...recordsOf('contact', records.contact),
  ...recordsOf('site', records.site),
  ...recordsOf('redirection', records.redirection),
  ...recordsOf('search', records.search),
  ...recordsOf('sitemap', records.sitemap),
];

/** Records of a shop that hold the texts of every language. */
export const SHOP_RECORD_OPERATIONS = [
  ...shopRecordsOf('product', shopRecords.product, 'product'),
  ...shopRecordsOf('variant', shopRecords.variant, 'product'),
  operation('PUT /variant/price', {
    tag: 'product',
    access: 'operator',
    summary: 'Sets prices of variants',
    body: priceList,
    response: changedVariants,
  }),
  operation('PUT /variant/stock', {
    tag: 'product',
    access: 'operator',
    summary: 'Sets the stock of variants',
    body: stockList,
    response: changedVariants,
  }),
  ...shopRecordsOf('promotion', shopRecords.promotion, 'promotion'),
  ...shopRecordsOf('document', shopRecords.document, 'document'),
  ...shopRecordsOf('part/family', shopRecords['part/family'], 'part'),
  ...shopRecordsOf('part', shopRecords.part, 'part'),
  ...shopRecordsOf('eclate', shopRecords.eclate, 'part'),
  ...shopRecordsOf('carrier/relay-points', shopRecords['carrier/relay-points'], 'carrier'),
  ...shopRecordsOf('contact/label', shopRecords['contact/label'], 'contact'),
  ...shopRecordsOf('contact/customer', shopRecords['contact/customer'], 'contact'),
  ...shopRecordsOf('former-product', shopRecords['former-product'], 'product'),
];

function recordsOf<Name extends WritableResource, Shape extends z.ZodRawShape>(
  name: Name,
  record: z.ZodObject<Shape>,
) {
  const whole = withId(record);
  return [
    operation(`GET /${name}/record`, {
      tag: name,
      access: 'operator',
      summary: 'Lists the records in pages',
      query: pageQuery,
      response: listOf(whole),
    }),
    ...writesOf(name, record, name),
  ];
}

function shopRecordsOf<Name extends ShopResource, Shape extends z.ZodRawShape>(
  name: Name,
  record: z.ZodObject<Shape>,
  tag: string,
) {
  return [
    operation(`GET /${name}/record`, {
      tag,
      access: 'operator',
      summary: 'Lists the records in pages',
      query: recordQuery,
      response: listOf(withId(record)),
    }),
    ...writesOf(name, record, tag),
  ];
}

function writesOf<Name extends WritableResource | ShopResource, Shape extends z.ZodRawShape>(
  name: Name,
  record: z.ZodObject<Shape>,
  tag: string,
) {
  const common = { tag, access: 'operator' } as const;
  const whole = withId(record);
  return [
    operation(`GET /${name}/record/{id}`, {
      ...common,
      summary: 'Returns one record as it is written',
      response: whole,
    }),
    operation(`POST /${name}`, {
      ...common,
      summary: 'Creates an entity',
      body: record,
      response: idParams,
    }),
    operation(`PUT /${name}`, {
      ...common,
      summary: 'Replaces an entity',
      body: whole,
      response: idParams,
    }),
    operation(`DELETE /${name}/{id}`, { ...common, summary: 'Removes an entity', response: idParams }),
  ];
}

function withId<Shape extends z.ZodRawShape>(
  record: z.ZodObject<Shape>,
): z.ZodObject<Shape & typeof idParams.shape>;
function withId(record: z.ZodObject): z.ZodObject {
  return record.safeExtend(idParams.shape);
}
