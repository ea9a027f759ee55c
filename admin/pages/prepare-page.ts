import type { RaRecord } from 'ra-core';
import type { StoredPage } from './stored-page.ts';

type Fields = Record<string, unknown>;

/** Texts of the rows of a block, which inputs set to `null` until something is typed. */
const ROWS: Readonly<Record<string, { list: string; texts: readonly string[] }>> = {
  faq: { list: 'questions', texts: ['question', 'answer'] },
  links: { list: 'links', texts: ['label', 'text', 'url'] },
  carousel: { list: 'slides', texts: ['scene', 'caption'] },
  download: { list: 'files', texts: ['label', 'url', 'mime'] },
  places: { list: 'places', texts: ['name', 'text'] },
  covers: { list: 'covers', texts: ['title', 'text', 'scene', 'document'] },
};

/**
 * Typed values as the API takes them: a page without a picture, a review or facts of a worksite has `null` there, and
 * inputs leave `null` where the API expects a text or a list.
 */
export function preparePage(typed: RaRecord): RaRecord {
  const {
    tags,
    scene,
    search_words: words,
    review,
    worksite,
    blocks,
    ...page
  } = typed as RaRecord & StoredPage;
  return {
    ...page,
    tags: listOf(tags),
    ...(words && { search_words: words }),
    scene: scene || null,
    review: review && (review.last || review.due) ? { last: '', due: '', ...withoutNulls(review) } : null,
    worksite: worksite && isFilled(worksite) ? withoutNulls(worksite) : null,
    blocks: listOf<Fields>(blocks).map(prepareBlock),
  };
}

function prepareBlock({ dated, ...block }: Fields): Fields {
  return {
    ...prepareFields(block),
    // A block that is not dated lacks the field.
    ...(dated === true && { dated }),
  };
}

function prepareFields(block: Fields): Fields {
  const rows = ROWS[String(block['type'])];
  if (rows) {
    const list = listOf<Fields>(block[rows.list]);
    return { ...block, [rows.list]: list.map((row) => withTexts(row, rows.texts)) };
  }
  switch (block['type']) {
    case 'image':
      return { ...block, caption: block['caption'] || null };
    case 'image_text':
      return { ...block, link: isFilled(block['link']) ? withTexts(block['link'], ['label', 'url']) : null };
    case 'steps': {
      const steps = listOf<Fields>(block['steps']).map(({ scene, ...step }) => ({
        ...withTexts(step, ['mark', 'title', 'text']),
        ...(Boolean(scene) && { scene }),
      }));
      return { ...block, steps };
    }
    case 'chart': {
      const points = listOf<Fields>(block['points']).map((point) => withTexts(point, ['label']));
      return { ...withTexts(block, ['caption', 'unit', 'note']), points };
    }
    case 'before_after':
      return withTexts(block, ['before', 'after', 'caption']);
    case 'products':
      return { ...block, references: listOf(block['references']) };
    case 'video': {
      const { captions, ...video } = block;
      return { ...video, ...(typeof captions === 'string' && captions !== '' && { captions }) };
    }
    case 'push': {
      const push = block['push'] as Fields;
      const { tag, tag_banner: banner, url } = push;
      return { ...block, push: { ...push, tag: tag || null, tag_banner: banner || null, url: url || null } };
    }
    default:
      return block;
  }
}

function listOf<Item>(value: unknown): Item[] {
  return Array.isArray(value) ? value : [];
}

function withTexts(row: Fields, names: readonly string[]): Fields {
  return { ...row, ...Object.fromEntries(names.map((name) => [name, row[name] ?? ''])) };
}

/** True if one of the fields has a value. */
function isFilled(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((field) => (Array.isArray(field) ? field.length > 0 : Boolean(field)));
}

function withoutNulls(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));
}
