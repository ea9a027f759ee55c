import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '#tests/support/demo-password.ts';
import { exampleOf } from '#shared/contract/examples/operation-examples.ts';
import { openApiDocument } from '#shared/contract/openapi/open-api-document.ts';
import { MOCK_OPERATOR_TOKEN, startDocumentMock, type MockedDocument } from '#tests/support/document-mock.ts';
import { OPERATOR_TOKEN, startTestBackoffice, type TestBackoffice } from '#tests/support/test-backoffice.ts';
import type { OperationResult } from './create-tester.ts';
import { reportOf } from './print-report.ts';
import { runConformance } from './run-conformance.ts';

/** Minimum of operations with a valid request; the others need a person or a payment provider. */
const MIN_TESTED = 130;
const MIN_READS = 80;
/** About 700 sequential requests: 10 s on an idle machine. */
const TIMEOUT_MS = 120_000;

let reference: TestBackoffice;
beforeAll(async () => {
  reference = await startTestBackoffice({ hasEqualWrites: true });
});
afterAll(() => reference.close());

function findingsOf(results: readonly OperationResult[]): Record<string, string[]> {
  return Object.fromEntries(
    results.filter(({ findings }) => findings.length > 0).map(({ id, findings }) => [id, findings]),
  );
}

/** Findings of the suite about a back office generated from the document alone. */
async function findMockFindings(document: MockedDocument): Promise<OperationResult[]> {
  const mock = await startDocumentMock(document);
  const { customer_id: customerId = '' } = exampleOf('listFavorites').path ?? {};
  try {
    return await runConformance({
      baseUrl: mock.url,
      operatorToken: MOCK_OPERATOR_TOKEN,
      session: { token: 'session-of-the-mock', customerId: String(customerId), siret: undefined },
    });
  } finally {
    await mock.close();
  }
}

function newDocument(): MockedDocument {
  return structuredClone(openApiDocument('/')) as MockedDocument;
}

describe('conformance of a back office', () => {
  it(
    'reference back office: every operation conforms, writes included',
    async () => {
      const results = await runConformance({
        baseUrl: `${reference.url}/api/v1/`,
        login: { email: 'pro@atre.example', password: DEMO_PASSWORD },
        operatorToken: OPERATOR_TOKEN,
        isWriting: true,
      });
      expect(findingsOf(results)).toEqual({});
      expect(results.filter(({ isTested }) => isTested).length).toBeGreaterThan(MIN_TESTED);
      const { text, isConforming } = reportOf(results);
      expect(isConforming).toBe(true);
      expect(text).toMatch(/\d+ of \d+ operations conform, \d+ of \d+ were not tried\.$/);
    },
    TIMEOUT_MS,
  );

  it('back office generated from the document alone: every read conforms', async () => {
    const results = await findMockFindings(newDocument());
    expect(findingsOf(results)).toEqual({});
    expect(results.filter(({ isTested }) => isTested).length).toBeGreaterThan(MIN_READS);
  });

  it('back office with three faults: the suite reports each of them and no other', async () => {
    const document = newDocument();
    delete document.paths['/menu'];
    const site = document.paths['/payment']?.['get']?.responses['200']?.content?.['application/json'];
    if (site) site.example = { items: [{ id: 1, technical_name: 'gold', name: 'Or' }], total: 1 };
    const promotions = document.paths['/customer/{customer_id}/promotion']?.['get'];
    if (promotions) promotions.security = [{}];
    expect(findingsOf(await findMockFindings(document))).toEqual({
      'GET /menu': ['is missing'],
      'GET /payment': [expect.stringMatching(/^breaks the schema at items\.0\.technical_name: /)],
      'GET /customer/{customer_id}/promotion': [
        'responds with 200 instead of 500 token_required without a token',
        'responds with 200 instead of 500 invalid_token with an unknown token',
      ],
    });
  });
});
