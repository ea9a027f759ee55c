import type { z } from 'zod';
import { idParams } from './common.ts';
import { operation } from './operation.ts';
import { records, type WritableResource } from './records.ts';

/** Writes of content by operators; each responds with the number of the record (AP-03). */
export const RECORD_OPERATIONS = [
  ...writesOf('carrier', records.carrier),
  ...writesOf('category', records.category),
  ...writesOf('page', records.page),
  ...writesOf('sav', records.sav),
  ...writesOf('tags', records.tags),
  ...writesOf('menu', records.menu),
  ...writesOf('setting', records.setting),
  ...writesOf('slider', records.slider),
  ...writesOf('home', records.home),
  ...writesOf('civility', records.civility),
  ...writesOf('country', records.country),
  ...writesOf('city', records.city),
  ...writesOf('contact', records.contact),
  ...writesOf('site', records.site),
  ...writesOf('redirection', records.redirection),
  ...writesOf('search', records.search),
  ...writesOf('sitemap', records.sitemap),
];

function writesOf<Name extends WritableResource, Shape extends z.ZodRawShape>(
  name: Name,
  record: z.ZodObject<Shape>,
) {
  const common = { tag: name, access: 'operator', response: idParams } as const;
  return [
    operation(`POST /${name}`, { ...common, summary: 'Creates an entity', body: record }),
    operation(`PUT /${name}`, { ...common, summary: 'Replaces an entity', body: withId(record) }),
    operation(`DELETE /${name}/{id}`, { ...common, summary: 'Removes an entity' }),
  ];
}

function withId<Shape extends z.ZodRawShape>(
  record: z.ZodObject<Shape>,
): z.ZodObject<Shape & typeof idParams.shape>;
function withId(record: z.ZodObject): z.ZodObject {
  return record.safeExtend(idParams.shape);
}
