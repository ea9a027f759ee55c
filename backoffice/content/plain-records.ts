import type { RecordOf } from '#shared/contract/records.ts';
import { contentRecords } from './content-records.ts';

/** Menus, settings, tags and forms of address have a code; all sales plans list them unless the seed says otherwise. */
export const menuRecords = contentRecords<RecordOf<'menu'>>({ resource: 'menu', frameOf: codedFrame });
export const settingRecords = contentRecords<RecordOf<'setting'>>({
  resource: 'setting',
  frameOf: codedFrame,
});
export const tagRecords = contentRecords<RecordOf<'tags'>>({ resource: 'tags', frameOf: codedFrame });
export const civilityRecords = contentRecords<RecordOf<'civility'>>({
  resource: 'civility',
  frameOf: codedFrame,
});
export const countryRecords = contentRecords<RecordOf<'country'>>({
  resource: 'country',
  frameOf: () => ({ slug: null }),
});

function codedFrame({ code }: { code: string }) {
  return { code, slug: null };
}
