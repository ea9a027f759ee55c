import { findOperation, OPERATIONS, type OperationId } from '#shared/contract/operations.ts';
import { checkRefusal, checkSuccess } from './check-response.ts';
import { sendRequest, type CommonParameters, type Sent } from './send-request.ts';

/** Result of one operation. `isTried`: a valid request was sent; without one only refusals are known. */
export type OperationResult = { id: OperationId; findings: string[]; isTested: boolean; isProbed: boolean };

export type Due = { status: number; code: string; field?: string; when: string };

/** Request and response of a valid call, used as example in documents. */
export type Exchange = { id: OperationId; sent: Sent; body: unknown };

/** Calls a back office and records deviations from the contract. */
export type Tester = {
  /** Sends a valid request and returns the body of its response. @throws CallFailed for any other response */
  call(id: OperationId, sent?: Sent): Promise<unknown>;
  /** Sends a request that must be refused. `common` replaces the common parameters. */
  refuse(id: OperationId, sent: Sent, due: Due, common?: CommonParameters): Promise<void>;
  /** Records a finding that no single response shows. */
  finding(id: OperationId, text: string): void;
  results(): OperationResult[];
};

/** A valid request failed, so that dependent operations cannot be tried. */
export class CallFailed extends Error {}

export function createTester(
  baseUrl: string,
  common: CommonParameters,
  onExchange?: (exchange: Exchange) => void,
): Tester {
  const byId = new Map<string, OperationResult>(
    OPERATIONS.map(({ id }) => [id, { id, findings: [], isTested: false, isProbed: false }]),
  );
  const resultOf = (id: OperationId) =>
    byId.get(id) ?? { id, findings: [], isTested: false, isProbed: false };
  const finding = (id: OperationId, text: string) => {
    const { findings } = resultOf(id);
    if (!findings.includes(text)) findings.push(text);
  };
  const send = async (id: OperationId, sent: Sent, parameters: CommonParameters) => {
    try {
      return await sendRequest(baseUrl, id, sent, parameters);
    } catch (error) {
      finding(id, `does not respond: ${error instanceof Error ? error.message : String(error)}`);
      throw new CallFailed(id);
    }
  };
  return {
    async call(id, sent = {}) {
      const operation = findOperation(id);
      const received = await send(id, sent, common);
      resultOf(id).isTested = true;
      for (const text of checkSuccess(operation, received)) finding(id, text);
      if (received.status !== 200) throw new CallFailed(id);
      onExchange?.({ id, sent, body: received.body });
      return received.body;
    },
    async refuse(id, sent, due, parameters = common) {
      const operation = findOperation(id);
      const address = addressOf(OPERATIONS.findIndex((candidate) => candidate.id === id));
      const headers = { 'x-client-address': address, ...sent.headers };
      const received = await send(id, { ...sent, headers }, parameters);
      resultOf(id).isProbed = true;
      for (const text of checkRefusal(operation, received, due)) finding(id, text);
    },
    finding,
    results: () => [...byId.values()],
  };
}

/** Client address of an operation: refusals are rate-limited by address, so each operation has its own (RFC 2544). */
function addressOf(index: number): string {
  return `198.18.${Math.floor(index / 250)}.${(index % 250) + 1}`;
}
