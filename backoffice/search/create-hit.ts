import type { SearchHit } from '#shared/contract/search.ts';

type Given = Pick<SearchHit, 'type' | 'title' | 'canonical'> & Partial<SearchHit> & { code: string | number };

/** Creates a hit with empty values for fields that its kind lacks. `code` is unique within the type. */
export function createHit({ code, ...given }: Given): SearchHit {
  return {
    key: `${given.type}:${code}`,
    detail: '',
    cover: null,
    price: null,
    replaces: null,
    notice: null,
    ...given,
  };
}

export function samePath(path: string): { part: string; pro: string } {
  return { part: path, pro: path };
}
