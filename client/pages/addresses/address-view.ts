/** The view that the query selects: the list, or a form for one address. */
export type AddressView =
  | { kind: 'list'; done: AddressDone | undefined }
  | { kind: 'add' }
  | { kind: 'edit'; id: number }
  | { kind: 'remove'; id: number };

/** The last change, which the list confirms. */
const DONE = { ajoutee: 'added', modifiee: 'changed', supprimee: 'removed' } as const;
export type AddressDone = (typeof DONE)[keyof typeof DONE];

const ADDRESS_ID = /^[1-9]\d{0,8}$/;

/**
 * Reads the view from the query. Parameters are French because the page exists in French only. Returns `undefined` for
 * a malformed id.
 */
export function readAddressView(search: URLSearchParams): AddressView | undefined {
  if (search.has('ajouter')) return { kind: 'add' };
  const edited = search.get('modifier');
  if (edited !== null) return ADDRESS_ID.test(edited) ? { kind: 'edit', id: Number(edited) } : undefined;
  const removed = search.get('supprimer');
  if (removed !== null) return ADDRESS_ID.test(removed) ? { kind: 'remove', id: Number(removed) } : undefined;
  const done = search.get('fait') ?? '';
  return { kind: 'list', done: Object.hasOwn(DONE, done) ? DONE[done as keyof typeof DONE] : undefined };
}

export const addPath = (base: string) => `${base}?ajouter=1`;
export const editPath = (base: string, id: number) => `${base}?modifier=${id}`;
export const removePath = (base: string, id: number) => `${base}?supprimer=${id}`;
export const donePath = (base: string, done: keyof typeof DONE) => `${base}?fait=${done}`;
