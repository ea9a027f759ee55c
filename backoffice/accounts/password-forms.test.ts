import { expect, it } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { hashPassword, isPassword } from './passwords.ts';

const PASSWORD = 'Éte-chaleur-9';

it('password: a hash of composed or decomposed accents, old or new, verifies in both forms', async () => {
  const forms = [PASSWORD.normalize('NFC'), PASSWORD.normalize('NFD')];
  for (const set of forms) {
    const hashes = [await hashPassword(set), await hash(set, { memoryCost: 64, timeCost: 1 })];
    for (const hashed of hashes)
      for (const typed of forms) expect(await isPassword(hashed, typed)).toBe(true);
  }
  expect(await isPassword(await hashPassword(PASSWORD), 'Ete-chaleur-9')).toBe(false);
});
