import type { z } from 'zod';
import {
  contactLabelRecord,
  customerContactRecord,
  formerProductRecord,
  relayPointRecord,
} from './contact-records.ts';
import { documentRecord } from './document-record.ts';
import { explodedViewRecord, partFamilyRecord, partRecord } from './part-record.ts';
import { productRecord } from './product-record.ts';
import { promotionRecord } from './promotion-record.ts';
import { supportCategoryRecord, supportFaultRecord, supportQuestionRecord } from './support-records.ts';
import { soldVariantRecord } from './variant-record.ts';

/** Bodies of `POST` and `PUT /{resource}` by operators for records that hold the texts of every language. */
export const shopRecords = {
  product: productRecord,
  variant: soldVariantRecord,
  promotion: promotionRecord,
  document: documentRecord,
  'part/family': partFamilyRecord,
  part: partRecord,
  eclate: explodedViewRecord,
  'carrier/relay-points': relayPointRecord,
  'contact/label': contactLabelRecord,
  'contact/customer': customerContactRecord,
  'former-product': formerProductRecord,
  'sav/category': supportCategoryRecord,
  'sav/question': supportQuestionRecord,
  'sav/fault': supportFaultRecord,
};

export type ShopResource = keyof typeof shopRecords;
export type ShopRecordOf<Name extends ShopResource> = z.infer<(typeof shopRecords)[Name]>;
export const SHOP_RESOURCES = Object.keys(shopRecords) as ShopResource[];
