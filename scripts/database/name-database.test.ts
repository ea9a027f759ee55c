import { describe, expect, it } from '@jest/globals';
import { nameDatabase } from './name-database.ts';

describe('name of a database', () => {
  it.each([
    [{ folder: '.data/database' }, '.data/database'],
    [{ url: 'postgres://atre:secret@database:5432/atre' }, 'postgres://atre@database:5432/atre'],
    [{ url: 'postgresql://database/atre?user=atre&password=secret' }, 'postgres://database/atre'],
  ])('%j: shown without a password', (database, name) => {
    expect(nameDatabase(database)).toBe(name);
  });
});
