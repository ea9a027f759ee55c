import type { PageBlockRecord } from '#shared/contract/page-block-record.ts';
import type { RecordOf, WritableResource } from '#shared/contract/records.ts';

export type ReferenceKind = 'scene' | 'product' | 'page' | 'tag' | 'plan' | 'category' | 'label';
/** A reference to another record, and the path of its field. */
export type Reference = { kind: ReferenceKind; value: string | number; path: string };

type List = (record: never) => Reference[];

const LISTS: Partial<Record<WritableResource, List>> = {
  category: ({ exist_in, scene, push_5: push }: RecordOf<'category'>) => [
    ...all('plan', exist_in, 'exist_in'),
    ...one('scene', scene, 'scene'),
    ...one('scene', push?.scene, 'push_5.scene'),
  ],
  page: ({ exist_in, scene, tags, blocks }: RecordOf<'page'>) => [
    ...all('plan', exist_in, 'exist_in'),
    ...one('scene', scene, 'scene'),
    ...all('tag', tags, 'tags'),
    ...blocks.flatMap((block, index) => ofBlock(block, `blocks.${index}`)),
  ],
  sav: ({ exist_in, references }: RecordOf<'sav'>) => [
    ...all('plan', exist_in, 'exist_in'),
    ...all('product', references, 'references'),
  ],
  slider: ({ exist_in, scene, reference }: RecordOf<'slider'>) => [
    ...all('plan', exist_in, 'exist_in'),
    ...one('scene', scene, 'scene'),
    ...one('product', reference, 'reference'),
  ],
  home: ({ exist_in, classics, advice, signature }: RecordOf<'home'>) => [
    ...all('plan', exist_in, 'exist_in'),
    ...all('product', classics.references, 'classics.references'),
    ...all('page', advice.slugs, 'advice.slugs'),
    ...one('product', signature?.reference, 'signature.reference'),
    ...one('scene', signature?.scene, 'signature.scene'),
  ],
  sitemap: ({ exist_in }: RecordOf<'sitemap'>) => all('plan', exist_in, 'exist_in'),
  contact: ({ products, labels }: RecordOf<'contact'>) => [
    ...all('category', products, 'products'),
    ...all('label', labels, 'labels'),
  ],
};

/** References of a record that must exist for it to be shown. */
export function listReferences(resource: WritableResource, record: unknown): Reference[] {
  // The contract has validated the record against the schema of its resource.
  return LISTS[resource]?.(record as never) ?? [];
}

function ofBlock(block: PageBlockRecord, path: string): Reference[] {
  switch (block.type) {
    case 'products':
      return all('product', block.references, `${path}.references`);
    case 'carousel':
      return block.slides.flatMap(({ scene }, index) => one('scene', scene, `${path}.slides.${index}.scene`));
    case 'steps':
      return block.steps.flatMap(({ scene }, index) => one('scene', scene, `${path}.steps.${index}.scene`));
    case 'covers':
      return block.covers.flatMap(({ scene }, index) => one('scene', scene, `${path}.covers.${index}.scene`));
    case 'before_after':
      return [...one('scene', block.before, `${path}.before`), ...one('scene', block.after, `${path}.after`)];
    case 'image':
    case 'image_text':
    case 'video':
      return one('scene', block.scene, `${path}.scene`);
    case 'push':
    case 'faq':
    case 'table':
    case 'data_table':
    case 'quote':
    case 'links':
    case 'html':
    case 'download':
    case 'chart':
    case 'places':
    case 'text':
      return [];
  }
}

function one(kind: ReferenceKind, value: string | null | undefined, path: string): Reference[] {
  return value ? [{ kind, value, path }] : [];
}

function all(kind: ReferenceKind, values: readonly (string | number)[], path: string): Reference[] {
  return values.map((value, index) => ({ kind, value, path: `${path}.${index}` }));
}
