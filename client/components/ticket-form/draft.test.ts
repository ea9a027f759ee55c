import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createStorage, forbidden, useStorage } from '#tests/support/fake-storage.ts';
import { removeDraft, saveDraft, readDraft } from './draft.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function formOf(values: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

describe('form draft', () => {
  beforeEach(() => useStorage(createStorage(new Map())));
  afterAll(() => useStorage(undefined));

  it('contains the text fields, without files and keys', () => {
    saveDraft(
      formOf({
        message: 'Bonjour',
        city: '',
        key: 'k',
        website: 'x',
        files: new File(['x'], 'a.pdf'),
      }),
    );
    expect(readDraft()).toEqual({ message: ['Bonjour'] });
  });

  it('older than a day, forgotten, or foreign value in storage: none', () => {
    saveDraft(formOf({ message: 'Bonjour' }), 0);
    expect(readDraft(DAY_MS - 1)).toEqual({ message: ['Bonjour'] });
    expect(readDraft(DAY_MS)).toBeUndefined();
    saveDraft(formOf({ message: 'Bonjour' }));
    removeDraft();
    expect(readDraft()).toBeUndefined();
    localStorage.setItem('shop', '{"version":2,"draft":{"savedAt":"today","values":[]}}');
    expect(readDraft()).toBeUndefined();
  });

  it('storage forbidden: none, without an error', () => {
    useStorage(forbidden);
    saveDraft(formOf({ message: 'Bonjour' }));
    removeDraft();
    expect(readDraft()).toBeUndefined();
  });
});
