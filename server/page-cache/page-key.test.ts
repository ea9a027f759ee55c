import { describe, expect, it } from '@jest/globals';
import { pageKeyOf } from './page-key.ts';

const keyOf = (url: string, { method = 'GET', cookie }: { method?: string; cookie?: string } = {}) =>
  pageKeyOf({ method, url, headers: { cookie } });

describe('the key of a page', () => {
  it('is its address, with the parameters pages know', () => {
    expect(keyOf('/recherche?q=lame')).toBe('/recherche?q=lame');
    expect(keyOf('/en', { method: 'HEAD' })).toBe('/en');
  });

  it('there is none for an address with a parameter nobody knows', () => {
    expect(keyOf('/?utm_source=letter')).toBeUndefined();
    expect(keyOf('/recherche?q=lame&x=1')).toBeUndefined();
  });

  it('there is none for an address that has a plainer form, for a form, or for somebody with a session', () => {
    expect(keyOf('/fr/../en')).toBeUndefined();
    expect(keyOf('/en', { method: 'POST' })).toBeUndefined();
    expect(keyOf('/en', { cookie: 'a=b; refresh_token=x' })).toBeUndefined();
  });
});
