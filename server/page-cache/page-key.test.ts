import { describe, expect, it } from '@jest/globals';
import { pageKeyOf } from './page-key.ts';

const keyOf = (url: string, { method = 'GET', cookie }: { method?: string; cookie?: string } = {}) =>
  pageKeyOf({ method, url, headers: { cookie } });

describe('page key', () => {
  it('is the address with its known parameters', () => {
    expect(keyOf('/recherche?q=lame')).toBe('/recherche?q=lame');
    expect(keyOf('/en', { method: 'HEAD' })).toBe('/en');
  });

  it('is undefined for an unknown parameter', () => {
    expect(keyOf('/?utm_source=letter')).toBeUndefined();
    expect(keyOf('/recherche?q=lame&x=1')).toBeUndefined();
  });

  it('is undefined for a path that is not normalised, a POST, or a request with a session', () => {
    expect(keyOf('/fr/../en')).toBeUndefined();
    expect(keyOf('/en', { method: 'POST' })).toBeUndefined();
    expect(keyOf('/en', { cookie: 'a=b; refresh_token=x' })).toBeUndefined();
  });
});
