import { beforeAll, describe, expect, it } from '@jest/globals';
import type { RequestListener } from 'node:http';
import { existsIn, href } from '#routes/href.ts';
import { ROUTES } from '#routes/paths.ts';
import { LOCALES } from '#shared/locale.ts';
import { readPage } from '#tests/support/read-page.ts';
import { createTestStorefront } from '#tests/support/test-storefront.ts';

const PARAMETERS = { reference: 'CD-018402', product: 'thermo' };
const LOGINS = { fr: '/pro/connexion', en: '/en/pro/login' };

const GUARDED = ROUTES.filter(({ guards }) => guards.includes('authenticated')).flatMap(({ name }) =>
  LOCALES.filter((locale) => existsIn(name, locale)).map((locale) => ({
    name,
    locale,
    path: href(name, { locale, target: 'part' }, PARAMETERS),
  })),
);

describe('pages behind the login', () => {
  let app: RequestListener;
  beforeAll(async () => {
    ({ app } = await createTestStorefront());
  });

  it.each(GUARDED)(
    '[AC-02, AC-03] $name: $path without a session redirects to login and back',
    async ({ path, locale }) => {
      const { status, headers } = await readPage(app, `${path}?page=2`);
      const redirect = encodeURIComponent(`${path}?page=2`);
      expect([status, headers['location']]).toEqual([302, `${LOGINS[locale]}?redirect=${redirect}`]);
    },
  );
});
