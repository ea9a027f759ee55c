import { describe, expect, it } from '@jest/globals';
import { ROUTES } from '#routes/paths.ts';
import { showsBreadcrumb } from './shows-breadcrumb.ts';

describe('breadcrumb', () => {
  it.each(['index', 'cms', 'categories', 'contact', 'login'] as const)('[BC-01] %s: hidden', (name) => {
    expect(showsBreadcrumb(name, undefined)).toBe(false);
    expect(showsBreadcrumb(name, 'website')).toBe(false);
  });

  it('[BC-01] article, contact form, any other page: shown', () => {
    expect(showsBreadcrumb('cms', 'article')).toBe(true);
    expect(showsBreadcrumb('contact-form', undefined)).toBe(true);
    const hidden = ROUTES.filter((row) => !showsBreadcrumb(row.name, undefined)).map((row) => row.name);
    expect(hidden.sort()).toEqual([
      'categories',
      'cms',
      'contact',
      'index',
      'login',
      'signature-category',
      'signature-landing',
    ]);
  });
});
