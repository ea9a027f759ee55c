import { describe, expect, it } from '@jest/globals';
import { OPERATIONS } from '#shared/contract/operations.ts';
import { isOwnFilePath } from './own-file-path.ts';

const isFile = ({ method, fileType, access }: (typeof OPERATIONS)[number]) =>
  method === 'get' && fileType !== undefined && access === 'customer';
const addressOf = ({ path }: (typeof OPERATIONS)[number]) =>
  `/api/v1${path.replaceAll('{customer_id}', 'C-004512').replaceAll(/\{\w+\}/g, '12')}`;

describe('files behind the login', () => {
  it('[AC-04] own file path: every customer file of the contract, and no other call', () => {
    const files = new Set(OPERATIONS.filter(isFile).map(addressOf));
    expect(files.size).toBeGreaterThan(8);
    const found = OPERATIONS.map(addressOf).filter(isOwnFilePath);
    expect(new Set(found)).toEqual(files);
  });

  it.each([
    '/api/v1/user/logout',
    '/api/v1/order/12',
    '/order/12/document/invoice',
    '/api/v1/order/12/document/../cart',
  ])('[AC-04] own file path: %s is not', (path) => {
    expect(isOwnFilePath(path)).toBe(false);
  });
});
