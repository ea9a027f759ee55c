import { describe, expect, it } from '@jest/globals';
import type { OperationServer } from '#backoffice/http/serve-operation.ts';
import type { Caller } from '#shared/api/caller.ts';
import { operationById } from '#shared/contract/operations.ts';

/**
 * Mistakes that must not compile. The type check of `npm test` reads this file: a line below
 * `@ts-expect-error` that compiles is an error. The functions are never run.
 */
function mistakesOfClients({ call }: Caller): unknown[] {
  return [
    // @ts-expect-error -- a misspelt path
    call('GET /produkt/{id}', { params: { id: 1 } }),
    // @ts-expect-error -- a method that the path does not have
    call('PATCH /product/{id}', { params: { id: 1 } }),
    // @ts-expect-error -- no parameters where the path has one
    call('GET /product/{id}'),
    // @ts-expect-error -- a parameter of another name
    call('GET /product/{id}', { params: { product: 1 } }),
    // @ts-expect-error -- a text where the path has a number
    call('GET /product/{id}', { params: { id: 'one' } }),
    // @ts-expect-error -- a required query parameter is missing
    call('GET /url/explanation'),
    // @ts-expect-error -- a query parameter that the operation does not have
    call('GET /search', { query: { type: 'Suggest', language: 'fr', text: 'lame', words: 1 } }),
    // @ts-expect-error -- a value that is none of the query parameter's
    call('GET /search', { query: { type: 'Everything', language: 'fr', text: 'lame' } }),
    // @ts-expect-error -- a required field of the body is missing
    call('POST /cart', { body: { type: 'product' } }),
    // @ts-expect-error -- a body of another type
    call('POST /cart/remove', { body: { id: '1' } }),
    // @ts-expect-error -- JSON where the operation takes a form with files
    call('POST /ticket', { body: { subject: 'devis' } }),
    // @ts-expect-error -- a field that the response does not have
    call('GET /home').then(({ items }) => items[0]?.headline),
    // @ts-expect-error -- a response taken for another type
    call('GET /cart').then(({ count }): string => count),
  ];
}

function mistakesOfHandlers(server: OperationServer): void {
  // @ts-expect-error -- an operation that the contract does not have
  server.on('GET /nothing', async () => ({}));
  // @ts-expect-error -- a field of the response is missing
  server.on('DELETE /order/{id}', async ({ params: { id } }) => ({ id }));
  // @ts-expect-error -- JSON where the operation responds with a file
  server.on('GET /project/files', async () => ({ id: 1 }));
  // @ts-expect-error -- a parameter that the path does not have
  server.on('GET /user/logout', async ({ params: { id } }) => ({ logged_out: id === 1 }));
  // @ts-expect-error -- a field that the body does not have
  server.on('POST /cart/remove', async ({ body: { line } }) => line);
}

/** Calls that must compile. */
function correctCalls({ call }: Caller): unknown[] {
  return [
    call('GET /menu'),
    call('GET /menu', { isFresh: true }),
    call('GET /document', { query: { sales_plan_id: 2 } }),
    call('GET /customer/{customer_id}/credit', { params: { customer_id: 'C-004512' }, withToken: true }),
    call('POST /ticket', { body: new FormData() }),
    call('POST /order/{id}/reorder', { params: { id: 1 } }),
    call('GET /product/{id}', { params: { id: 1 } }).then(({ name }): string => name),
  ];
}

describe('types of calls', () => {
  it('[AP-15] operation id: selects the operation with method and path', () => {
    expect([mistakesOfClients, mistakesOfHandlers, correctCalls]).toHaveLength(3);
    expect(operationById('GET /product/{id}')).toMatchObject({ method: 'get', path: '/product/{id}' });
  });
});
